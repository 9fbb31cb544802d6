"""What the files of an export are called, as its target says."""

import re
from collections import Counter
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from printkit.scene import Side
from printkit.scene.piece_names import unlike
from printkit.source.contained import is_plain_name
from printkit.targets.export import Fitted

WORDS = ("target", "product", "component", "deck", "piece", "side", "copies", "number")
_PLACE = re.compile(r"\{([^{}]*)\}")
_UNSAFE = re.compile(r"[^\w.()\[\] -]+")


def _sound(pattern: str) -> str:
    """A pattern that names files below the folder of the export."""
    for word in _PLACE.findall(pattern):
        if word not in WORDS:
            raise ValueError(f"'{{{word}}}' stands for nothing; there are {', '.join(WORDS)}")
    if not is_plain_name(_PLACE.sub("x", pattern)):
        raise ValueError(f"'{pattern}' is not a path below a folder; write such as cards/{{piece}}")
    return pattern


Naming = Annotated[str, StringConstraints(max_length=120), AfterValidator(_sound)]
"""A path with words in braces."""


class FileNames:
    """Names of files that all differ, and the numbers of pieces within their decks."""

    def __init__(self, target_id: str) -> None:
        self._target = target_id
        self._taken: set[str] = set()
        self._counted: Counter[str] = Counter()

    def numbers(self, fitted: Fitted, copies: int) -> range:
        """The next numbers of a deck, one for each copy."""
        first = self._counted[deck_of(fitted)] + 1
        self._counted[deck_of(fitted)] += copies
        return range(first, first + copies)

    def of(self, pattern: str, fitted: Fitted, side: Side, number: int = 0) -> str:
        """The name of a file that shows a side of a piece, without its ending."""
        artwork = fitted.artwork
        words = {
            "target": self._target,
            "product": fitted.product_id or fitted.component,
            "component": fitted.component,
            "deck": deck_of(fitted),
            "piece": artwork.id,
            "side": str(side),
            "copies": str(artwork.copies),
            "number": f"{number:03}",
        }
        name = _PLACE.sub(lambda found: _UNSAFE.sub("-", words[found[1]]), pattern)
        return unlike(name, self._taken)


def deck_of(fitted: Fitted) -> str:
    """What the pieces have in common that share a back; else the component."""
    name = fitted.artwork.back_name
    return fitted.component if name is None else name.removesuffix("-back")
