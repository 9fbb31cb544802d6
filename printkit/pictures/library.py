"""The pictures of a pack: each found inside the pack, read once, placed as often as needed."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from printkit.geometry.path import Bounds
from printkit.geometry.shapes import rectangle
from printkit.geometry.transform import Transform
from printkit.limits import limits
from printkit.pictures.fitting import fitted
from printkit.pictures.inks import TWINS, grey_picture, grey_shapes, twins_of
from printkit.pictures.problem import PictureProblem, too_large
from printkit.pictures.raster import read_raster
from printkit.pictures.svg import Drawing, looks_like_svg, read_svg
from printkit.pictures.svg_shown import shows
from printkit.scene import Group, Image, Node, Picture
from printkit.source.contained import is_plain_name
from printkit.source.pack_reader import OutsidePackError, PackReader, TooLargeError
from printkit.suggestion import did_you_mean
from printkit.units import MM_PER_INCH

_MISSING = "put it there, or correct the name (capitals count, and links must stay within the pack)"


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
        self._known: dict[tuple[str, bool], Picture | Drawing | PictureProblem] = {}

    def place(self, src: str, box: Bounds, fit: str, ink: str = "full") -> Node:
        """The picture, whole in the box (``contain``) or filling it all (``cover``).

        With low ink, and in black only, it is grey, unless it has a twin for that: of
        ``pictures/owl.svg`` that is ``pictures/low/owl.svg`` or ``pictures/mono/owl.svg``.

        Raises:
            PictureProblem: it is missing, not a safe kind of picture, damaged or too large.
        """
        src, is_grey = self._for_ink(src, ink)
        picture = self._ready(src, is_grey=is_grey)
        if box.width <= 0 or box.height <= 0:
            raise PictureProblem(f"{src}: its box has no area; give it a width and a height")
        if isinstance(picture, Drawing):
            return _placed_drawing(picture, box, fit)
        return self._placed_raster(src, picture, box, fit)

    def check(self, src: str) -> None:
        """See whether the picture can be placed in full colour.

        Raises:
            PictureProblem: it cannot.
        """
        self._ready(src, is_grey=False)

    def _for_ink(self, src: str, ink: str) -> tuple[str, bool]:
        """The file that is shown with an ink, and whether it is made grey for it."""
        for of, twin in twins_of(src, ink):
            if is_plain_name(src) and self._reader.find(self.folders, twin) is not None:
                return twin, of != ink
        return src, ink in TWINS

    def _ready(self, src: str, *, is_grey: bool) -> Picture | Drawing:
        """The picture, read and made grey once.

        Raises:
            PictureProblem: it cannot be used.
        """
        key = (src, is_grey)
        if key not in self._known:
            self._known[key] = self._read_or_problem(src, is_grey=is_grey)
        picture = self._known[key]
        if isinstance(picture, PictureProblem):
            raise PictureProblem(str(picture))
        self._reader.find(self.folders, src)  # noted also for those who use it again
        return picture

    def _placed_raster(self, src: str, picture: Picture, box: Bounds, fit: str) -> Node:
        place = fitted(picture.width_px, picture.height_px, box, fit)
        resolution = picture.width_px / (place.width / MM_PER_INCH)
        self.resolutions[src] = min(resolution, self.resolutions.get(src, resolution))
        image = Image(picture, *place)
        return image if box.contains(place) else Group((image,), clip=rectangle(*box))

    def _read_or_problem(self, src: str, *, is_grey: bool) -> Picture | Drawing | PictureProblem:
        """The picture, or why there is none: also a mistake is worked out only once."""
        try:
            picture = self._read(src)
            return _grey(picture) if is_grey else picture
        except PictureProblem as problem:
            return PictureProblem(f"{src}: {problem}")

    def _read(self, src: str) -> Picture | Drawing:
        if not is_plain_name(src):
            raise PictureProblem(
                "pictures are named by their way within the pack, with / between folders; "
                "write for example pictures/photo.png"
            )
        data = self._bytes_of(src)
        if looks_like_svg(data):
            return _seen(read_svg(data))
        return self._counted(replace(read_raster(data), src=src))

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
        raise PictureProblem(f"there is no such file in the pack; {self._like(src) or _MISSING}")

    def _like(self, src: str) -> str | None:
        """A question after a file of nearly that name, if there is one in such a folder."""
        folder = src.rpartition("/")[0]
        there = [
            f"{each}/{name}" if each else name
            for pack in self.folders
            for each in self._spelt(pack, folder)
            for name in self._reader.names(pack / each)
        ]
        return did_you_mean(src, there)

    def _spelt(self, pack: Path, folder: str) -> list[str]:
        """The folders of the pack that are called so, or so but for capitals."""
        folded = folder.casefold()
        return [each for each in self._reader.names(pack) if each.casefold() == folded] or [folder]

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


def _grey(picture: Picture | Drawing) -> Picture | Drawing:
    if isinstance(picture, Drawing):
        return replace(picture, nodes=grey_shapes(picture.nodes))
    return grey_picture(picture)


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
