"""A text of which little is left: told in one sentence instead of paragraph by paragraph."""

from dataclasses import replace

from printkit.comparing.difference import PartDifference, Sign, Statement
from printkit.comparing.matching import Pair


def rewritten(part: PartDifference, pairs: list[Pair]) -> PartDifference:
    """The part with a statement if more than half of the paragraphs differ."""
    if len(part.items) * 2 <= len(pairs):
        return part
    signs = [item.sign for item in part.items]
    counts = {sign: signs.count(sign) for sign in (Sign.CHANGED, Sign.ADDED, Sign.REMOVED)}
    told = ", ".join(f"{count} {sign}" for sign, count in counts.items() if count)
    text = f"largely another text: {told} of {len(pairs)} paragraphs"
    items = tuple(replace(item, told=True) for item in part.items)
    return replace(part, items=items, statements=(Statement(text, len(part.items)),))
