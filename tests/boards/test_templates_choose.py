"""The shipped templates choose and place; what has to be calculated is the exception."""

import re
from pathlib import Path

MOST = 150
"""Lines of all templates that calculate."""
_SHIPPED = Path(__file__).parents[2]
_TEMPLATES = (*_SHIPPED.glob("templates/*/*.j2"), *_SHIPPED.glob("boards/*/templates/*.j2"))
_COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)
_JINJA = re.compile(r"\{[{%]-?(.*?)-?[%}]\}", re.DOTALL)
_TEXT = re.compile(r"'[^']*'|\"[^\"]*\"")
_SUM = re.compile(r"(?<=[\w)\]])\s*[-+*/%]+\s*(?=[\w(.-])")


def _calculating(template: str) -> set[int]:
    """The lines that calculate, counted from 0, those within long statements too."""
    plain = _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), template)
    return {
        plain.count("\n", 0, code.start(1) + found.end())
        for code in _JINJA.finditer(plain)
        for found in _SUM.finditer(_TEXT.sub(lambda text: "_" * len(text[0]), code[1]))
    }


def test_what_counts_as_calculating() -> None:
    assert _calculating('<rect w="{{ width - 8 }}"/>') == {0}
    assert _calculating("<g>\n{% set a = [\n  3,\n  b\n  % 2] %}\n{# c + d #}") == {4}
    assert not _calculating('{% extends "space-corner.xml.j2" %}')
    assert not _calculating('{%- set name = \'board-centre\' -%}<rect x="-3" right="-3"/>')


def test_few_lines_of_templates_calculate() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(_TEMPLATES)]
    assert sum(text.count("\n") for text in texts) > 2000, "all templates are read"
    assert sum(len(_calculating(text)) for text in texts) <= MOST
