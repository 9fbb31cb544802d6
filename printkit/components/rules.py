"""The rulebook, set in two columns on whole pages."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.components.bill import BillPiece, Picture
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks
from printkit.components.design import WORDED, Composition, Design
from printkit.components.page import HEIGHT, WIDTH, players_phrase
from printkit.languages.plurals import counted
from printkit.model import Variant
from printkit.records import record
from printkit.rulebook.blocks import Block, Heading, Item
from printkit.rulebook.layout import PageFrames, set_rulebook
from printkit.rulebook.parsing import parse_rulebook
from printkit.rulebook.sources import sources
from printkit.rulebook.typography import Typography
from printkit.scene import Artwork, Group, Node
from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.look import Look, LookupFailure
from printkit.templating.words import LINE_BREAK
from printkit.text.markup import plain_text
from printkit.text.style import TextStyle


@record
class Face:
    """What the template of a page may show besides the text; ``title`` is that of the rules."""

    title: str
    players: str
    number: int
    of: int


def compose(design: Design) -> Composition:
    """The pages; the first heading of the first level stands in the title of the first."""
    blocks, found = parse_rulebook(design.rulebook, design.rulebook_file, design.worked_out)
    design.findings.extend(found)
    title, blocks = _title(design, blocks)
    blocks = (*blocks, *_house_rules(design), *_sources(design))
    try:
        types, frames = _typography(design.look), _frames(design.look)
    except LookupFailure as failure:
        message = f"the rulebook needs it: {failure}"
        design.findings.append(WRONG_ELEMENT.diagnostic(message, span=design.theme_span(())))
        return design.composition([])
    setting = set_rulebook(
        blocks,
        types,
        frames,
        design.shaper,
        design.writing,
        design.rulebook_file,
        grow=not design.sketch,
    )
    design.findings.extend(setting.diagnostics)
    count, players = len(setting.pages), players_phrase(design)
    return design.composition(
        [
            _page(design, Face(title, players, number, count), text)
            for number, text in enumerate(setting.pages, 1)
        ]
    )


def _title(design: Design, blocks: tuple[Block, ...]) -> tuple[str, tuple[Block, ...]]:
    if blocks and isinstance(blocks[0], Heading) and blocks[0].level == 1:
        return plain_text(blocks[0].text, design.writing), blocks[1:]
    return design.component_title("rules"), blocks


def _house_rules(design: Design) -> Iterator[Block]:
    """The rules that the definition adds, below a heading of their own."""
    line = design.rulebook.count("\n") + 1
    for number, rule in enumerate(design.variant.house_rules):
        if not number:
            yield Heading(design.phrases.house_rules, 2, line)
        text = design.wording(rule, ("house_rules", number))
        yield Item(text.replace(LINE_BREAK, "\n"), line)


def _sources(design: Design) -> Iterator[Block]:
    """Where the facts of the game come from, below a heading of their own."""
    line = design.rulebook.count("\n") + 1
    for number, source in enumerate(sources(design.variant, design.phrases, design.wording)):
        if not number:
            yield Heading(design.phrases.where_from, 2, line)
        facts = "; ".join(source.facts).replace(LINE_BREAK, " ")
        yield Item(f"*{source.title}:* {facts}.", line)


def _page(design: Design, face: Face, text: Node) -> Artwork:
    name = f"rules-{face.number}"
    ground = design.side(
        "rules-first" if face.number == 1 else "rules",
        (WIDTH, HEIGHT),
        {"rules": face},
        piece=name,
        title=f"page {face.number} of the rules",
        route=("rulebook",),
    )
    title = f"{design.component_title('rules')} {face.number}/{face.of}"
    return Artwork(name, title, WIDTH, HEIGHT, Group((ground, text)))


def _typography(look: Look) -> Typography:
    def style(name: str) -> TextStyle:
        return replace(look.set_style(look.text_style(f"rules-{name}")), balance=False)

    return Typography(
        lead=style("lead"),
        heading=style("heading"),
        subheading=style("subheading"),
        body=style("body"),
        number=style("number"),
        mark=look.colour("rules-mark"),
        rule=look.colour("rules-line"),
    )


def _frames(look: Look) -> PageFrames:
    return PageFrames(look.box("rules.first"), look.box("rules.other"), look.length("column-gap"))


def _applies(variant: Variant) -> bool:
    return variant.rulebook is not None or bool(variant.house_rules)


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    pages = counted(design.phrases.pages, len(artworks), design.variant.language)
    return (BillPiece(design.component_title("rules"), 1, (Picture(artworks[0]),), pages),)


COMPONENT = Component(
    "rules",
    Layout.PAGES,
    (
        *WORDED,
        "subtitle",
        "rulebook",
        "house_rules",
        "seats",
        "pieces",
        "currency",
        "deeds",
        "rulings",
        "provenance",
        "rolls",
    ),
    _applies,
    compose,
    _bill,
    Stock.ANY,
)
