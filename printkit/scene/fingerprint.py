"""A fingerprint of what a piece shows, which stays alike when all stays within a hair's breadth.

What is either so or not (kinds of marks and segments, colours, fonts, letters, pictures) goes into
a digest. Where things are goes into a few numbers: the way of a pen through all points of the
picture, step by step, each step weighted and added to one of ``SUMS`` sums. Whatever moves as a
whole changes the step towards it and the step away from it only, so that

- a mark, a group or a whole piece that moves by up to 0.003 mm changes no sum by ``TOLERANCE``;
- a point that moves by 0.01 mm changes one by more.

A digest of rounded numbers cannot do that: some number is always on the brink of the next one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate, chain, cycle
from math import fsum, hypot
from operator import mul, sub

from printkit.geometry.path import Path
from printkit.geometry.transform import IDENTITY, Transform
from printkit.records import record
from printkit.scene.artwork import Artwork, Side
from printkit.scene.digest import digest_of_parts
from printkit.scene.nodes import Group, Image, Node, Shape, Stroke, Text, Use

SUMS = 6
"""Even, so that each sum is of x or of y; neighbouring points are always in different ones."""

TOLERANCE = 0.008
"""Fingerprints are alike if no sum differs by more, mm."""

_GOLDEN_RATIO = 0.6180339887498949
_WEIGHTS = tuple(1 + number * _GOLDEN_RATIO % 1 for number in range(10_007))
"""From 1 to 2, each far from those around it; again and again, as many as a prime number.

So a run of points that moves in one piece shows even if the steps to it and away from it, which
are opposite, are added to the same sum.
"""
_DIGITS = 12


@record
class Fingerprint:
    """What a side of a piece shows: a digest, and sums over its measures in mm."""

    digest: str
    sums: tuple[float, ...]

    def is_like(self, other: "Fingerprint") -> bool:
        """Whether nobody could see or measure a difference on paper."""
        return self.digest == other.digest and all(
            abs(one - another) <= TOLERANCE
            for one, another in zip(self.sums, other.sums, strict=True)
        )

    def __str__(self) -> str:
        """Digest and sums, separated by blanks."""
        return " ".join([self.digest, *(f"{value + 0.0:.3f}" for value in self.sums)])


def parse_fingerprint(text: str) -> Fingerprint:
    """What ``str`` of a fingerprint has written.

    Raises:
        ValueError: the text is none.
    """
    digest, *sums = text.split() or [""]
    if len(digest) != _DIGITS or len(sums) != SUMS:
        raise ValueError(f"{text!r} is not a fingerprint")
    return Fingerprint(digest, tuple(map(float, sums)))


def fingerprint_of(artwork: Artwork, side: Side) -> Fingerprint:
    """The fingerprint of one side, with the size of the piece and where it is cut and folded.

    Raises:
        ValueError: the back of a piece that has none.
    """
    node = artwork.front if side is Side.FRONT else artwork.back
    if node is None:
        raise ValueError(f"{artwork.id} has no back")
    tracing = _Tracing()
    tracing.sizes += [artwork.width, artwork.height, artwork.bleed]
    for name, path in (("outline", artwork.outline), ("score", artwork.score)):
        if path is not None:
            tracing.facts.append(name)
            tracing.follow(path, IDENTITY)
    tracing.add(node, IDENTITY)
    return Fingerprint(digest_of_parts(*tracing.facts)[:_DIGITS], tracing.sums())


@dataclass(slots=True)
class _Tracing:
    """What was met on the way through a scene: facts, points (x, y, x, y ...) and sizes."""

    facts: list[str] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)

    def add(self, node: Node, outer: Transform) -> None:
        """The node and all that is in it; ``outer`` leads from it to the piece."""
        match node:
            case Group():
                self._add_group(node, outer)
            case Use(symbol, own):
                self.add(symbol.content, own.then(outer))
            case Shape(path, fill, stroke, even_odd):
                self.facts.append(f"shape {fill and fill.hex} {even_odd}")
                self.follow(path, outer)
                if stroke is not None:
                    self._add_stroke(stroke, outer)
            case Text(run, x, y, colour):
                self.facts.append(f"text {colour.hex} {run.font} {run.text}")
                letters = accumulate(run.advances, initial=x)
                self._visit(chain((x, y - run.size), *((end, y) for end in letters)), outer)
            case Image(picture, x, y, width, height):
                self.facts.append(f"picture {picture.digest}")
                self._visit((x, y, x + width, y, x, y + height), outer)

    def _add_group(self, group: Group, outer: Transform) -> None:
        own = group.transform
        inner = outer if own == IDENTITY else own.then(outer)
        if group.layer is not None:
            self.facts.append(f"layer {group.layer}")
        if group.clip is not None:
            self.facts.append("clip")
            self.follow(group.clip, inner)
        for child in group.children:
            self.add(child, inner)
        if group.layer is not None or group.clip is not None:
            self.facts.append("end")

    def _add_stroke(self, stroke: Stroke, outer: Transform) -> None:
        self.facts.append(f"stroke {stroke.colour.hex} {stroke.cap} {stroke.join}")
        self.facts.append(str(len(stroke.dash)))
        scale = hypot(outer.a, outer.b)
        self.sizes += [scale * length for length in (stroke.width, *stroke.dash)]

    def follow(self, path: Path, outer: Transform) -> None:
        """All points of a path, also those that draw its curves."""
        self.facts.append("".join([segment[0] for segment in path.segments]))
        self._visit(chain.from_iterable([segment[1:] for segment in path.segments]), outer)

    def _visit(self, numbers: Iterable[float], outer: Transform) -> None:
        """The points (x, y, x, y ...), led to the piece."""
        if outer == IDENTITY:
            self.points += numbers
            return
        a, b, c, d, e, f = outer
        pairs = iter(numbers)
        self.points += chain.from_iterable(
            [(a * x + c * y + e, b * x + d * y + f) for x, y in zip(pairs, pairs, strict=True)]
        )

    def sums(self) -> tuple[float, ...]:
        """The weighted steps and sizes, each added to one of the sums."""
        steps = map(sub, self.points, chain((0.0, 0.0), self.points))
        weighted = list(map(mul, chain(steps, self.sizes), cycle(_WEIGHTS)))
        return tuple(fsum(weighted[first::SUMS]) for first in range(SUMS))
