"""What the notes show: from a single chip to the largest ship, each greater than the one before.

They are printed in one colour, as an engraver would: every colour of a scene becomes a step
between the note's own dark and the paper, and what is dark is hatched, the darker the closer.
"""

from dataclasses import replace

from printkit.art.hatching import hatched
from printkit.art.n7.motifs import GLOW, chip, globe
from printkit.art.n7.ships import fighter, frigate
from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, STEEL, VOID, View, row
from printkit.art.registry import drawing
from printkit.art.style import Ink, Style
from printkit.colour import BLACK, WHITE, Colour
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import circle, ellipse, on_circle, polygon
from printkit.scene import Group, Node, Shape

NOTE = (48.0, 32.0)
"""The grid of a note's picture."""


_HATCHED = ((0.5, 0.0), (0.25, 1.1), (0.08, 0.8), (0.0, 0.6))
"""How far apart the hatched lines of a surface are, mm, from a luminance on; 0: it has none."""
_FIGURE = 0.25
"""From this luminance on, surfaces stand out white before the dark ground of full colour."""


class _Plate(View):
    """A view that is engraved: it shows one colour in steps, and hatches what is dark."""

    def area(self, shape: str | Path, colour: Colour, weight: float = 1.0) -> None:
        """A surface, hatched from the lower left."""
        super().area(shape, colour, weight)
        if self.style.is_full:
            self.line(shape, VOID, 0.7 * weight)
        if not (self.style.is_full and colour.luminance >= _FIGURE):
            gaps = (gap for least, gap in _HATCHED if colour.luminance >= least)
            self._hatch(shape, next(gaps), 0.6)

    def tone(self, shape: str | Path, colour: Colour) -> None:
        """A shadow on a surface: lines across those of the surface."""
        super().tone(shape, colour)
        self._hatch(shape, 0.7, -0.6)

    def clearing(self, shape: str | Path) -> None:
        """Bare paper around what stands before other lines, where ink is short."""
        if not self.style.is_full:
            self._add(shape, WHITE)

    def node(self) -> Node:
        """The scene in the steps of its accent."""
        dark = BLACK if self.style.ink is Ink.MONO else self.accent.shade(0.35)
        return _etched(super().node(), dark, self.style)

    def _hatch(self, shape: str | Path, gap: float, slant: float) -> None:
        if not gap:
            return
        pen = self.style.stroke(VOID, 0.15)
        self._children.append(hatched(self._placed(shape), pen, gap, slant))


def _etched(node: Node, dark: Colour, style: Style) -> Node:
    match node:
        case Group(children=children):
            return replace(node, children=tuple(_etched(child, dark, style) for child in children))
        case Shape(fill=fill, stroke=stroke):
            inked = stroke and replace(stroke, colour=_line(stroke.colour, dark, style))
            return replace(node, fill=fill and _step(fill, dark), stroke=inked)
        case _:
            return node


def _step(colour: Colour, dark: Colour) -> Colour:
    """The step for a colour: as light against the paper as the colour is."""
    return dark.mix(WHITE, min(1.0, max(0.0, 1.75 * colour.grey().red - 0.25)))


def _line(colour: Colour, dark: Colour, style: Style) -> Colour:
    """Without a ground lines are dark, apart from those that are pale already."""
    if style.is_full:
        return _step(colour, dark)
    return dark.tint(0.3) if colour.luminance > 0.5 else dark


def _plate(width: float, height: float, style: Style, horizon: float = 24.0) -> _Plate:
    view = _Plate(width, height, style, NOTE)
    view.dusk(horizon, 6, horizon + 2)
    return view


FINGERS = (
    (18.7, 20, 10.4, -10),
    (22.4, 19, 12.6, -3),
    (26.1, 19, 12.4, 3),
    (29.6, 20, 10, 11),
    (18, 27, 11, -44),
)
"""Where those of a hand begin, the thumb last; how long they are, and how far they lean."""


@drawing("n7-note-chip")
def note_chip(width: float, height: float, style: Style) -> Node:
    """A single chip on an open hand."""
    view = _plate(width, height, style, 34)
    rays = [
        (on_circle(24, 18, 17, 15 * i), on_circle(24, 18, 20 + 2 * (i % 2), 15 * i))
        for i in range(11, 26)
    ]
    view.line(joined(polyline(ends) for ends in rays), LAMP, 1.0)
    for x, y, far, lean in FINGERS:
        finger = view.at(x, y, 1, lean)
        finger.area(f"M-1.4 2V{1.4 - far}L-0.8 {-far}H0.8L1.4 {1.4 - far}V2Z", PALE, 0.8)
        finger.line(f"M-1 {-0.5 * far}H1", SHADE, 0.7)
    view.area("M18.2 30L16.6 21L18 18.8H30.4L31.6 21.4L29.8 30Z", PALE)
    view.tone("M28.6 18.8H30.4L31.6 21.4L29.8 30H26.6Z", STEEL)
    view.solid("M17 30H31L32 34H16Z", STEEL)
    chip(view, 24, 24, 4.6)
    return view.node()


