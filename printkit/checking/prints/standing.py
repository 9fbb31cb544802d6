"""How words stand: how near to the edges of their plate, and what lies only partly below them.

Only what is certain counts: words that stand upright or lie, on outlines that bulge all around.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from printkit.checking.prints.inspection import Prints, Word
from printkit.colour import WHITE, contrast
from printkit.geometry.path import Bounds
from printkit.scene.covering import Area, Painted

ENDS, ROWS = 0.8, 0.5
"""mm of room that words need on a plate: beside the letters, and above and below them."""
LINE_DEPTH, LINE_LENGTH = 0.3, 0.5
"""mm by which a line must lie within letters, and the length on which it does."""
DRAWING_OVERLAP = 1.0
"""mm in both directions: drawings do not fill all of their boxes."""
FILL_OVERLAP = 0.3
"""mm that a field must lie below letters, and that these must reach beyond it."""
UNREADABLE = 2.0
"""Contrast below which letters are lost on a field; what is only faint is reported elsewhere."""


class Room(NamedTuple):
    """From letters to the edges of what they stand on, mm: beside them, and above and below."""

    ends: float
    rows: float
    plate: Painted

    @property
    def spare(self) -> float:
        """What is left where there is least of it; below 0 it is too little."""
        return min(self.ends - ENDS, self.rows - ROWS)


class Crossing(NamedTuple):
    """Something that lies below a part of a word only, and the part that both share."""

    thing: Painted
    part: Bounds


class Standing(NamedTuple):
    """A word, its room on its plate (None if there is no plate), and what crosses it."""

    word: Word
    room: Room | None
    crossing: Crossing | None


MOST_WORDS = 600
"""Words on a side of which it is looked at how each stands; boards have some 130."""


def standings(prints: Prints) -> list[Standing]:
    """How the words stand that templates have set and that fit their boxes.

    A side of very many words is left out: nothing can be said there, and it would take long.
    """
    return [
        _standing(word)
        for word in prints.words
        if word.upright and len(word.face.words) <= MOST_WORDS
        if prints.origin(word.text) is not None
    ]


def _standing(word: Word) -> Standing:
    """How an upright or lying word stands."""
    box = word.capitals
    rooms: list[Room] = []
    crossing = None
    things = word.face.painted.below(word.bounds, word.below)
    for thing in things:
        if thing.area.holds(box):
            rooms += _room(thing, box, lying=word.lying)
            if thing.opaque:
                if thing.fill is None or _is_seen(thing, box, things):
                    break
                rooms.clear()
                break
        elif crossing is None:
            crossing = _crossing(thing, word)
            if thing.fill is None and thing.opaque:
                break
    room = min(rooms, key=lambda each: each.spare, default=None)
    return Standing(word, room, crossing)


def _room(thing: Painted, box: Bounds, *, lying: bool) -> Iterator[Room]:
    """The room on a field or in a frame that is seen around the box."""
    if (thing.opaque and thing.fill is None) or not thing.area.is_convex:
        return
    if all(clip.holds(box.grown(1.0)) for clip in thing.clips):
        across, down = thing.area.room_around(box)
        across, down = across - thing.reach, down - thing.reach
        yield Room(down, across, thing) if lying else Room(across, down, thing)


def _is_seen(plate: Painted, box: Bounds, below: Iterator[Painted]) -> bool:
    """Whether the plate has another colour than what it lies on."""
    for thing in below:
        if thing.opaque and thing.area.holds(box):
            return thing.fill != plate.fill
    return plate.fill != WHITE


def _crossing(thing: Painted, word: Word) -> Crossing | None:
    """What the thing has below a part of the word, if it disturbs."""
    box, area = word.capitals, thing.area
    seen = _seen_part(area, thing.clips)
    if not thing.opaque:
        lines = (line for line in _sides(area) if _runs_through(line, box, thing.clips))
        line = next(lines, None)
        return None if line is None else Crossing(thing, line.common(box))
    found = Crossing(thing, seen.common(box))
    least = min(found.part.width, found.part.height)
    if thing.fill is None:
        return found if least > DRAWING_OVERLAP else None
    beyond = max(seen.x - box.x, box.right - seen.right, seen.y - box.y, box.bottom - seen.bottom)
    hides = min(least, beyond) > FILL_OVERLAP and (
        contrast(word.text.colour, thing.fill) < UNREADABLE
    )
    return found if hides and area.is_convex else None  # the outline last, for it takes longest


def named(thing: Painted) -> str:
    """What messages call something that is painted."""
    box = thing.area.box
    size = f"{box.width:.1f} × {box.height:.1f} mm"
    if thing.fill is not None:
        return f"a field of {size} in {thing.fill.hex}"
    return f"{'a drawing' if thing.opaque else 'a frame'} of {size}"


def _seen_part(area: Area, clips: tuple[Area, ...]) -> Bounds:
    """The rectangle of an area as far as those of its clips let it be seen."""
    areas = (area, *clips)
    left, top = max(a.left for a in areas), max(a.top for a in areas)
    right, bottom = min(a.right for a in areas), min(a.bottom for a in areas)
    return Bounds(left, top, max(0.0, right - left), max(0.0, bottom - top))


def _sides(area: Area) -> Iterator[Bounds]:
    """The upright and lying lines of a mere outline."""
    width, height = area.right - area.left, area.bottom - area.top
    if min(width, height) <= 0:
        yield Bounds(area.left, area.top, width, height)
    elif area.upright:
        for y in (area.top, area.bottom):
            yield Bounds(area.left, y, width, 0.0)
        for x in (area.left, area.right):
            yield Bounds(x, area.top, 0.0, height)


def _runs_through(line: Bounds, box: Bounds, clips: tuple[Area, ...]) -> bool:
    """Whether a line certainly lies within the letters, not only at their edges."""
    if not all(clip.holds(box) for clip in clips):
        return False
    part = line.common(box)
    if line.height == 0:
        inside = box.y + LINE_DEPTH < line.y < box.bottom - LINE_DEPTH
        return inside and part.width > LINE_LENGTH
    inside = box.x + LINE_DEPTH < line.x < box.right - LINE_DEPTH
    return inside and part.height > LINE_LENGTH


_OVERLAP = 0.15
"""Of the width and of the height of the smaller text that must be covered by the other."""
_MOST_BEFORE = 5
"""Texts in the same place that are compared with one more."""
_CELL = 10.0
"""mm"""


def overlapping(prints: Prints) -> Iterator[tuple[Word, Word]]:
    """Each word with the first one below it, if there is one."""
    cells: dict[tuple[int, int, int], list[Word]] = defaultdict(list)
    for word in prints.words:
        if not word.upright or not word.text.run.text.strip():
            continue
        x, y = word.bounds.centre
        face, column, row = id(word.face), int(x // _CELL), int(y // _CELL)
        around = product((column - 1, column, column + 1), (row - 1, row, row + 1))
        near = (other for cell in around for other in cells[face, *cell][-_MOST_BEFORE:])
        below = next((other for other in near if _overlap(prints, word, other)), None)
        if below is not None:
            yield word, below
        cells[face, column, row].append(word)


def _overlap(prints: Prints, one: Word, other: Word) -> bool:
    """Whether two different texts lie upon one another."""
    origin = prints.origin(one.text)
    if one.text.run.text == other.text.run.text or (origin and origin is prints.origin(other.text)):
        return False
    a, b = one.bounds, other.bounds
    part, width, height = a.common(b), min(a.width, b.width), min(a.height, b.height)
    return part.width > _OVERLAP * width and part.height > _OVERLAP * height
