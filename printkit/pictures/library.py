"""The pictures of a pack: each found inside the pack, read once, placed as often as needed."""

from collections.abc import Sequence
from pathlib import Path

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform
from printkit.limits import limits
from printkit.pictures.fitting import fitted
from printkit.pictures.problem import PictureProblem, too_large
from printkit.pictures.raster import read_raster
from printkit.pictures.svg import Drawing, looks_like_svg, read_svg
from printkit.pictures.svg_shown import shows
from printkit.scene import Group, Image, Node, Picture
from printkit.source.contained import is_plain_name
from printkit.source.pack_reader import OutsidePackError, PackReader, TooLargeError
from printkit.units import MM_PER_INCH


class PictureLibrary:
    """The pictures in some folders; of files with the same name the first folder's wins.

    ``resolutions`` has for each raster picture, by its ``src``, the fewest pixels per inch at
    which it was placed.
    """

    def __init__(self, folders: Sequence[Path], reader: PackReader | None = None) -> None:
        self.folders = tuple(folders)
        self._reader = reader or PackReader.of(folders)
        self.resolutions: dict[str, float] = {}
        self._pixels = 0
        """Of all raster pictures so far."""
        self._known: dict[str, Picture | Drawing | PictureProblem] = {}

    def place(self, src: str, box: Bounds, fit: str) -> Node:
        """The picture, whole in the box (``contain``) or filling it all (``cover``).

        Raises:
            PictureProblem: it is missing, not a safe kind of picture, damaged or too large.
        """
        if src not in self._known:
            self._known[src] = self._read_or_problem(src)
        picture = self._known[src]
        if isinstance(picture, PictureProblem):
            raise PictureProblem(str(picture))
        self._reader.find(self.folders, src)  # noted also for those who use it again
        if box.width <= 0 or box.height <= 0:
            raise PictureProblem(f"{src}: its box has no area; give it a width and a height")
        if isinstance(picture, Drawing):
            return _placed_drawing(picture, box, fit)
        return self._placed_raster(src, picture, box, fit)

    def _placed_raster(self, src: str, picture: Picture, box: Bounds, fit: str) -> Node:
        place = fitted(picture.width_px, picture.height_px, box, fit)
        resolution = picture.width_px / (place.width / MM_PER_INCH)
        self.resolutions[src] = min(resolution, self.resolutions.get(src, resolution))
        image = Image(picture, *place)
        return image if box.contains(place) else Group((image,), clip=rectangle(*box))

    def _read_or_problem(self, src: str) -> Picture | Drawing | PictureProblem:
        """The picture, or why there is none: also a mistake is worked out only once."""
        try:
            return self._read(src)
        except PictureProblem as problem:
            return PictureProblem(f"{src}: {problem}")

    def _read(self, src: str) -> Picture | Drawing:
        if not is_plain_name(src):
            raise PictureProblem(
                "pictures are named by their way within the pack, with / between folders; "
                "write for example pictures/photo.png"
            )
        data = self._bytes_of(src)
        return _seen(read_svg(data)) if looks_like_svg(data) else self._counted(read_raster(data))

    def _bytes_of(self, src: str) -> bytes:
        try:
            path = self._reader.find(self.folders, src)
            if path is not None:
                return self._reader.read(path, "picture-bytes")
        except (OutsidePackError, FileNotFoundError):
            pass
        except TooLargeError as error:
            words = f"the file {error}: save it with fewer pixels or as a JPEG"
            raise too_large("picture-bytes", words) from None
        except OSError as error:
            raise PictureProblem(
                f"the file cannot be read ({error.strerror or error}); check its permissions"
            ) from None
        raise PictureProblem(
            "there is no such file in the pack; put it there, or correct the name "
            "(capitals count, and links must stay within the pack)"
        )

    def _counted(self, picture: Picture) -> Picture:
        """The picture, if there is room for it beside the others of the kit."""
        pixels = self._pixels + picture.width_px * picture.height_px
        if pixels > limits().all_pixels:
            megapixels = f"{pixels / 1e6:,.0f} megapixels"
            raise too_large(
                "all-pixels",
                f"with this picture those of the kit have {megapixels}: 300 pixels for each inch "
                "on paper are enough, so save them smaller",
            )
        self._pixels = pixels
        return picture


def _seen(drawing: Drawing) -> Drawing:
    if not shows(drawing):
        raise PictureProblem(
            "nothing of the drawing shows; check its viewBox, its colours and what is hidden in it"
        )
    return drawing


def _placed_drawing(drawing: Drawing, box: Bounds, fit: str) -> Node:
    """The drawing, cut off at its own edges or at the box, whichever come first."""
    view = drawing.view
    place = fitted(view.width, view.height, box, fit)
    scale_x, scale_y = place.width / view.width, place.height / view.height
    transform = Transform(
        scale_x, 0.0, 0.0, scale_y, place.x - view.x * scale_x, place.y - view.y * scale_y
    )
    shown = place if box.contains(place) else box
    return Group((Group(drawing.nodes, transform),), clip=rectangle(*shown))
