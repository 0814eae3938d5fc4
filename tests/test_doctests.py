"""The examples in docstrings, read from the sources and run on the installed package.

(Compiled modules keep few docstrings, so doctest's own finder would miss most examples.)
"""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"


def examples() -> list[tuple[str, str, str, int]]:
    """Module, name, docstring and line of everything that has an example."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                continue
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                name, line = (
                    (module, 0) if isinstance(node, ast.Module) else (f"{module}.{node.name}", node.lineno)
                )
                found.append((module, name, text, line))
    return found


EXAMPLES = examples()
PUBLIC = {"bot", "cards", "cardtable", "errors", "game", "options", "rng", "state", "view", "words"}


@pytest.mark.parametrize(
    ("module", "name", "text", "line"), EXAMPLES, ids=[name for _, name, _, _ in EXAMPLES]
)
def test_example(module: str, name: str, text: str, line: int) -> None:
    names = dict(vars(importlib.import_module(module)))
    test = doctest.DocTestParser().get_doctest(text, names, name, module, line)
    assert test.examples
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert result.failed == 0, "".join(report)


def test_the_core_is_documented_by_example() -> None:
    """What others write games and bots with."""
    shown = {
        name.removeprefix("tatami.core.") for _, name, _, _ in EXAMPLES if name.startswith("tatami.core.")
    }
    assert {name.split(".")[0] for name in shown} >= PUBLIC
