"""What was made anew, a rulebook or a theme, is stated in one sentence."""

from dataclasses import replace

from printkit.comparing.difference import ChangeSign, PartDifference, Statement
from printkit.comparing.matching import Pair


def rewritten(part: PartDifference, pairs: list[Pair]) -> PartDifference:
    """The rulebook with a statement if more than half of its paragraphs differ."""
    if len(part.items) * 2 <= len(pairs):
        return part
    signs = [item.sign for item in part.items]
    counts = {
        sign: signs.count(sign)
        for sign in (ChangeSign.CHANGED, ChangeSign.ADDED, ChangeSign.REMOVED)
    }
    counted = ", ".join(f"{count} {sign}" for sign, count in counts.items() if count)
    text = f"largely another text: {counted} of {len(pairs)} paragraphs"
    return _reported(part, Statement(text, len(part.items)))


def with_other_theme(part: PartDifference) -> PartDifference:
    """The look with a statement, where the two games name two themes."""
    count = sum(len(item.changes) for item in part.items)
    text = f"another theme: {count} of its colours, fonts and sizes differ"
    return _reported(part, Statement(text, count))


def _reported(part: PartDifference, statement: Statement) -> PartDifference:
    items = tuple(
        replace(item, told=True, changes=tuple(replace(c, told=True) for c in item.changes))
        for item in part.items
    )
    return replace(part, items=items, statements=(statement,))
