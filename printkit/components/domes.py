"""Paper domes of cone bands, in the colours of the seats."""

from dataclasses import replace
from itertools import pairwise

from printkit.art.style import Ink
from printkit.colour import Colour
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import of_pieces
from printkit.components.design import Composition, Design
from printkit.components.nets import net_artwork, painted
from printkit.components.seats import copies_each, has_pieces, pieces_of, seats_of
from printkit.geometry.nets.dome import Band, dome_bands, dome_net
from printkit.geometry.nets.net import Face, Net
from printkit.geometry.path import Path, joined, polyline
from printkit.geometry.shapes import arc, circle, on_circle, polygon, star
from printkit.geometry.transform import Point
from printkit.model import Dome
from printkit.scene import Artwork, Node, Shape, Stroke

PANELS = 12
"""Panels around the dome."""
WINDOW_SHARE = 0.2
"""Size of a window as a share of the band's slant."""


def compose(design: Design) -> Composition:
    """Each band of each dome, for each seat."""
    artworks: list[Artwork] = []
    for piece_id, dome in pieces_of(design.variant, Dome):
        for number, (seat_id, seat_name, colour) in enumerate(seats_of(design.variant, piece_id)):
            owner = "-".join(part for part in (piece_id, seat_id) if part)
            title = " · ".join(part for part in (dome.name, seat_name) if part)
            copies = copies_each(design.variant, piece_id)
            with design.piece(f"dome “{title}”", ("pieces", piece_id)):
                bands = _bands(design, owner, title, dome, design.colour(colour), number, copies)
                artworks += [replace(band, set_of=seat_id or None) for band in bands]
    return design.composition(artworks)


def _bands(
    design: Design,
    owner: str,
    title: str,
    dome: Dome,
    colour: Colour,
    seat: int,
    copies: int,
) -> list[Artwork]:
    bands = dome_bands(dome.diameter, dome.bands)
    nets = dome_net(dome.diameter, dome.bands)
    artworks = []
    for number, (band, net) in enumerate(zip(bands, nets, strict=True), start=1):

        def paint(face: Face, band: Band = band) -> Node:
            return _panelled(face, band, colour, seat, design.look.ink)

        caption = design.phrases.band.format(number=number, total=len(bands))
        artworks.append(
            net_artwork(
                design,
                f"{owner}-{number}",
                f"{title} · {caption}",
                net,
                paint,
                copies=copies,
                note=(str(number), _note_place(band, net)),
            )
        )
    return artworks


def _note_place(band: Band, net: Net) -> Point:
    """Where the number of a band is printed: on waste paper, where the knife never leaves it.

    That is inside the ring below the teeth, or for the top cone a corner beside it.
    """
    bounds = net.bounds
    if band.inner == 0:
        return Point(bounds.x + 0.8, bounds.bottom - 0.85)
    top = net.face(net.faces[0].name).placement.apply(0.0, -band.inner)
    return Point(top.x, top.y + 5.5)


def _panelled(face: Face, band: Band, colour: Colour, seat: int, ink: Ink) -> Node:
    """The band with the seams of its panels, and in each panel a window of the seat's shape.

    The window's shape distinguishes the seats where there is no colour.
    """
    full = ink is Ink.FULL
    line = Stroke(colour.tint(0.45) if full else colour, 0.2 if full else 0.25)
    glass = colour.tint(0.25) if full else colour
    details: list[Node] = [Shape(_seams(band), stroke=line)]
    if band.inner > 0:
        details.append(Shape(_windows(band, seat), glass))
    return painted(face, colour if full else None, *details)


def _panel_angles(band: Band) -> list[float]:
    start = -90 - band.angle / 2
    return [start + band.angle * i / PANELS for i in range(PANELS + 1)]


def _seams(band: Band) -> Path:
    """Lines between the panels and a lintel near the upper edge."""
    lines = [
        polyline([on_circle(0, 0, band.inner, angle), on_circle(0, 0, band.outer, angle)])
        for angle in _panel_angles(band)
    ]
    start, end = -90 - band.angle / 2, -90 + band.angle / 2
    share = 0.12 if band.inner > 0 else 0.55
    radius = band.outer - (band.outer - band.inner) * (1 - share)
    return joined([*lines, arc(0, 0, radius, start, end)])


def _windows(band: Band, seat: int) -> Path:
    radius = (band.outer + band.inner) / 2 - band.slant * 0.05
    size = band.slant * WINDOW_SHARE
    angles = _panel_angles(band)
    middles = [(a + b) / 2 for a, b in pairwise(angles)]
    return joined([_window(*on_circle(0, 0, radius, a), size, seat, a) for a in middles])


def _window(x: float, y: float, size: float, seat: int, angle: float) -> Path:
    match seat % 4:
        case 0:
            return circle(x, y, size * 0.9)
        case 1:
            return polygon(x, y, size * 1.15, 4, angle + 45)
        case 2:
            return polygon(x, y, size * 1.2, 3, angle + 180)
        case _:
            return star(x, y, size * 1.25, size * 0.6, 4, angle)


COMPONENT = Component(
    "domes",
    Layout.PIECES,
    ("title", "pieces", "seats"),
    has_pieces("domes"),
    compose,
    of_pieces,
    Stock.MODEL,
    wide=True,
)
