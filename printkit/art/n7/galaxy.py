"""The map of the galaxy: spiral arms out to the rim, a core, a relay in the middle of each side."""

import math
from collections.abc import Iterator

from printkit.art.n7.view import DEEP, LAMP, PALE, PLATE, SHADE, VOID
from printkit.art.registry import drawing
from printkit.art.space.curves import smooth
from printkit.art.style import Ink, Style, sturdy
from printkit.colour import BLACK, WHITE, Colour, parse_colour
from printkit.geometry.path import Path, Segment, joined, polyline
from printkit.geometry.shapes import circle, on_circle, polygon, rectangle
from printkit.geometry.transform import Transform, rotate, scale, translate
from printkit.scene import Group, Node, Shape, Stroke

BLUE, RED = parse_colour("#2a78c8"), parse_colour("#cf2b3a")
DUSK = parse_colour("#5b4a86")
GOLD = parse_colour("#f2b544")
LIGHTS = tuple(parse_colour(text) for text in ("#8fdcff", "#ff4b46", "#f2b544", "#b79bff"))
"""Of the relays: below, to the left, above, to the right."""
STARS = 620
"""In each arm."""
STATIONS = 120
"""Points along either edge of an arm, with a curve through them."""
STREAKS = 6
"""Lines along an arm to either side of its middle, where ink is short."""
ROOMY = 140.0
"""On maps with less than this from middle to edge, mm, every other line is left out."""
SMALL = 60.0
"""Maps with less than this go without the finest lines where ink is short, mm."""
PITCH = 0.3
"""How fast an arm winds outwards."""
LANE: tuple[Segment, ...] = (("M", 0.0, 0.86), ("C", 0.0, 0.62, 0.15, 0.5, 0.02, 0.08))
"""From a relay below to the core."""
ROUND_THE_TITLE: tuple[Segment, ...] = (
    ("M", -0.08, 0.93),
    ("C", -0.72, 0.95, -0.96, 0.95, -0.94, 0.56),
    ("C", -0.94, 0.26, -0.6, 0.34, -0.1, 0.08),
)
"""The lane from the relay below, clear of the title that lies on the map."""
CASING = 1.0
"""So much wider than a lane is the paper around it where ink is short, mm; less on small maps."""
ROOT, TIP = 0.1, 1.4
"""Where an arm begins and ends: shares of half the side, so that it leaves at the corners
and its end does not reach the next side."""


@drawing("n7-galaxy")
def galaxy(width: float, height: float, style: Style) -> Node:
    """Two great arms, one for each path, two lesser ones, and lanes from the relays to the core."""
    reach = min(width, height) / 2
    to_centre = scale(reach).then(translate(width / 2, height / 2))
    nodes: list[Node] = []
    if style.is_full:
        nodes.append(Shape(rectangle(0, 0, width, height), VOID))
        halo = [(1.12, 0.93), (0.86, 0.86), (0.6, 0.78), (0.4, 0.66)]
        nodes += [Shape(circle(0, 0, r).transformed(to_centre), DUSK.mix(VOID, s)) for r, s in halo]
    for turn, colour, wide in (
        (48, DUSK, 0.8),
        (228, DUSK, 0.8),
        (138, BLUE, 1.0),
        (318, RED, 1.0),
    ):
        nodes += _arm(
            turn, colour, wide, style, to_centre, STREAKS if reach > ROOMY else STREAKS // 2
        )
    nodes += _map_lines(style, to_centre, reach)
    for side, light in enumerate(LIGHTS):
        way = LANE if side else ROUND_THE_TITLE
        nodes += _relay(light, style, rotate(90.0 * side).then(to_centre), reach, way)
    # Above the lanes, so that they end in its light.
    nodes += _core(style, to_centre, reach)
    return Group(tuple(nodes))


def _radius(angle: float) -> float:
    """Of the middle of an arm that has turned by so many radians."""
    return ROOT * math.exp(PITCH * angle)


def _band(turn: float, share: float, ragged: float) -> Path:
    """An arm as a surface, ``share`` of its full width; its edges waver."""
    end = math.log(TIP / ROOT) / PITCH
    inner, outer = [], []
    for i in range(STATIONS + 1):
        angle = end * i / STATIONS
        wave = ragged * (math.sin(3.7 * angle + turn) + 0.6 * math.sin(8.3 * angle + 2 * turn))
        half = share * (0.23 + wave) * min(1.0, 0.4 + angle / 3)
        degrees = turn + math.degrees(angle)
        inner.append(on_circle(0, 0, _radius(angle) * (1 - half), degrees))
        outer.append(on_circle(0, 0, _radius(angle) * (1 + 1.15 * half), degrees))
    return smooth([*inner, *reversed(outer)], close=True)


