"""A plain design of a book, and what its pages print."""

from collections.abc import Iterator, Sequence

from printkit.colour import BLACK, parse_colour
from printkit.diagnostics import Span
from printkit.geometry.path import Bounds
from printkit.geometry.transform import IDENTITY, Transform
from printkit.languages import shipped_language
from printkit.rulebook.blocks import Block, BoxKind, Figure
from printkit.rulebook.layout import BookDesign, BookFrames, SetRulebook, set_rulebook
from printkit.rulebook.pages import PageArea
from printkit.rulebook.texts import Typesetting
from printkit.rulebook.typography import BoxLook, Typography
from printkit.scene import Group, Node, Shape, Text
from printkit.text.fonts import shipped_fonts
from printkit.text.shaping import Shaper
from printkit.text.style import TextStyle

SHAPER = Shaper(shipped_fonts())
ENGLISH = shipped_language("en")
BODY = TextStyle("Jost-Regular", 3.2, BLACK, bold_font="Jost-Bold", balance=False)
BOXED = parse_colour("#0e6b5c")
TYPES = Typography(
    lead=BODY,
    heading=BODY,
    subheading=BODY,
    body=BODY,
    number=BODY,
    caption=BODY,
    table=BODY,
    table_head=BODY,
    label=BODY,
    margin=BODY,
    contents=BODY,
    index=BODY,
    mark=BLACK,
    rule=BLACK,
    hairline=BLACK,
    boxes=dict.fromkeys(BoxKind, BoxLook(BOXED, BOXED)),
    column_gap=6.0,
)
AREA = PageArea(Bounds(5, 17, 86, 166), Bounds(95, 17, 30, 166))
WIDTH = 130.0
WORDING = Typesetting(SHAPER, ENGLISH.writing, ENGLISH.phrases, {})
DESIGN = BookDesign(TYPES, BookFrames(WIDTH, Bounds(10, 120, 110, 60), AREA), WORDING)
WORDS = "The quick brown fox jumps over the lazy dog and walks on to the next space. " * 4


def at(line: int, file: str = "rules.md") -> Span:
    """A place in the book."""
    return Span(file, line)


def picture(figure: Figure, _width: float, growth: float) -> tuple[Node, float] | None:
    """A figure of the height that it states."""
    return Group(()), growth * (figure.height or 20.0)


def book(blocks: Sequence[Block], marks: Sequence[str] = ()) -> SetRulebook:
    """The blocks in the plain design."""
    return set_rulebook(blocks, DESIGN, picture, mark_changes=marks)


def leaves(node: Node, around: Transform = IDENTITY) -> Iterator[tuple[Text | Shape, Transform]]:
    """All texts and shapes, with where they are on the page."""
    if isinstance(node, Group):
        for child in node.children:
            yield from leaves(child, node.transform.then(around))
    elif isinstance(node, Text | Shape):
        yield node, around


def words(node: Node) -> list[str]:
    """The words of a page, in the order in which they are drawn."""
    found = (leaf for leaf, _ in leaves(node) if isinstance(leaf, Text))
    return " ".join(text.run.text for text in found).split()


def places(node: Node, word: str) -> list[tuple[float, float]]:
    """Where the texts begin that hold a word."""
    return [
        where.apply(leaf.x, leaf.y)
        for leaf, where in leaves(node)
        if isinstance(leaf, Text) and word in leaf.run.text.split()
    ]
