"""Drawings visit their parts in an order that is written down.

The order of a set of constants is another one when it comes from the source than when it comes
from the compiled file, so a drawing that follows it prints other bytes on its first run.
"""

import ast
from pathlib import Path

import pytest

import printkit.art

SOURCES = sorted(Path(printkit.art.__file__).parent.rglob("*.py"))


def sets_followed(source: str) -> list[int]:
    """The lines of loops over a set, or over a name that was given one."""
    tree = ast.parse(source)
    named = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Set | ast.SetComp)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    loops = (node.iter for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension))
    return [
        loop.lineno
        for loop in loops
        if isinstance(loop, ast.Set | ast.SetComp)
        or (isinstance(loop, ast.Name) and loop.id in named)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_drawings_follow_no_set(path: Path) -> None:
    assert sets_followed(path.read_text(encoding="utf-8")) == []


def test_a_set_is_seen() -> None:
    assert sets_followed("holes = {(0, 1), (2, 3)}\nfor x, y in holes:\n    pass") == [2]
