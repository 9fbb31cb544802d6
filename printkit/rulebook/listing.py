"""What lists pages: the contents with dotted leaders, and the index in two narrow columns."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace

from printkit.geometry.shapes import circle
from printkit.geometry.transform import translate
from printkit.rulebook.blocks import Contents, Heading, Index, IndexTerm
from printkit.rulebook.lines import Line, side_by_side
from printkit.rulebook.references import ROOM, TermPages, name_of, unlinked
from printkit.rulebook.texts import TextSetter
from printkit.rulebook.typography import Typography
from printkit.scene import Group, Node, Shape
from printkit.text.characters import NO_BREAK_SPACE
from printkit.text.style import TextStyle

LEADER, DOT = 1.7, 0.16
"""Distance of the dots of a leader, and their radius, mm."""
NUMBER = 6.0
"""The room for a page number, mm."""
HANGING = 3.0
"""How far the further lines of a term are indented, mm."""
INDEX_CHUNK = 60
"""So many terms stand in two columns of their own."""


def contents_lines(
    block: Contents,
    sections: Sequence[Heading],
    pages: Mapping[str, int],
    types: Typography,
    width: float,
    setter: TextSetter,
) -> list[Line]:
    """A line for each section: its title, dots, and its page."""
    style = types.contents
    flush = replace(style, align="right")
    lines: list[Line] = []
    for section in sections:
        title = setter.lines(block, unlinked(section.text), style, width - NUMBER - 2.0)
        if not title:
            continue
        page = setter.cell(block, str(pages.get(name_of(section), ROOM)), flush, NUMBER)
        number = Group(page.nodes, translate(width - NUMBER, 0.0))
        end = setter.measure(title[-1].words, style)
        dots = _leader(end + 1.6, width - page.width - 1.4, style, types)
        last = replace(title[-1], nodes=(*title[-1].nodes, *dots, number))
        lines += [*title[:-1], last]
    return [replace(line, words="", strong="", bound=i > 0) for i, line in enumerate(lines)]


def _leader(left: float, right: float, style: TextStyle, types: Typography) -> list[Node]:
    """Dots on the baseline, at the same places in all lines."""
    first, last = int(left / LEADER) + 1, int(right / LEADER)
    y = 0.66 * style.size
    return [Shape(circle(i * LEADER, y, DOT), types.hairline) for i in range(first, last + 1)]


def index_lines(
    block: Index,
    found: Sequence[tuple[IndexTerm, TermPages]],
    types: Typography,
    width: float,
    setter: TextSetter,
) -> list[Line]:
    """The terms in the order of the alphabet, in two columns across the margin, one line."""
    column = (width - types.column_gap) / 2
    entries = [
        _entry(block, f"{term.shown}{NO_BREAK_SPACE * 2}{_pages(pages)}", types, column, setter)
        for term, pages in sorted(found, key=lambda entry: _alphabetical(entry[0].forms[0]))
    ]
    chunks = [entries[i : i + INDEX_CHUNK] for i in range(0, len(entries), INDEX_CHUNK)]
    lines = [[line for entry in chunk for line in entry] for chunk in chunks]
    space, step = 0.6 * types.line, column + types.column_gap
    return [replace(side_by_side(chunk, step), space=space, wide=True) for chunk in lines]


def _entry(
    block: Index, text: str, types: Typography, width: float, setter: TextSetter
) -> list[Line]:
    """A term with its pages; what does not fit on its first line is indented."""
    lines = setter.lines(block, text, types.index, width - HANGING)
    inside = translate(HANGING, 0.0)
    further = (replace(line, nodes=(Group(line.nodes, inside),)) for line in lines[1:])
    return [*lines[:1], *further]


def _alphabetical(term: str) -> tuple[str, str]:
    """Where a term stands in the alphabet: letters with accents stand beside those without."""
    plain = unicodedata.normalize("NFD", term.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)), term


def _pages(pages: TermPages) -> str:
    """The pages in their order; of several, the one bold where most is said about the term."""
    main, others = pages
    bold = main if others else ()
    return ", ".join(f"**{n}**" if n in bold else str(n) for n in sorted((*main, *others)))
