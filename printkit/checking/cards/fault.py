"""What is wrong with a card whose text and effects differ."""

from typing import NamedTuple

from printkit.diagnostics import Route, Value


class Fault(NamedTuple):
    """A difference; ``message`` goes on after the name of the card.

    ``old`` is the code that such a difference had of its own. ``is_hidden``: the text does not say
    at all what the effects do. ``instead`` are the values of other routes that the text may be
    right about. ``words`` are those of the text that are in doubt.
    """

    old: str
    message: str
    remedy: str
    is_hidden: bool = False
    instead: tuple[tuple[Route, Value], ...] = ()
    words: str = ""
