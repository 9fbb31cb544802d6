"""Flat pieces of the maker's own: markers, mats, tracks, tiles, labels."""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, StringConstraints, model_validator

from printkit.diagnostics import Route
from printkit.model.base import Id, Millimetres
from printkit.model.kinds.piece import SMALLEST, Footprint, PieceRecord
from printkit.model.references import DeckId

if TYPE_CHECKING:
    from printkit.geometry.path import Path
    from printkit.model.variant import Variant

Cell = Annotated[str, StringConstraints(max_length=2_000)] | int | float | bool | None
TOLERANCE = 0.01
"""mm: what rounding may put outside the box."""


MOST = 10_000
COLOUR = r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"


def _known_columns(row: dict[str, Cell]) -> dict[str, Cell]:
    """The columns that mean something to printkit hold what they should."""
    count, colour = row.get("count"), row.get("colour")
    if count is not None and not (type(count) is int and 0 <= count <= MOST):
        raise ValueError(f"the column 'count' is {count!r}, and not a whole number up to {MOST:,}")
    if colour is not None and not re.fullmatch(COLOUR, str(colour)):
        raise ValueError(f"the column 'colour' is {colour!r}; write colours as \"#rrggbb\"")
    return row


def _drawable(data: str) -> str:
    """Path data that a knife can follow."""
    from printkit.geometry.path_data import parse_path_data  # noqa: PLC0415 - late: start-up

    box = parse_path_data(data).bounds() if data.strip() else None
    if box is None or min(box.width, box.height) < TOLERANCE:
        raise ValueError("the path encloses nothing; write it as M0 0 H40 L20 30 Z, in mm")
    return data


Heading = Annotated[str, StringConstraints(min_length=1, max_length=64)]
TableRow = Annotated[dict[Heading, Cell], AfterValidator(_known_columns)]
PathData = Annotated[str, StringConstraints(max_length=4_000), AfterValidator(_drawable)]