def _arm(
    turn: float, colour: Colour, wide: float, style: Style, place: Transform, streaks: int
) -> Iterator[Node]:
    """Steps of light that narrow towards the middle of the arm, and its stars."""
    steps = ((1.0, 0.8, 0.05), (0.66, 0.62, 0.07), (0.34, 0.4, 0.09))
    for number, (share, dark, ragged) in enumerate(steps):
        path = _band(turn, share * wide, ragged).transformed(place)
        yield Shape(path, _tint(colour, dark, number, style))
    # In black the lesser arms are stars alone, so that the great ones lead to the core.
    lesser = style.ink is Ink.MONO and colour is DUSK
    if not style.is_full and not lesser:
        yield Shape(_streaks(turn, wide, streaks).transformed(place), None, _streak(colour, style))
    small, large, bright = _stars(turn, wide)
    shown = colour.grey().shade(0.3) if style.ink is Ink.MONO else colour
    light = colour.mix(PALE, 0.55) if style.is_full else shown
    if not lesser:
        yield Shape(joined(small).transformed(place), light)
    yield Shape(joined(large).transformed(place), PALE if style.is_full else shown.shade(0.2))
    yield Shape(joined(bright).transformed(place), LAMP if style.is_full else shown.shade(0.35))


def _streak(colour: Colour, style: Style) -> Stroke:
    """The lines of an arm, paler than the lanes, which are what a player reads.

    Where there is only black, those of the blue arm are dotted.
    """
    if style.ink is not Ink.MONO:
        drawn = colour.tint(0.38)
        return Stroke(drawn, sturdy(drawn, 0.15))
    drawn = BLACK.tint(0.45)
    if colour is BLUE:
        return Stroke(drawn, 0.45, dash=(0.02, 1.5), cap="round")
    return Stroke(drawn, sturdy(drawn, 0.15))


def _tint(colour: Colour, dark: float, number: int, style: Style) -> Colour:
    match style.ink:
        case Ink.FULL:
            return colour.mix(VOID, dark)
        case Ink.LOW:
            return colour.tint(0.04 + 0.05 * number)
        case _:
            value = 1.0 if colour is DUSK else 0.95 - 0.07 * number
            return Colour(value, value, value)


def _streaks(turn: float, wide: float, count: int) -> Path:
    """Lines along an arm, the shorter the farther from its middle: an engraver's light."""
    end = math.log(TIP / ROOT) / PITCH
    lines = []
    for i in range(-count, count + 1):
        off = 0.21 * wide * i / count
        start = end * (0.12 + 0.05 * abs(i) + 0.04 * (i % 2))
        angles = [start + (end - start) * step / 60 for step in range(61)]
        lines.append(
            smooth(
                [on_circle(0, 0, _radius(a) * (1 + off), turn + math.degrees(a)) for a in angles]
            )
        )
    return joined(lines)


def _stars(turn: float, wide: float) -> tuple[list[Path], list[Path], list[Path]]:
    """Small stars, large ones, and a few that sparkle; evenly strewn along an arm."""
    small: list[Path] = []
    large: list[Path] = []
    bright: list[Path] = []
    end = math.log(TIP / ROOT) / PITCH
    for i in range(1, STARS + 1):
        # Even in two directions (the plastic number's sequence), and shaken so that no rows show.
        shaken = 0.5 * math.sin(12.9898 * i)
        along = (i * 0.7548776662 + 0.03 * shaken) % 1
        astray = (i * 0.5698402910 + 0.12 * shaken) % 1 - 0.5
        angle = end * along**0.7
        spread = 0.56 * wide * astray * (0.5 + abs(astray))
        x, y = on_circle(0, 0, _radius(angle) * (1 + spread), turn + math.degrees(angle))
        if i % 61 == 0:
            bright.append(_sparkle(x, y, 0.017))
        elif i % 9 == 0:
            large.append(circle(x, y, 0.0046))
        else:
            small.append(circle(x, y, 0.0022 + 0.0011 * (i % 3)))
    return small, large, bright


def _sparkle(x: float, y: float, radius: float) -> Path:
    points = [on_circle(x, y, radius if i % 2 == 0 else 0.24 * radius, 45 * i) for i in range(8)]
    return polyline(points, close=True)


