"""What the lines of a book are to those who do not see them."""

from dataclasses import replace

from printkit.rulebook.blocks import (
    Block,
    Callout,
    Contents,
    Figure,
    Heading,
    Index,
    ListItem,
    Table,
)
from printkit.rulebook.lines import Line
from printkit.scene import Node, Tag
from printkit.scene.tagging import ARTIFACT, FIGURE, tagged, words_of

LONGEST_ALT = 300
"""Characters of the words in a picture that stand for it."""


def tagged_line(line: Line, block: Block, number: int, listed: int, index: int) -> Line:
    """A line of a block with its tags; the blocks within it are tagged by themselves.

    ``number`` is that of the block, ``listed`` that of the first item of its list, ``index`` that
    of the line among those of the block.
    """
    tags: tuple[Tag, ...]
    match block:
        case Heading(level=level):
            tags = (Tag(f"H{max(1, level - 1)}", number),)
        case ListItem():
            tags = (Tag("L", listed), Tag("LI", number), Tag("LBody"))
        case Table():
            tags = (Tag("Table", number),)
        case Figure() | Callout():
            tags = (Tag("Sect", number),)
        case Contents():
            tags = (Tag("TOC", number), Tag("TOCI", index))
        case Index():
            tags = (Tag("Sect", number), Tag("P", index))
        case _:
            tags = (Tag("P", number),)
    return replace(line, nodes=(tagged(line.nodes, *tags),))


def alternative_text(node: Node, caption: str) -> str:
    """What stands for a picture: its caption, or else the words in it; nothing if it adorns."""
    return caption or words_of(node, LONGEST_ALT)


def tagged_figure(node: Node, caption: str) -> Node:
    """A picture with what stands for it."""
    alt = alternative_text(node, caption)
    return tagged([node], Tag(FIGURE, alt=alt) if alt else Tag(ARTIFACT))
