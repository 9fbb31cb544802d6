"""Asteroid tiles: a mining number, a target, and between them the track that counts minings."""

from collections.abc import Iterator

from printkit.components.bill import BillPiece
from printkit.components.component import Component, Layout, Stock
from printkit.components.counting import Artworks, some_of
from printkit.components.design import Composition, Design
from printkit.components.seats import lying_size
from printkit.model import Asteroids, Variant
from printkit.model.asteroids import Tile, tiles
from printkit.records import record
from printkit.scene import Artwork, Node

BLEED = 3.0
BACK = "asteroid-back"
COLUMNS = 3
"""Fields of the track side by side."""
CIRCLE = 0.81
"""Diameter of the circle in a field, as a share of the field."""
AROUND_MARKER = 0.4
"""Between a marker on one circle and the circles beside it, mm."""
LEAST_FIELD = 8.0
"""Width of a field without a marker, mm."""


@record
class TrackField:
    """A field of the track; with the last one the asteroid strikes."""

    number: int
    column: float
    row: int
    strikes: bool


@record
class AsteroidFace:
    """What a tile may show; ``reward`` is written as money, ``track_width`` in mm."""

    name: str
    mining: int
    target: int
    reward: str
    mining_note: str
    target_note: str
    fields: tuple[TrackField, ...]
    columns: int
    rows: int
    marker: str
    track_width: float


def compose(design: Design) -> Composition:
    """Each tile; their common back is drawn once."""
    asteroids = design.variant.asteroids
    if asteroids is None:
        return design.composition([])
    back = design.side(
        BACK,
        (asteroids.width, asteroids.height),
        {"asteroids": asteroids},
        piece=BACK,
        title="back of the asteroids",
        route=("asteroids",),
        bleed=BLEED,
    )
    artworks: list[Artwork] = []
    for tile in tiles(asteroids):
        with design.piece(f"asteroid “{tile.mining} · {tile.target}”", ("asteroids",)):
            artworks.append(_artwork(design, asteroids, tile, back))
    return design.composition(artworks)


def _artwork(design: Design, asteroids: Asteroids, tile: Tile, back: Node) -> Artwork:
    piece = f"asteroid-{tile.mining}-{tile.target}"
    title = f"{asteroids.name} {tile.mining} · {tile.target}"
    front = design.side(
        "asteroid",
        (asteroids.width, asteroids.height),
        {"asteroid": tile_face(design, asteroids, tile)},
        piece=piece,
        title=f"asteroid “{tile.mining} · {tile.target}”",
        route=("asteroids",),
        bleed=BLEED,
    )
    return Artwork(
        piece, title, asteroids.width, asteroids.height, front, back, bleed=BLEED, back_name=BACK
    )


def tile_face(design: Design, asteroids: Asteroids, tile: Tile) -> AsteroidFace:
    """What the tile shows."""
    marker = design.variant.pieces.get(asteroids.marker or "")
    fields = tuple(_fields(tile.mining))
    return AsteroidFace(
        name=asteroids.name,
        mining=tile.mining,
        target=tile.target,
        reward=design.wordings.filters["money"](asteroids.reward),
        mining_note=design.wording(asteroids.mining_note, ("asteroids", "mining_note")),
        target_note=design.wording(asteroids.target_note, ("asteroids", "target_note")),
        fields=fields,
        columns=COLUMNS,
        rows=fields[-1].row + 1,
        marker=asteroids.marker or "",
        track_width=COLUMNS * max(lying_size(marker) / (2 - CIRCLE) + AROUND_MARKER, LEAST_FIELD),
    )


def _fields(count: int) -> Iterator[TrackField]:
    """The numbers in rows that mirror each other as well as can be, each in the middle."""
    rows = -(-count // COLUMNS)
    longer = count % rows
    sign = 1 if longer % 2 else -1
    order = sorted(range(rows), key=lambda row: sign * abs(row - (rows - 1) / 2))
    number = 0
    for row in range(rows):
        length = count // rows + (row in order[:longer])
        for place in range(length):
            number += 1
            column = place + (COLUMNS - length) / 2
            yield TrackField(number, column, row, strikes=number == count)


def _applies(variant: Variant) -> bool:
    return variant.asteroids is not None


def _bill(design: Design, artworks: Artworks) -> tuple[BillPiece, ...]:
    return (some_of(design, design.component_title("asteroids"), artworks),)


COMPONENT = Component(
    "asteroids",
    Layout.PIECES,
    ("asteroids", "pieces", "currency"),
    _applies,
    compose,
    _bill,
    Stock.CARD,
    wide=True,
)