def _map_lines(style: Style, place: Transform, reach: float) -> Iterator[Node]:
    """Rings of a map; where ink is short without ticks, which look like strays among the arms."""
    faint = PLATE.mix(VOID, 0.62) if style.is_full else style.line.tint(0.3)
    rings = joined(circle(0, 0, share) for share in (0.34, 0.62, 0.9))
    ticks = joined(
        polyline([on_circle(0, 0, r, 5 * i) for r in (0.9, 0.93 if i % 6 else 0.96)])
        for i in range(72)
    )
    yield Shape(rings.transformed(place), None, Stroke(faint, 0.2))
    if style.is_full:
        yield Shape(ticks.transformed(place), None, Stroke(faint, max(0.2, 0.0018 * reach)))


def _core(style: Style, place: Transform, reach: float) -> Iterator[Node]:
    """A bar of old stars, brightest in the middle."""
    lie = scale(1.25, 0.8).then(rotate(-32)).then(place)
    count = 12
    for step in range(count):
        dark = 0.9 * (1 - step / (count - 1)) ** 1.4
        radius = 0.07 + 0.15 * (1 - step / (count - 1))
        match style.ink:
            case Ink.FULL:
                fill = GOLD.mix(DUSK.mix(VOID, 0.5), dark)
            case Ink.LOW:
                fill = GOLD.tint(0.05 + 0.5 * step / (count - 1))
            case _:
                fill = WHITE
        yield Shape(circle(0, 0, radius).transformed(lie), fill)
    if style.is_full:
        yield Shape(circle(0, 0, 0.045).transformed(place), LAMP)
    else:
        yield from _glow(style, lie, reach)
    edge = style.contour(min(0.25, 0.005 * reach))
    star = BLACK if style.ink is Ink.MONO else WHITE
    yield Shape(_sparkle(0, 0, 0.13).transformed(place), star, edge)


def _glow(style: Style, lie: Transform, reach: float) -> Iterator[Node]:
    """The light of the core where ink is short: rays of three lengths that run into the arms."""
    drawn = BLACK if style.ink is Ink.MONO else GOLD.shade(0.25)
    kinds = ((0, (0.12, 0.235), 0.3), (1, (0.155, 0.25), 0.2), (2, (0.185, 0.225), 0.2))
    for first, lengths, width in kinds if reach > SMALL else kinds[:1]:
        rays = joined(
            polyline([on_circle(0, 0, r, 5.0 * i) for r in lengths]) for i in range(first, 72, 3)
        )
        wide = sturdy(drawn, min(width, 0.003 * reach))
        yield Shape(rays.transformed(lie), None, Stroke(drawn, wide))


def _relay(
    light: Colour, style: Style, place: Transform, reach: float, way: tuple[Segment, ...]
) -> Iterator[Node]:
    """A gate near the lower edge, before it is turned, and its lane to the core."""
    shown = light if style.ink is not Ink.MONO else BLACK
    wide = sturdy(shown, 0.006 * reach)
    lane = Path(way).transformed(place)
    if not style.is_full:
        yield Shape(lane, None, Stroke(WHITE, wide + CASING * min(1.0, reach / 150), cap="round"))
    yield Shape(lane, None, Stroke(shown, wide, dash=(3 * wide, 2.4 * wide)))
    tips = ((0.046, -6), (0.071, -2.5), (0.071, 2.5), (0.046, 6))
    prongs = joined(
        polyline([on_circle(0.0, 0.93, r, 60 * i + a) for r, a in tips], close=True)
        for i in range(6)
    )
    edge = style.contour(min(0.3, 0.005 * reach))
    if style.is_full or reach > SMALL:
        yield Shape(prongs.transformed(place), style.fill(PLATE), edge)
    for radius, fill in ((0.052, PLATE), (0.042, SHADE if style.is_full else WHITE)):
        yield Shape(polygon(0, 0.93, radius, 6, 0).transformed(place), style.fill(fill), edge)
    yield Shape(polygon(0, 0.93, 0.031, 6, 0).transformed(place), shown, edge)
    yield Shape(polygon(0, 0.93, 0.014, 6, 0).transformed(place), LAMP if style.is_full else WHITE)
    if style.is_full:
        ring = polygon(0, 0.93, 0.052, 6, 0)
        yield Shape(ring.transformed(place), None, Stroke(DEEP, 0.25))
