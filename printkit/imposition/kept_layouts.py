"""Layouts as plain values: pieces of the same shapes lie as they were laid before."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from printkit.geometry.path import Bounds, Path
from printkit.imposition.frames import Frame
from printkit.imposition.leaves import Leaf
from printkit.imposition.options import Once
from printkit.imposition.slots import PlacedTrim, Slot
from printkit.scene import Artwork


def laid_once(
    pieces: Sequence[Artwork],
    frames: Sequence[Frame],
    way: str,
    lay: Callable[[], Sequence[Leaf]],
    once: Once,
) -> list[Leaf]:
    """How ``lay`` lays the pieces on the frames, which it does in this ``way``, or has done."""
    of = {id(piece): index for index, piece in enumerate(pieces)}
    shapes = {number: repr(_shape(pieces[index])) for number, index in of.items()}
    key = f"{way} {tuple(frames)!r} {[shapes[id(piece)] for piece in pieces]}"
    plain = once(key, lambda: [_plain(leaf, of, frames) for leaf in lay()])
    return [_leaf(each, pieces, frames) for each in plain]


def _shape(piece: Artwork) -> tuple[Any, ...]:
    """All of a piece but what it shows and what it is called."""
    sizes = (piece.width, piece.height, piece.bleed, piece.copies, piece.edges)
    cut = (piece.outline, piece.score, piece.back is None)
    return *sizes, *cut, piece.back_name, piece.set_of, piece.closes


def _plain(leaf: Leaf, of: Mapping[int, int], frames: Sequence[Frame]) -> Any:
    slots = [
        (
            of[id(slot.artwork)],
            tuple(slot.place.bounds),
            slot.place.turned,
            tuple(slot.paint),
            slot.clip and slot.clip.segments,
        )
        for slot in leaf.slots
    ]
    return frames.index(leaf.frame), slots


def _leaf(plain: Any, pieces: Sequence[Artwork], frames: Sequence[Frame]) -> Leaf:
    number, slots = plain
    return Leaf(
        frames[number],
        tuple(
            Slot(
                pieces[index],
                PlacedTrim(Bounds(*trim), turned),
                Bounds(*paint),
                clip and Path(clip),
            )
            for index, trim, turned, paint, clip in slots
        ),
    )
