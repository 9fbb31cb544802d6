"""Sentences about a comparison that several reports share."""

from printkit.comparing.difference import ChangeSign, ComparedSide, Difference

SIGNS = {ChangeSign.ADDED: "+", ChangeSign.REMOVED: "−", ChangeSign.CHANGED: "~"}
"""Signs that speak without colours; a terminal takes the plain hyphen for the minus."""


def heading(difference: Difference) -> str:
    """What was compared with what."""
    before, after = difference.before, difference.after
    same = before.language == after.language
    return " → ".join(_side(side, language=not same) for side in (before, after))


def nothing(difference: Difference) -> str:
    """The sentence for no difference."""
    return f"{heading(difference)}: no difference"


def tally(difference: Difference) -> str:
    """How much differs: ``3 changed, 1 added, 2 removed``."""
    counts = difference.counts()
    order = (ChangeSign.CHANGED, ChangeSign.ADDED, ChangeSign.REMOVED)
    return ", ".join(f"{counts[sign]} {sign}" for sign in order if counts[sign])


def _side(side: ComparedSide, *, language: bool) -> str:
    spoken = f", {side.language}" if language else ""
    return f"{side.title} ({side.called}{spoken})"