@drawing("n7-note-rover")
def note_rover(width: float, height: float, style: Style) -> Node:
    """A rover with six wheels on a ridge of dust."""
    view = _plate(width, height, style, 23)
    globe(view, 38, 7, 5.4, PLATE)
    view.solid("M-4 34V22L6 18L14 21L24 19L36 22L46 18.6L52 20V34Z", SHADE)
    view.solid("M12 21.4L14 15L19 11.6H29L35 16L37 21.4V23H12Z", PLATE)
    view.tone("M12 19.6H36.4L37 21.4V23H12Z", STEEL)
    view.solid("M28 12.6H29.4L33.6 16.4H27Z", VOID)
    view.solid("M18 11.6L19.4 8H25L27 11.6Z", STEEL)
    view.tube("M25 9.6H34", STEEL, 1.2)
    view.line("M16.4 12.6V6.4L18.4 5.6", PALE, 0.9)
    for x in (15.0, 24.4, 33.8):
        view.solid(circle(x, 24, 3.2), DEEP)
        view.area(circle(x, 24, 1.5), PLATE, 0.7)
    view.solid("M-4 34V27.4L10 26.4L26 27.6L40 26.6L52 27.2V34Z", STEEL)
    view.lamps((35, 19.2), size=1.2)
    return view.node()


@drawing("n7-note-outpost")
def note_outpost(width: float, height: float, style: Style) -> Node:
    """An outpost on a quiet moon: huts, a dish, a lamp in each window."""
    view = _plate(width, height, style, 23)
    globe(view, 10, 7, 4.4, PALE)
    view.solid("M-4 34V22L8 20L16 22.6L30 20L40 22L52 19.6V34Z", SHADE)
    for x, y, size in ((10, 26, 0.8), (25, 27, 1.3), (38, 25.4, 0.7)):
        hut = view.at(x, y, size)
        hut.solid("M-6 0V-6.4L-3 -7.4H3L6 -6.4V0Z", PLATE)
        hut.tone("M2 0V-7.4H3L6 -6.4V0Z", STEEL)
        hut.solid("M-6 -6.4L0 -11L6 -6.4L3 -7.4H-3Z", STEEL)
        hut.mark("M-1.2 0V-3.4L-0.4 -4.2H0.4L1.2 -3.4V0Z", VOID)
        hut.lamps((-4.4, -4.6), (3.4, -4.6), size=1.4)
    view.tube("M33 20V12", STEEL, 0.8)
    view.solid("M29 8.6L37 11.6L35.4 14.4L31.4 14Z", PALE)
    view.line("M33.6 10.6L36.4 6.6", PALE, 0.9)
    view.solid("M-4 34V28.4L12 27.2L30 28.6L52 27V34Z", STEEL)
    return view.node()


@drawing("n7-note-freight")
def note_freight(width: float, height: float, style: Style) -> Node:
    """A deal: two hands take hold of each other above a counter."""
    view = _plate(width, height, style, 27)
    view.solid("M-4 36V27H52V36Z", SHADE)
    ticks = [
        (on_circle(24, 14, 9.4, 30 * i), on_circle(24, 14, 12.4, 30 * i)) for i in range(7, 12)
    ]
    view.line(joined(polyline(ends) for ends in ticks), LAMP, 1.2)
    view.solid(
        "M52 7.6L37 11L30 9.6L22 11.4L18.4 15.4L21 18.6L26 16.6L30 20.6L37 21L52 24.4Z", PLATE
    )
    view.solid(
        "M-4 7.6L11 11L17.4 9.8L23.4 11L33 18.6L31.4 20.8L29.2 19.8L30.4 22.2L28.2 24L26 22"
        "L26.4 24.6L24 25.6L22.2 23.2L21.6 25.4L19.2 25.6L16.6 21L11 21L-4 24.4Z",
        PALE,
    )
    view.line("M29.2 19.8L25.6 17M26 22L22.8 19M22.2 23.2L20 20.8", VOID, 1.0)
    view.solid("M30.6 9.8L25 12.4L22.4 16.4L24.6 18.4L28.4 15.4L33.6 14.6Z", PLATE)
    view.solid("M8 9.6L12.6 10.4V21.8L8 22.6Z", STEEL)
    view.solid("M40 9.6L35.4 10.4V21.8L40 22.6Z", STEEL)
    return view.node()


