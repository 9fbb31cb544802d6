"""Texts keep away from the knife."""

from collections.abc import Iterator

from printkit.checking.prints.inspection import Word
from printkit.checking.prints.margins import room_to_knife
from printkit.diagnostics import Diagnostic
from printkit.targets.codes import OUTSIDE_SAFE_ZONE
from printkit.targets.export import Export, Fitted
from printkit.targets.rules.grouping import PieceFault, one_a_component, or_larger

ROUNDING = 0.05
"""mm"""


def check(export: Export) -> Iterator[Diagnostic]:
    """All texts stand within the safe zone of the product, or of the target."""
    advice = or_larger(export, "move the text further inside in the template")
    yield from one_a_component(OUTSIDE_SAFE_ZONE, export, _near(export), advice)


def _near(export: Export) -> Iterator[PieceFault]:
    for fitted, face in export.faces:
        safe = safe_zone(export, fitted)
        for word in face.words:
            room = _room(fitted, word)
            if room is not None and 0 <= room < safe - ROUNDING:
                text = word.text.run.text
                fact = f"“{text}” is {room:.1f} mm from the edge, which is safe from {safe:.1f} mm"
                yield PieceFault(fitted, room, fact)


def safe_zone(export: Export, fitted: Fitted) -> float:
    """What must stay free along the edges of a finished piece, mm."""
    own = None if fitted.product is None else fitted.product.safe
    return export.record.safe if own is None else own


def _room(fitted: Fitted, word: Word) -> float | None:
    """From a word to where the finished piece is cut; None where the knife goes through it."""
    artwork = fitted.artwork
    if artwork.outline is not None or fitted.product is None:
        own = room_to_knife(artwork, word.bounds)
        return None if own is None else own * fitted.scale
    x, y, width, height = word.bounds
    across, down = (
        (new / fitted.scale - old) / 2
        for new, old in zip(fitted.upright, (artwork.width, artwork.height), strict=True)
    )
    sides = (x, artwork.width - x - width), (y, artwork.height - y - height)
    return min(min(sides[0]) + across, min(sides[1]) + down) * fitted.scale
