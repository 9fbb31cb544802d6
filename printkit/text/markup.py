r"""Emphasis inside printed text: ``*italic*``, ``**bold**``, ``\*`` for a star.

Emphasis begins and ends at the borders of words: the stars of ``A*B*C`` are printed. Everything
else, underscores included, is literal.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from printkit.languages import Writing
from printkit.text.typography import set_quotes, set_signs, set_spaces

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_LITERAL = re.compile(r"_|\\(?!\*)|&|(?<=\w)\*+(?=\w)")
"""What means something in Markdown and nothing here."""
_HIDE = {"_": "\ue000", "\\": "\ue001", "&": "\ue002", "*": "\ue003"}
_SHOW = str.maketrans({hidden: sign for sign, hidden in _HIDE.items()})


class StyledSpan(NamedTuple):
    """A stretch of text in one style; a newline in it is a forced end of line."""

    text: str
    bold: bool = False
    italic: bool = False


@lru_cache(maxsize=1024)
def parse_markup(text: str, writing: Writing) -> tuple[StyledSpan, ...]:
    """The spans of a text, with the language's quotation marks; none of them is empty."""
    spans = _emphasis(text) if "*" in text else [StyledSpan(text)]
    quoted = set_quotes("".join(span.text for span in spans), writing)
    out: list[StyledSpan] = []
    start = 0
    for span in spans:
        end = start + len(span.text)
        out.append(span._replace(text=set_spaces(set_signs(quoted[start:end]), writing)))
        start = end
    return tuple(span for span in out if span.text)


def plain_text(text: str, writing: Writing) -> str:
    """The text as it is read, without its emphasis."""
    return "".join(span.text for span in parse_markup(text, writing))


def _emphasis(text: str) -> list[StyledSpan]:
    hidden = _LITERAL.sub(lambda match: _HIDE[match[0][0]] * len(match[0]), text)
    bold = italic = 0
    spans: list[StyledSpan] = []
    for token in _parser().parseInline(hidden)[0].children or ():
        if token.tag == "strong":
            bold += token.nesting
        elif token.tag == "em":
            italic += token.nesting
        else:
            spans.append(StyledSpan(token.content.translate(_SHOW), bold > 0, italic > 0))
    return spans


@cache
def _parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - late: start-up

    return MarkdownIt("zero").enable(["emphasis", "escape"])