class Flat(PieceRecord):
    """A flat piece of any outline, drawn by a template of the pack."""

    kind: Literal["flat"]
    template: Id
    """The template that draws it: `round-marker` is `templates/round-marker.xml.j2`."""
    outline: Literal["rect", "rounded", "circle", "hexagon"] = "rect"
    """The shape that is cut out, as large as ``width`` and ``height``."""
    path: PathData | None = None
    """The shape as SVG path data in mm, instead of ``outline``: ``M0 0 H40 L20 30 Z``."""
    width: Millimetres
    """Of the piece; of a hexagon from corner to corner."""
    height: Millimetres | None = None
    """Default: as the width; of a hexagon from side to side. One that is higher than wide stands
    on a corner."""
    corner: Millimetres = 4.0
    """Radius of the corners of ``rounded``."""
    sides: Literal[1, 2] = 1
    """Printed sides; the back is drawn by `round-marker-back`, or else by the template itself."""
    per: Literal["game", "player", "seat", "row"] | None = None
    """What there are ``count`` of them for (default 1): the game, each player, each seat (in its
    colour), or each row. Default: ``row`` where there are rows, else ``game``."""
    rows: dict[int | Id, TableRow] = {}
    """Data for the templates, a piece for each row with ``per: row``; columns as you like. Those
    called ``name``, ``count`` and ``colour`` are the piece's own."""
    deck: DeckId | None = None
    """The deck whose cards its template can list: ``cards``."""

    RANK: ClassVar = 7
    COMPONENT: ClassVar = "flats"
    ICON: ClassVar = "resource"
    LEAST: ClassVar = {"width": SMALLEST, "height": SMALLEST}
    SHOWN: ClassVar = 3
    SHOWS_SIZE: ClassVar = True

    @model_validator(mode="before")
    @classmethod
    def _for_each_seat(cls, data: Any) -> Any:
        """``per: seat`` is the long form of ``per_seat``."""
        if not isinstance(data, dict) or data.get("per") != "seat":
            return data
        others = {key: value for key, value in data.items() if key not in ("per", "count")}
        return {"per_seat": data.get("count", 1), **others}

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.per == "row" and not self.rows:
            raise ValueError("'per: row' needs 'rows'")
        if self.path is not None:
            box = self.cut().bounds()
            width, height = self.trim()
            beyond = max(-box.x, -box.y, box.right - width, box.bottom - height)
            if beyond > TOLERANCE:
                raise ValueError(
                    f"the path reaches from {box.x:g}, {box.y:g} to {box.right:g}, {box.bottom:g}, "
                    f"and not within {width:g} × {height:g} mm"
                )
        return self

    def each(self) -> Literal["game", "player", "seat", "row"]:
        """What there is a number of them for."""
        if self.per_seat is not None:
            return "seat"
        return self.per or ("row" if self.rows else "game")

    def number(self, row: Mapping[str, Any] | None = None) -> int:
        """How many there are for each of these; a row may say it itself."""
        own = None if row is None else row.get("count")
        stated = self.per_seat if self.per_seat is not None else self.count
        return next((count for count in (own, stated) if count is not None), 1)

    def total(self, variant: "Variant") -> int:
        """How many are in the box of a game."""
        match self.each():
            case "game":
                return self.number()
            case "player":
                return self.number() * variant.most_players
            case "seat":
                return self.number() * len(variant.seats)
            case "row":
                return sum(self.number(row) for row in self.rows.values())

    def for_each(self) -> int | None:
        """How many each player has."""
        return self.number() if self.each() in {"player", "seat"} else None

    def sorts(self, variant: "Variant") -> Iterable[int | str]:
        """Seats or rows."""
        return self.rows if self.each() == "row" else super().sorts(variant)

    def templates(self) -> tuple[str, ...]:
        """Those of its sides."""
        return (self.template, f"{self.template}-back")

    def printed_texts(self) -> Iterator[tuple[Route, str]]:
        """The cells of its rows."""
        for key, row in self.rows.items():
            yield from (
                (("rows", key, column), cell)
                for column, cell in row.items()
                if isinstance(cell, str) and column != "colour"
            )

    def trim(self) -> tuple[float, float]:
        """Width and height of what is cut out."""
        usual = self.width
        if self.outline == "hexagon" and self.path is None:
            usual *= math.sqrt(3) / 2
        return self.width, usual if self.height is None else self.height

    def size(self) -> Mapping[str, float]:
        """Of what is cut out."""
        width, height = self.trim()
        return {"width": width, "height": round(height, 2)}

    def footprint(self) -> Footprint:
        """The piece."""
        return Footprint("width", *self.trim())

    def breadth(self) -> float:
        """The longer side."""
        return max(self.trim())

    def cut(self, beyond: float = 0.0) -> "Path":
        """Where the knife goes, or the same ``beyond`` mm further out.

        Of a path that is curved or bulges inwards that is its box.
        """
        from printkit.geometry.path_data import parse_path_data  # noqa: PLC0415 - late: start-up
        from printkit.geometry.shapes import ellipse, rectangle  # noqa: PLC0415 - late: start-up

        width, height = self.trim()
        corner = self.corner + beyond if self.outline == "rounded" else 0.0
        box = rectangle(-beyond, -beyond, width + 2 * beyond, height + 2 * beyond, corner)
        if self.path is not None:
            path = parse_path_data(self.path)
            return _beyond(path, beyond) or box if beyond else path
        match self.outline:
            case "circle":
                return ellipse(width / 2, height / 2, width / 2 + beyond, height / 2 + beyond)
            case "hexagon":
                return _hexagon(width, height, beyond)
            case _:
                return box


def _beyond(path: "Path", by: float) -> "Path | None":
    """The outline with its edges moved outwards, if they are straight and bulge all around."""
    from printkit.geometry.path import polyline  # noqa: PLC0415 - late: start-up
    from printkit.geometry.polygons import corners_of, is_convex, outset  # noqa: PLC0415 - late

    corners = corners_of(path)
    return polyline(outset(corners, by), close=True) if is_convex(corners) else None


def _hexagon(width: float, height: float, beyond: float) -> "Path":
    """A hexagon in a box, on a corner if it is higher than wide."""
    from printkit.geometry.path import polyline  # noqa: PLC0415 - late: start-up
    from printkit.geometry.polygons import outset  # noqa: PLC0415 - late: start-up
    from printkit.geometry.transform import Point  # noqa: PLC0415 - late: start-up

    x, y = width / 4, height / 4
    if height > width:
        steps = [(2, 0), (4, 1), (4, 3), (2, 4), (0, 3), (0, 1)]
    else:
        steps = [(4, 2), (3, 4), (1, 4), (0, 2), (1, 0), (3, 0)]
    return polyline(outset([Point(i * x, k * y) for i, k in steps], beyond), close=True)


KIND = Flat
