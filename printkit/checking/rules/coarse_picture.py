"""A picture is printed with fewer than 150 pixels per inch.

Its pixels can be seen as steps at the distance from which a card is read.
Bad: <image src="photo.png" w="60" h="40"/>   # 240 × 160 pixels: 102 per inch
Good: <image src="photo.png" w="60" h="40"/>   # 720 × 480 pixels: 305 per inch
"""

from collections.abc import Hashable
from math import ceil

from printkit.checking.context import CheckContext, contents_of
from printkit.checking.prints.inspection import Raster
from printkit.diagnostics import Diagnostic, Findings, Route, Rule, Severity, Span
from printkit.units import MM_PER_INCH

RULE = Rule.documented(__name__, __doc__, "PK624", Severity.WARNING)

LEAST, BEST = 150.0, 300.0
"""Pixels per inch."""


def check_print(context: CheckContext) -> Findings:
    prints = context.prints
    coarse = [
        (raster, face.artwork.title)
        for face in prints.faces
        for raster in face.rasters
        if raster.resolution < LEAST
    ]
    stated = (
        {name: route for _, name, route in contents_of(context.variant).names} if coarse else {}
    )
    found: dict[Hashable, Diagnostic] = {}
    for raster, piece in sorted(coarse, key=lambda each: each[0].resolution):
        route = stated.get(raster.image.picture.src)
        span = None if route else prints.drawn_by(raster.image)
        found.setdefault(
            (raster.image.picture.digest, route or span), _finding(raster, piece, span, route)
        )
    yield from found.values()


def _finding(raster: Raster, piece: str, span: Span | None, route: Route | None) -> Diagnostic:
    """The finding where the picture is named: in the definition at ``route``, or in a template."""
    picture = raster.image.picture
    inches = picture.width_px / raster.resolution
    return RULE.diagnostic(
        f"{piece}: a picture of {picture.width_px} × {picture.height_px} pixels is printed "
        f"{inches * MM_PER_INCH:.0f} mm wide, {raster.resolution:.0f} pixels per inch",
        span=span,
        route=route,
        help=f"use a picture that is {ceil(inches * LEAST)} pixels wide or more "
        f"({ceil(inches * BEST)} are best), or print it smaller",
    )
