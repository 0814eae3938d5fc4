"""Every link of the pages to a file or a heading of this repository leads somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from .pages import ROOT, anchors, links

PAGES = sorted(
    page
    for folder in (ROOT, *(ROOT / name for name in ("docs", "requirements", "src")))
    for page in (folder.glob("*.md") if folder == ROOT else folder.rglob("*.md"))
)
LINKS = [(page, link) for page in PAGES for link in links(page) if "://" not in link]


def named(case: Path | str) -> str:
    return str(case.relative_to(ROOT)) if isinstance(case, Path) else case


def test_the_pages_are_found() -> None:
    names = {named(page) for page in PAGES}
    assert {"README.md", "CHANGELOG.md", "docs/design.md", "docs/adding_a_game.md"} <= names
    assert len(LINKS) > 10


@pytest.mark.parametrize(("page", "link"), LINKS, ids=named)
def test_link_leads_somewhere(page: Path, link: str) -> None:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    assert target.is_relative_to(ROOT), f"{link} leads out of the repository"
    assert target.exists(), f"there is no {link}"
    assert not anchor or anchor in anchors(target), f"{name or page.name} has no heading {anchor}"
