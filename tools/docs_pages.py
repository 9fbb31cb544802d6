"""Pages of ``docs/`` that are written by hand but for the blocks that the tool fills.

A block stands between ``<!-- generated: name -->`` and ``<!-- end -->``.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

_BLOCK = re.compile(r"(<!-- generated: (?P<name>[a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str, blocks: Mapping[str, str]) -> str:
    """The page with its blocks written anew.

    Raises:
        KeyError: the page has a block of an unknown name.
    """
    return _BLOCK.sub(lambda m: f"{m[1]}\n{blocks[m['name']].strip()}\n\n{m[3]}", page)


def block_names(page: str) -> list[str]:
    """The names of the page's blocks."""
    return [match["name"] for match in _BLOCK.finditer(page)]


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [_row(header), "|" + "---|" * len(header), *map(_row, rows)]
    return "\n".join(lines)


def one_line(text: str) -> str:
    """A docstring as one line, its literals in Markdown."""
    return " ".join(text.replace("``", "`").split())


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
