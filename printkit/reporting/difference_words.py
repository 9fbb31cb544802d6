"""Sentences about a comparison that several reports share."""

from printkit.comparing.difference import Difference, Side, Sign


def heading(difference: Difference) -> str:
    """What was compared with what."""
    return f"{_side(difference.before)} → {_side(difference.after)}"


def nothing(difference: Difference) -> str:
    """That there is no difference."""
    return f"{heading(difference)}: no difference"


def tally(difference: Difference) -> str:
    """How much differs: ``3 changed, 1 added, 2 removed``."""
    counts = difference.counts()
    order = (Sign.CHANGED, Sign.ADDED, Sign.REMOVED)
    return ", ".join(f"{counts[sign]} {sign}" for sign in order if counts[sign])


def _side(side: Side) -> str:
    return f"{side.title} ({side.id}, {side.language})"
