"""From Markdown to blocks: headings, paragraphs, lists, bold and italic.

Everything else is printed as the text it holds, with a warning.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic, Span
from printkit.limits import check_time
from printkit.rulebook.blocks import Block, Heading, Item, Paragraph
from printkit.rulebook.codes import RULEBOOK_MARKUP
from printkit.rulebook.expressions import MaskedText, Render, hold_back

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_MARKS = {"strong_open": "**", "strong_close": "**", "em_open": "*", "em_close": "*"}
_REFUSED = {
    "html_block": "HTML",
    "html_inline": "HTML",
    "image": "a picture",
    "link_open": "a link",
    "fence": "a block of code",
    "code_block": "a block of code",
    "code_inline": "code",
    "blockquote_open": "a quotation",
    "hr": "a line across",
}


@dataclass(slots=True)
class _List:
    """A list that is being read; ``number`` is None for bullets."""

    number: int | None
    fresh: bool = False
    """Whether an item has begun whose text is still to come."""


@dataclass(slots=True)
class _Reader:
    held: MaskedText
    file: str
    lists: list[_List] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def read(self, tokens: Sequence["Token"]) -> None:
        heading = 0
        for token in tokens:
            check_time()
            line = token.map[0] + 1 if token.map else 1
            self._refuse(token, line)
            match token.type:
                case "bullet_list_open":
                    self.lists.append(_List(None))
                case "ordered_list_open":
                    self.lists.append(_List(int(token.attrGet("start") or 1) - 1))
                case "bullet_list_close" | "ordered_list_close":
                    self.lists.pop()
                case "list_item_open":
                    self._begin_item()
                case "heading_open":
                    heading = int(token.tag[1:])
                case "heading_close":
                    heading = 0
                case "inline":
                    self._add(self._inline(token.children or [], line), line, heading)
                case "fence" | "code_block" | "html_block":
                    self._add(self._literal(token.content.rstrip("\n")), line, 0)

    def _begin_item(self) -> None:
        current = self.lists[-1]
        current.fresh = True
        if current.number is not None:
            current.number += 1

    def _add(self, text: str, line: int, heading: int) -> None:
        if not text.strip():
            return
        level, span = len(self.lists), Span(self.file, line)
        if heading:
            self.blocks.append(Heading(text, heading, span))
        elif level and self.lists[-1].fresh:
            self.lists[-1].fresh = False
            self.blocks.append(Item(text, span, level, self.lists[-1].number))
        else:
            self.blocks.append(Paragraph(text, span, level))

    def _inline(self, tokens: Sequence["Token"], line: int) -> str:
        return "".join(self._pieces(tokens, line))

    def _pieces(self, tokens: Sequence["Token"], line: int) -> Iterator[str]:
        for token in tokens:
            self._refuse(token, line)
            match token.type:
                case "softbreak":
                    line += 1
                    yield " "
                case "hardbreak":
                    line += 1
                    yield "\n"
                case kind if kind in _MARKS:
                    yield _MARKS[kind]
                case _:
                    yield self._literal(token.content)

    def _literal(self, text: str) -> str:
        """The text as the setter takes it literally, values in their places."""
        return self.held.put(_escaped(text), _escaped)

    def _refuse(self, token: "Token", line: int) -> None:
        what = _REFUSED.get(token.type)
        if what is not None:
            self.diagnostics.append(
                RULEBOOK_MARKUP.diagnostic(
                    f"{what} in the rulebook is printed as plain text",
                    span=Span(self.file, line),
                    help="use headings, paragraphs, lists, **bold** and *italic*",
                )
            )


def parse_rulebook(
    text: str, file: str, render: Render
) -> tuple[tuple[Block, ...], tuple[Diagnostic, ...]]:
    """The blocks of a Markdown text whose expressions ``render`` works out, and what is wrong."""
    held = hold_back(text, file, render)
    reader = _Reader(held, file)
    reader.read(_parser().parse(held.text))
    return tuple(reader.blocks), (*held.diagnostics, *reader.diagnostics)


def _escaped(text: str) -> str:
    return text.replace("*", r"\*")


@cache
def _parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - late: start-up

    return MarkdownIt("commonmark")
