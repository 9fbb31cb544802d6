"""Paper domes of stacked cones: each band is a ring sector that is rolled and glued."""

import math
from functools import lru_cache
from itertools import pairwise

from printkit.geometry.nets.net import Join, Net, NetFace, Tab, assemble, edge
from printkit.geometry.path import Path, polyline
from printkit.geometry.shapes import arc, on_circle
from printkit.geometry.transform import Point
from printkit.records import record

LARGE = 24.0
"""From this diameter (mm) on, tabs and teeth are the large ones."""
GAP_SHARE = 0.8
"""A side tab fills at most this share of the gap between the two ends of its band."""


@record
class ConeSector:
    """The flat sector of one cone: radii in mm (``inner`` 0 is the top), angle in degrees."""

    outer: float
    inner: float
    angle: float

    @property
    def slant(self) -> float:
        """Height of the band along the paper, mm."""
        return self.outer - self.inner


def dome_bands(diameter: float, bands: int) -> tuple[ConeSector, ...]:
    """The sectors from the board upwards, between equally spaced latitudes of the half sphere."""
    latitudes = [math.pi / 2 * i / bands for i in range(bands + 1)]
    # The cosine of a right angle is a rounding error in floats, and the top has no hole.
    widths = [diameter / 2 * math.cos(latitude) for latitude in latitudes[:-1]] + [0.0]
    heights = [diameter / 2 * math.sin(latitude) for latitude in latitudes]
    return tuple(
        _band(*radii, rise=higher - lower)
        for radii, (lower, higher) in zip(pairwise(widths), pairwise(heights), strict=True)
    )


def _band(lower: float, upper: float, rise: float) -> ConeSector:
    """The sector of the cone between two circles of these radii, one ``rise`` above the other."""
    narrowing = lower - upper
    slant = math.hypot(narrowing, rise)
    return ConeSector(lower * slant / narrowing, upper * slant / narrowing, 360 * narrowing / slant)


@lru_cache(maxsize=64)  # the seats have the same domes
def dome_net(diameter: float, bands: int) -> tuple[Net, ...]:
    """One net for each band, from the board upwards; a face's own frame has the apex at (0, 0).

    Faces are called ``band-1``, ``band-2`` …; the middle of each points up. The teeth on the
    upper edge of a band go under the next one, the side tab goes under the band's other end.
    """
    large = diameter >= LARGE
    return tuple(
        _band_net(band, number, tab=5.0 if large else 4.0, tooth=3.0 if large else 2.0)
        for number, band in enumerate(dome_bands(diameter, bands), start=1)
    )


def _band_net(band: ConeSector, number: int, tab: float, tooth: float) -> Net:
    start, end = -90 - band.angle / 2, -90 + band.angle / 2
    teeth = _tooth_angles(band, start, end, tooth)
    face = NetFace(f"band-{number}", _sector(band, start, end, teeth))
    tabs = [_side_tab(band, end, tab, face.name)]
    if band.inner > 0:
        tabs += _teeth(band, teeth, tooth, f"band-{number + 1}")
    return assemble([face], tabs, [Join(_end(band, start), _end(band, end))])


def _end(band: ConeSector, angle: float) -> Path:
    """The straight edge of the sector at an angle."""
    return edge(on_circle(0, 0, band.outer, angle), on_circle(0, 0, band.inner, angle))


def _sector(band: ConeSector, start: float, end: float, teeth: list[float]) -> Path:
    """The outline, clockwise; the inner arc is cut where teeth meet, so that each has its edge."""
    segments = arc(0, 0, band.outer, start, end).segments
    inner_end = on_circle(0, 0, band.inner, end)
    segments += (("L", inner_end.x, inner_end.y),)
    for right, left in pairwise(reversed(teeth)):
        segments += arc(0, 0, band.inner, right, left).segments[1:]
    return Path((*segments, ("Z",)))


def _tooth_angles(band: ConeSector, start: float, end: float, tooth: float) -> list[float]:
    """Where teeth begin and end on the inner arc, start to end; none on the top."""
    if band.inner == 0:
        return []
    count = max(6, round(math.radians(band.angle) * band.inner / (1.25 * tooth)))
    return [start + (end - start) * i / count for i in range(count + 1)]


def _teeth(band: ConeSector, angles: list[float], tooth: float, glues_to: str) -> list[Tab]:
    """A tooth in each slice; slices do not overlap, and no tip reaches past the apex."""
    tip = max(band.inner - tooth, band.inner / 3)
    tabs = []
    for number, (left, right) in enumerate(pairwise(angles), start=1):
        point = on_circle(0, 0, tip, (left + right) / 2)
        base = arc(0, 0, band.inner, left, right).segments
        tabs.append(Tab(f"tooth-{number}", Path((*base, ("L", *point), ("Z",))), glues_to))
    return tabs


def _side_tab(band: ConeSector, end: float, tab: float, glues_to: str) -> Tab:
    """The tab beyond the end of the sector, within the gap that the sector leaves.

    The taper keeps the tab inside the ring after rolling, so that nothing peeps out below.
    """
    taper = min(tab, band.slant / 3)
    inside = math.sqrt(taper * (2 * band.outer - taper))
    radii = band.outer - taper, band.inner + taper
    depths = [min(tab, inside, _gap_depth(band, radius)) for radius in radii]
    angle = math.radians(end)
    cos, sin = math.cos(angle), math.sin(angle)
    corners = [(band.inner, 0.0), (band.outer, 0.0), *zip(radii, depths, strict=True)]
    points = [Point(r * cos - d * sin, r * sin + d * cos) for r, d in corners]
    return Tab("side", polyline(points, close=True), glues_to)


def _gap_depth(band: ConeSector, radius: float) -> float:
    """How far a tab may reach into the gap, measured across the edge at this radius."""
    gap = GAP_SHARE * (360 - band.angle)
    return radius * math.tan(math.radians(gap)) if gap < 90 else math.inf  # noqa: PLR2004 - a right angle
