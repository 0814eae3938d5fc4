"""What a finger needs: targets of 44 px that nothing covers, and a page that does not scroll sideways."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

SMALLEST: Final = 44  # px
# Scrolled into view one after another: those that are too small, or covered by something at their middle.
BAD_TARGETS: Final = """(smallest) => {
    const open = document.querySelector("dialog[open]") ?? document;
    const bad = [];
    for (const target of open.querySelectorAll("button, a[href], select, input, summary, [role=button]")) {
        if (!target.checkVisibility({ visibilityProperty: true })) continue;
        const label = target.closest("label") ?? target;
        label.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = label.getBoundingClientRect();
        const name = `${target.ariaLabel ?? target.textContent.trim()} (${target.tagName.toLowerCase()})`;
        if (width < smallest - 0.1 || height < smallest - 0.1) bad.push(`${name}: ${width} × ${height}`);
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!label.contains(there)) bad.push(`${name} is covered by ${there?.className}`);
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) bad.push(`the page is ${wide} px wide`);
    return bad;
}"""


def expect_good_targets(page: Page) -> None:
    bad = page.evaluate(BAD_TARGETS, SMALLEST)
    assert not bad, "\n".join(bad)
