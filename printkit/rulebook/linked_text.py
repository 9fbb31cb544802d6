"""Texts of blocks as runs in one style, each with the heading that it leads to."""

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import NamedTuple

from printkit.languages import Writing
from printkit.rulebook.references import LINK
from printkit.text.markup import StyledSpan, parse_markup

_OPEN, _CLOSE = "\ue010", "\ue011"
"""Stand for the ends of links while emphasis is read. No font of ours has them."""


class Run(NamedTuple):
    """Text in one style; ``target`` is the anchor that it leads to, if it does."""

    text: str
    bold: bool = False
    italic: bool = False
    target: str = ""


def runs_of(text: str, writing: Writing, anchors: Collection[str]) -> list[Run]:
    """The runs of a text; links that lead to none of the anchors are plain text."""
    text = text.replace(_OPEN, "").replace(_CLOSE, "")
    targets = [match[2] for match in LINK.finditer(text) if match[2] in anchors]
    marked = LINK.sub(
        lambda match: f"{_OPEN}{match[1]}{_CLOSE}" if match[2] in anchors else match[1], text
    )
    pieces = list(_pieces(parse_markup(marked, writing), targets))
    return [
        Run("".join(run.text for run in same), *style)
        for style, same in groupby(pieces, key=lambda run: run[1:])
    ]


def _pieces(spans: Collection[StyledSpan], targets: list[str]) -> Iterator[Run]:
    """The spans cut where links begin and end."""
    links = iter(targets)
    target = ""
    for span in spans:
        for index, part in enumerate(span.text.replace(_CLOSE, _OPEN).split(_OPEN)):
            if index:
                target = "" if target else next(links)
            if part:
                yield Run(part, span.bold, span.italic, target)
