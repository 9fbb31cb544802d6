"""What a rulebook on a screen consists of, whatever file it becomes."""

from collections.abc import Callable

from printkit.languages import Phrases, Writing
from printkit.records import record
from printkit.rulebook.blocks import Block, Figure

ShowFigure = Callable[[Figure], str | None]
"""A figure as HTML has it; None if there is nothing to see."""


@record
class FigureFile:
    """A figure that lies beside the book: its file, as the book names it, and what stands for it.

    ``alternative`` is plain text.
    """

    file: str
    alternative: str


PlaceFigure = Callable[[Figure], FigureFile | None]
"""Puts a figure beside the book; None if there is nothing to see."""


@record
class Book:
    """A rulebook: its titles, whose it is, its language, and its blocks in their order."""

    title: str
    game: str
    subtitle: str
    players: str
    notice: str
    language: str
    phrases: Phrases
    writing: Writing
    blocks: tuple[Block, ...]
