"""The shipped templates choose and place; what has to be calculated is the exception."""

import re
from pathlib import Path

MOST = 150
"""Lines of all templates that calculate."""
_SHIPPED = Path(__file__).parents[2]
_TEMPLATES = (*_SHIPPED.glob("templates/*/*.j2"), *_SHIPPED.glob("boards/*/templates/*.j2"))
_JINJA = re.compile(r"\{[{%]-?(.*?)-?[%}]\}")
_TEXT = re.compile(r"'[^']*'|\"[^\"]*\"")
_SUM = re.compile(r"[\w)\]] *[-+*/] *[\w(]")


def _calculates(line: str) -> bool:
    return any(_SUM.search(_TEXT.sub("''", code)) for code in _JINJA.findall(line))


def test_what_counts_as_calculating() -> None:
    assert _calculates('<rect w="{{ width - 8 }}"/>')
    assert not _calculates('{% extends "space-corner.xml.j2" %}')
    assert not _calculates('{%- set name = \'board-centre\' -%}<rect x="-3" right="-3"/>')


def test_few_lines_of_templates_calculate() -> None:
    lines = [
        line
        for path in sorted(_TEMPLATES)
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert len(lines) > 2000, "all templates are read"
    assert sum(map(_calculates, lines)) <= MOST