@drawing("n7-note-city")
def note_city(width: float, height: float, style: Style) -> Node:
    """A station: a spire with a ring of streets around it."""
    view = _plate(width, height, style, 30)
    globe(view, 24, 50, 24, STEEL)
    view.tube(ellipse(24, 15, 18, 5), STEEL, 1.8)
    for x, top in ((17, 9), (20, 5), (23.4, 1.4), (26.4, 6), (29, 10)):
        view.solid(f"M{x - 1.5} 22V{top + 1.6}L{x} {top}L{x + 1.5} {top + 1.6}V22L{x} 25Z", PLATE)
        view.tone(f"M{x} 25V{top}L{x + 1.5} {top + 1.6}V22Z", STEEL)
        view.lamps(*((x - 0.9, y) for y in (top + 3.4, top + 5.8, top + 8.2)), size=0.8)
    view.tube("M6 15C6 21.8 42 21.8 42 15", PLATE, 2.6)
    view.lamps(*((x - 0.5, 19.6 - 0.0125 * (x - 24) ** 2) for x in range(9, 41, 3)), size=1)
    fighter(view.at(43, 7, 0.5), PALE)
    return view.node()


@drawing("n7-note-gate")
def note_gate(width: float, height: float, style: Style) -> Node:
    """A gate between stars, and a ship that goes in."""
    view = _plate(width, height, style, 34)
    for turn in range(6):
        prong = [
            on_circle(24, 16, r, 60 * turn + a)
            for r, a in ((11.4, -10), (16, -3), (16.6, 3), (11.4, 10))
        ]
        view.solid(polyline(prong, close=True), STEEL)
    for radius, colour in ((12.4, PLATE), (9.8, SHADE), (8.6, GLOW), (5.6, PALE), (2.6, LAMP)):
        view.area(polygon(24, 16, radius, 6, 0), colour, 0.7)
    view.line(row([(4, 16, 10, 16), (38, 16, 44, 16)]), PALE, 1.0)
    bolts = [on_circle(24, 16, 11.1, 60 * i + 30) for i in range(6)]
    view.mark(joined(circle(x, y, 0.6) for x, y in bolts), LAMP)
    ship = view.at(24.6, 17.6, 0.92, -27)
    ship.clearing("M3 0L-4 -3L-10.4 -3.9L-16 -7.6H-23.6V-2L-24 0L-23.6 2V7.6H-16L-10.4 3.9L-4 3Z")
    frigate(ship, PALE)
    return view.node()


@drawing("n7-note-flagship")
def note_flagship(width: float, height: float, style: Style) -> Node:
    """The largest ship from her side, the sun above her bow, an escort below."""
    view = _plate(width, height, style, 34)
    rays = [(on_circle(38, 6.6, 5.4, 30 * i), on_circle(38, 6.6, 7.4, 30 * i)) for i in range(12)]
    view.line(joined(polyline(ends) for ends in rays), LAMP, 1.0)
    view.area(circle(38, 6.6, 4.2), LAMP, 0.6)
    ship = view.at(3.4, 2, 0.88)
    for y in (15.6, 19.4):
        ship.area(f"M4 {y}H1L-4 {y + 1.1}L1 {y + 2.2}H4Z", LAMP, 0.7)
    ship.solid("M6 15H3V22.2H6Z", STEEL)
    ship.solid("M13 15L14.6 10.4H18L19 7.4H23L24 10.4H27.4L30 15Z", PALE)
    ship.mark("M19.8 8.6H22.6L23 9.6H19.4Z", VOID)
    ship.line("M21 7.4V4.8M18.6 5.2L23.4 4.2", PALE, 1.0)
    ship.solid("M46 18.6L38 15.6L30 14.4H12L8 13.2L5.4 14.4V22.4L8 23.8H28L38 21.6Z", PALE)
    ship.tone("M46 18.6L5.4 19.4V22.4L8 23.8H28L38 21.6Z", PLATE)
    ship.line("M11 14.4V23.6M31 14.6V23", SHADE, 0.9)
    ship.solid("M14 20.6L9 26.4H21L27 20.6Z", STEEL)
    ship.area("M5 26H1L-4 27L1 28H5Z", LAMP, 0.7)
    ship.solid("M5 25.6L8 24.8H21L24 27L21 29H8L5 28.4Z", PALE)
    ship.tone("M5 27H24L21 29H8L5 28.4Z", PLATE)
    ship.mark(joined(circle(x, 17, 0.6) for x in range(13, 30, 2)), VOID)
    ship.solid("M31.4 14.4L32 12.6H35L36 15Z", STEEL, 0.8)
    ship.line("M35 13.2H39.6", PALE, 1.2)
    for x, y, size in ((35, 27.6, 0.5), (43, 24.6, 0.5)):
        fighter(view.at(x, y, size), PALE)
    return view.node()


@drawing("n7-note-rosette")
def note_rosette(width: float, height: float, style: Style) -> Node:
    """Turning hexagons woven into a ring, another weave for each seed; its middle is free.

    In black there are half as many, or their corners would run together.
    """
    x, y, radius = width / 2, height / 2, min(width, height) / 2
    count = 7 + style.seed if style.ink is not Ink.MONO else max(6, (7 + style.seed) // 2)
    lines = joined(
        polygon(x, y, radius * (1 - 0.36 * i / count), 6, (60 / count) * i - 90)
        for i in range(count)
    )
    return Group((Shape(lines, None, style.stroke(style.accent, 0.2)),))
