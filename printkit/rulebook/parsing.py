"""From Markdown to blocks.

Headings, paragraphs, lists, tables, bold and italic are those of Markdown. Besides there are links
to headings, figures (``![caption](deeds/39 "30 wide")``, or a template in a fence), boxes
(``> [!example]``), ``[contents]``, an index in a fence, and ``---`` for a new page. Everything else
is printed as the text it holds, with a warning.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import check_time
from printkit.loading.rulebook_text import RulebookText
from printkit.rulebook.blocks import (
    Block,
    BoxKind,
    Callout,
    Contents,
    Figure,
    FigurePlace,
    Heading,
    Index,
    IndexTerm,
    ListItem,
    PageBreak,
    Paragraph,
    Table,
)
from printkit.rulebook.codes import RULEBOOK_MARKUP
from printkit.rulebook.expressions import MaskedText, Workings, hold_back

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_MARKS = {"strong_open": "**", "strong_close": "**", "em_open": "*", "em_close": "*"}
_REFUSED = {
    "html_block": "HTML",
    "html_inline": "HTML",
    "image": "a picture within a line",
    "code_block": "a block of code",
    "code_inline": "code",
}
_BOX = re.compile(r"\[!(\w+)\][ \t]*")
_OPTIONS = re.compile(r"(?:(\d++(?:\.\d++)?+)\s*+(?:mm\b)?+)?+\s*+([a-z]++)?+")
_NO_WORD = re.compile(r"[^\w]+")


@dataclass(slots=True)
class _List:
    """A list that is being read; ``number`` is None for bullets."""

    number: int | None
    fresh: bool = False
    """Whether an item has begun whose text is still to come."""


@dataclass(slots=True)
class _Box:
    """A box that is being read, and the blocks and lists around it."""

    span: Span
    around: list[Block]
    lists: list[_List]
    kind: BoxKind | None = None


@dataclass(slots=True)
class _BookReader:
    held: MaskedText
    lists: list[_List] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    boxes: list[_Box] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    heading: int = 0
    rows: list[list[str]] = field(default_factory=list)
    right: list[bool] = field(default_factory=list)
    table: Span | None = None
    """Where the table that is being read begins."""

    def read(self, tokens: Sequence["Token"]) -> None:
        for token in tokens:
            check_time()
            line = token.map[0] + 1 if token.map else 1
            self._refuse(token, line)
            if token.type == "inline":
                self._inline(token, line)
            else:
                self._block(token, line)

    def _block(self, token: "Token", line: int) -> None:
        match token.type:
            case "heading_open":
                self.heading = int(token.tag[1:])
            case "heading_close":
                self.heading = 0
            case "hr":
                self.blocks.append(PageBreak(self.held.span(line)))
            case "blockquote_open":
                self.boxes.append(_Box(self.held.span(line), self.blocks, self.lists))
                self.blocks, self.lists = [], []
            case "blockquote_close":
                self._close_box()
            case "fence":
                self._fence(token, line)
            case "code_block" | "html_block":
                self._add(self._literal(token.content.rstrip("\n")), line)
            case _:
                self._list(token)
                self._table(token, line)

    def _list(self, token: "Token") -> None:
        match token.type:
            case "bullet_list_open":
                self.lists.append(_List(None))
            case "ordered_list_open":
                self.lists.append(_List(int(token.attrGet("start") or 1) - 1))
            case "bullet_list_close" | "ordered_list_close":
                self.lists.pop()
            case "list_item_open":
                self._begin_item()

    def _begin_item(self) -> None:
        current = self.lists[-1]
        current.fresh = True
        if current.number is not None:
            current.number += 1

    def _close_box(self) -> None:
        box, blocks = self.boxes.pop(), tuple(self.blocks)
        self.blocks, self.lists = box.around, box.lists
        if blocks:
            self.blocks.append(Callout(box.kind or BoxKind.NOTE, blocks, box.span))

    def _table(self, token: "Token", line: int) -> None:
        match token.type:
            case "table_open":
                self.table, self.rows, self.right = self.held.span(line), [], []
            case "tr_open":
                self.rows.append([])
            case "th_open":
                self.right.append("right" in str(token.attrGet("style") or ""))
            case "table_close":
                heads, *rows = (tuple(row) for row in self.rows)
                assert self.table is not None  # noqa: S101 - what closes was opened
                self.blocks.append(Table(heads, tuple(rows), self.table, tuple(self.right)))
                self.table = None

    def _inline(self, token: "Token", line: int) -> None:
        children = list(token.children or [])
        if self.table is not None:
            self.rows[-1].append(self._words(children, line))
            return
        if self.boxes and not self.blocks and self.boxes[-1].kind is None:
            children, line = self._unboxed(children, line)
        if len(children) == 1 and children[0].type == "image" and not self.heading:
            self._picture(children[0], line)
        elif token.content.strip() == "[contents]":
            self.blocks.append(Contents(self.held.span(line)))
        else:
            self._add(self._words(children, line), line)

    def _unboxed(self, children: list["Token"], line: int) -> tuple[list["Token"], int]:
        """What follows the kind of the box that it begins, and its line."""
        first = children[0]
        found = _BOX.match(first.content) if first.type == "text" else None
        self.boxes[-1].kind = self._kind(found[1], line) if found else BoxKind.NOTE
        if found is None:
            return children, line
        first.content = first.content[found.end() :]
        if first.content or not children[1:]:
            return children, line
        if children[1].type == "softbreak":
            return children[2:], line + 1
        return children[1:], line

    def _kind(self, word: str, line: int) -> BoxKind:
        if word.lower() in set(BoxKind):
            return BoxKind(word.lower())
        self._report(line, f"there is no box {word!r}", f"there is {', '.join(BoxKind)}")
        return BoxKind.NOTE

    def _add(self, text: str, line: int) -> None:
        if not text.strip():
            return
        level, span = len(self.lists), self.held.span(line)
        if self.heading:
            self.blocks.append(Heading(text, self.heading, span, anchor_of(text)))
        elif level and self.lists[-1].fresh:
            self.lists[-1].fresh = False
            self.blocks.append(ListItem(text, span, level, self.lists[-1].number))
        else:
            self.blocks.append(Paragraph(text, span, level))

    def _picture(self, token: "Token", line: int) -> None:
        """A figure of pieces, or one that a template draws."""
        source = self.held.put(str(token.attrGet("src") or ""))
        caption = self._words(token.children or [], line)
        height, place = self._options(str(token.attrGet("title") or ""), line)
        is_template = not set("/,.").intersection(source) and source != "board"
        pieces = () if is_template else tuple(filter(None, map(str.strip, source.split(","))))
        template = source if is_template else ""
        span = self.held.span(line)
        self.blocks.append(Figure(caption, span, pieces, template, height=height, place=place))

    def _fence(self, token: "Token", line: int) -> None:
        word, _, rest = token.info.strip().partition(" ")
        span = self.held.span(line)
        if word == "figure":
            options, _, caption = self.held.put(rest).partition(":")
            height, place = self._options(options, line)
            figure = Figure(caption.strip(), span, source=token.content, height=height, place=place)
            self.blocks.append(figure)
        elif word == "index":
            lines = (self.held.put(each).strip() for each in token.content.splitlines())
            self.blocks.append(Index(tuple(map(_term, filter(None, lines))), span))
        else:
            self._report(line, "a block of code in the rulebook is printed as plain text")
            self._add(self._literal(token.content.rstrip("\n")), line)

    def _options(self, text: str, line: int) -> tuple[float | None, FigurePlace]:
        """The height, mm, and the place of a figure."""
        found = _OPTIONS.fullmatch(text.strip())
        place = (found[2] or FigurePlace.TEXT) if found else ""
        if found is None or place not in set(FigurePlace):
            places = ", ".join(FigurePlace)
            self._report(
                line,
                f"{text.strip()!r} says neither how high the figure is nor where it stands",
                f"write its height in mm, one of {places}, or both: 40 wide",
            )
            return None, FigurePlace.TEXT
        return float(found[1]) if found[1] else None, FigurePlace(place)

    def _words(self, tokens: Sequence["Token"], line: int) -> str:
        return "".join(self._pieces(tokens, line))

    def _pieces(self, tokens: Sequence["Token"], line: int) -> Iterator[str]:
        link = ""
        for token in tokens:
            self._refuse(token, line)
            match token.type:
                case "softbreak":
                    line += 1
                    yield " "
                case "hardbreak":
                    line += 1
                    yield "\n"
                case "link_open":
                    link = self._target(token, line)
                    yield "[" if link else ""
                case "link_close":
                    yield f"]({link})" if link else ""
                case kind if kind in _MARKS:
                    yield _MARKS[kind]
                case _:
                    yield self._literal(token.content)

    def _target(self, token: "Token", line: int) -> str:
        """What a link leads to, if that is a heading of the book."""
        href = self.held.put(str(token.attrGet("href") or ""))
        if href.startswith("#"):
            return href
        self._report(line, "a link out of the rulebook is printed as plain text")
        return ""

    def _literal(self, text: str) -> str:
        """The text as the setter takes it literally, values in their places."""
        return self.held.put(_escaped(text), _escaped)

    def _refuse(self, token: "Token", line: int) -> None:
        what = _REFUSED.get(token.type)
        if what is not None:
            self._report(line, f"{what} in the rulebook is printed as plain text")

    def _report(
        self,
        line: int,
        message: str,
        remedy: str = "use headings, paragraphs, lists, tables, **bold** and *italic*, links to "
        "headings, figures and boxes",
    ) -> None:
        found = RULEBOOK_MARKUP.diagnostic(message, span=self.held.span(line), help=remedy)
        self.diagnostics.append(found)


def parse_rulebook(
    book: RulebookText, workings: Workings
) -> tuple[tuple[Block, ...], tuple[Diagnostic, ...]]:
    """The blocks of a book whose expressions ``workings`` works out, and what is wrong."""
    held = hold_back(book, workings)
    reader = _BookReader(held)
    reader.read(_parser().parse(held.text))
    return tuple(reader.blocks), (*held.diagnostics, *reader.diagnostics)


def anchor_of(text: str) -> str:
    """What links call a heading: its words in small letters, joined by hyphens."""
    return _NO_WORD.sub("-", text.replace("*", "").replace("\\", "").lower()).strip("-")


def _term(line: str) -> IndexTerm:
    """A term of the index, its other forms, what it means: ``Bid: bids = a sum one offers``."""
    named, _, meaning = line.partition(" = ")
    term, _, forms = named.partition(":")
    others = filter(None, map(str.strip, forms.split(",")))
    return IndexTerm((term.strip(), *others), meaning.strip())


def _escaped(text: str) -> str:
    return text.replace("*", r"\*")


@cache
def _parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - late: start-up

    parser = MarkdownIt("commonmark").enable("table")
    # Links lead to headings only; those may hold what stands for expressions, and umlauts.
    vars(parser).update(normalizeLink=str, normalizeLinkText=str)
    return parser
