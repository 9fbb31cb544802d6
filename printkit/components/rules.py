"""The rulebook, set on the pages of a booklet."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from printkit.components.bill import BillPiece, SamplePicture
from printkit.components.book_design import PAGE_HEIGHT, PAGE_WIDTH, book_design
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks
from printkit.components.design import Composition, Design
from printkit.components.kept_book import set_once
from printkit.components.page import players_phrase
from printkit.diagnostics import Span
from printkit.languages.plurals import counted
from printkit.model import Variant
from printkit.records import record
from printkit.rulebook.blocks import Block, Contents, Figure, Heading, ListItem, PageBreak
from printkit.rulebook.layout import sections_of
from printkit.rulebook.parsing import anchor_of, parse_rulebook
from printkit.rulebook.sources import sources
from printkit.scene import Artwork, Group, Node, Tag
from printkit.scene.tagging import as_paragraphs, tagged
from printkit.templating.codes import WRONG_ELEMENT
from printkit.templating.expression_scope import book_names
from printkit.templating.look import LookupFailure
from printkit.templating.words import LINE_BREAK
from printkit.text.markup import plain_text

_LISTED = 3
"""So many sections are listed on the cover."""


@record
class RulesFace:
    """What the template of a page may show besides the text; ``title`` is that of the rules.

    ``section`` is the heading that the page stands below; ``contents`` says whether the cover
    lists them.
    """

    title: str
    players: str
    number: int
    of: int
    section: str
    contents: bool


def book_of(design: Design) -> tuple[str, tuple[Block, ...]]:
    """The title of the book, which is its first heading of the first level, and its blocks.

    What is wrong with them becomes findings of the design.
    """
    blocks, found = parse_rulebook(
        design.rulebook, _BookWorkings(design, book_names(design.variant))
    )
    design.findings.extend(found)
    title, blocks = _title(design, blocks)
    blocks, glance = _quick_reference(blocks)
    blocks = (*blocks, *_house_rules(design), *_sources(design), *glance)
    return title, _with_contents(blocks, design.rulebook.span(1))


def compose(design: Design) -> Composition:
    """The pages; the title stands on the first."""
    title, blocks = book_of(design)
    try:
        look = book_design(design)
    except LookupFailure as failure:
        message = f"the rulebook needs it: {failure}"
        design.findings.append(WRONG_ELEMENT.diagnostic(message, span=design.theme_span(())))
        return design.composition([])
    setting = set_once(design, blocks, look)
    design.findings.extend(setting.diagnostics)
    count, players = len(setting.pages), players_phrase(design)
    return design.composition(
        [
            _page(
                design,
                RulesFace(title, players, number, count, page.section, setting.contents_on_cover),
                page.text,
                closes=number == count and not page.section,
            )
            for number, page in enumerate(setting.pages, 1)
        ]
    )


@record
class _BookWorkings:
    """Works out what stands in the rulebook; ``known`` is what only a rulebook may name."""

    design: Design
    known: Mapping[str, Any]

    def text(self, expression: str, names: Mapping[str, Any]) -> str:
        """What an expression prints."""
        return self.design.worked_out(expression, **self.known, **names)

    def value(self, inner: str, names: Mapping[str, Any]) -> Any:
        """The value of an expression."""
        return self.design.value_of(inner, **self.known, **names)


def _title(design: Design, blocks: tuple[Block, ...]) -> tuple[str, tuple[Block, ...]]:
    if blocks and isinstance(blocks[0], Heading) and blocks[0].level == 1:
        return plain_text(blocks[0].text, design.writing), blocks[1:]
    return design.component_title("rules"), blocks


def _quick_reference(blocks: tuple[Block, ...]) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The book without its last page, if that shows only figures, and this page: it stays last."""
    breaks = [n for n, block in enumerate(blocks) if isinstance(block, PageBreak)]
    end = breaks[-1] if breaks else len(blocks)
    if all(isinstance(block, Heading | Figure) for block in blocks[end + 1 :]):
        return blocks[:end], blocks[end:]
    return blocks, ()


def _house_rules(design: Design) -> Iterator[Block]:
    """The rules that the definition adds."""
    rules = (
        design.wording(rule, ("house_rules", number)).replace(LINE_BREAK, "\n")
        for number, rule in enumerate(design.variant.house_rules)
    )
    return _last_section(design, design.phrases.house_rules, rules)


def _with_contents(blocks: tuple[Block, ...], span: Span) -> tuple[Block, ...]:
    """The blocks; a book of some sections lists them, even where it does not say so."""
    if any(isinstance(block, Contents) for block in blocks):
        return blocks
    return (Contents(span), *blocks) if len(sections_of(blocks)) >= _LISTED else blocks


def _sources(design: Design) -> Iterator[Block]:
    """Where the facts of the game come from."""
    gap = " " if ";" in design.writing.no_break_before else ""
    facts = (
        f"*{source.title}{gap}:* {f'{gap}; '.join(source.facts).replace(LINE_BREAK, ' ')}."
        for source in sources(design.variant, design.phrases, design.wording)
    )
    return _last_section(design, design.phrases.where_from, facts, indexed=False)


def _last_section(
    design: Design, title: str, texts: Iterable[str], *, indexed: bool = True
) -> Iterator[Block]:
    """A list below a heading, where the Markdown ends; nothing without texts."""
    span = design.rulebook.span(design.rulebook.text.count("\n") + 1)
    for number, text in enumerate(texts):
        if not number:
            yield Heading(title, 2, span, anchor_of(title))
        yield ListItem(text, span, indexed=indexed)


def _page(design: Design, face: RulesFace, text: Node, *, closes: bool) -> Artwork:
    name = f"rules-{face.number}"
    ground = design.side(
        "rules-first" if face.number == 1 else "rules",
        (PAGE_WIDTH, PAGE_HEIGHT),
        {"rules": face},
        piece=name,
        title=f"page {face.number} of the rules",
        route=("rulebook",),
    )
    if face.number == 1:  # what other pages say around their text is read once, here
        ground = tagged([as_paragraphs(ground)], Tag("Sect", -1))
    title = f"{design.component_title('rules')} {face.number}/{face.of}"
    whole = Group((ground, text))
    return Artwork(name, title, PAGE_WIDTH, PAGE_HEIGHT, whole, closes=closes)


def _applies(variant: Variant) -> bool:
    return variant.rulebook is not None or bool(variant.house_rules)


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    pages = counted(design.phrases.pages, len(artworks), design.variant.language)
    return (BillPiece(design.component_title("rules"), 1, (SamplePicture(artworks[0]),), pages),)


COMPONENT = Component(
    "rules",
    Layout.BOOKLET,
    tuple(Variant.model_fields),
    _applies,
    compose,
    _bill,
    Stock.ANY,
    shows_others=True,
)
