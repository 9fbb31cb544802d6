"""How finely the pictures of a game are printed."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.prints.cases import Case


def coarse_pictures(context: CheckContext, low: float, high: float) -> Iterator[Case]:
    """The places where a picture has at least ``low`` but less than ``high`` pixels per inch."""
    for face in () if context.prints is None else context.prints.faces:
        for raster in face.rasters:
            if low <= raster.resolution < high:
                picture = raster.image.picture
                size = f"{picture.width_px} × {picture.height_px} pixels"
                wide = picture.width_px / raster.resolution * 25.4
                fact = (
                    f"a picture of {size} is printed {wide:.0f} mm wide, "
                    f"{raster.resolution:.0f} pixels per inch"
                )
                span = context.prints.drawn_by(raster.image) if context.prints else None
                yield Case((picture.digest, span), face.artwork.title, fact, span)
