"""A PDF document that is put together from finished content."""

from collections.abc import Sequence
from typing import Any

from printkit.export.fonts import FontSource
from printkit.export.pdf_content import Stream
from printkit.export.pdf_finished import FinishedScenes, WantedScene
from printkit.export.pdf_fonts import DocumentFonts
from printkit.export.pdf_images import ToInks, image_object
from printkit.export.pdf_operators import ColourSpace, matrix
from printkit.export.pdf_reportlab import pdfdoc
from printkit.geometry.path import Bounds
from printkit.geometry.transform import Transform
from printkit.scene.artwork import Sheet
from printkit.scene.nodes import Picture, Symbol, Tag
from printkit.units import POINTS_PER_MM


class Document:
    """Pages, and what they share: forms, pictures, fonts."""

    def __init__(
        self,
        fonts: FontSource,
        colours: ColourSpace,
        finished: FinishedScenes,
        to_inks: ToInks | None = None,
        *,
        tagged: bool = False,
    ) -> None:
        """Begin without pages; ``to_inks`` is wanted where the colours are inks, for pictures.

        The parts of pages are marked where the document is ``tagged``.
        """
        self.marks: list[tuple[tuple[Tag, ...], ...]] = []
        """The marked parts of each page."""
        self._tagged = tagged
        self._document = pdfdoc.PDFDocument(compression=1, invariant=1)
        self._source = fonts
        self._fonts = DocumentFonts(self._document, fonts)
        self._colours: ColourSpace = colours
        self._finished = finished
        self._to_inks = to_inks
        self._forms: dict[tuple[int, Bounds], Any] = {}
        self._alike: dict[tuple[Any, ...], Any] = {}
        self._images: dict[str, Any] = {}

    def add(self, sheet: Sheet) -> None:
        """One more page."""
        width, height = sheet.width * POINTS_PER_MM, sheet.height * POINTS_PER_MM
        down = matrix(Transform(a=POINTS_PER_MM, d=-POINTS_PER_MM, f=height))
        content = self._finished.content(
            WantedScene(sheet.content, self._source, self._colours, down, self._tagged)
        )
        self.marks.append(content.marks)
        trim = sheet.trim or Bounds(0.0, 0.0, sheet.width, sheet.height)
        page = pdfdoc.PDFPage()
        page.MediaBox = page.CropBox = pdfdoc.PDFArray([0, 0, width, height])
        page.TrimBox = _box(trim, sheet.height)
        page.BleedBox = _box(sheet.bleed or trim, sheet.height)
        page.Resources = self._resources(content, self._drawn(content))
        page.Contents = _stream(content)
        self._document.addPage(page)

    def data(self) -> bytes:
        """All of it; nothing can be added afterwards."""
        self._fonts.embed()
        data: bytes = self._document.GetPDFData(None)
        return data

    def _resources(self, content: Stream, drawn: Sequence[Any]) -> Any:
        """What the content names; ``drawn`` are the objects that it draws."""
        fonts = {
            f"F{number}": self._fonts.reference(use, chars)
            for number, (use, chars) in enumerate(content.fonts, 1)
        }
        objects = {f"X{number}": each for number, each in enumerate(drawn, 1)}
        named = {"Font": fonts, "XObject": objects}
        return pdfdoc.PDFDictionary(
            {kind: pdfdoc.PDFDictionary(each) for kind, each in named.items() if each}
        )

    def _drawn(self, content: Stream) -> list[Any]:
        """The objects that the content draws, defined on the way."""
        return [
            self._form(thing) if isinstance(thing, Symbol) else self._image(thing)
            for thing in content.drawn
        ]

    def _form(self, symbol: Symbol) -> Any:
        """The form object of a symbol; those of equal content are one, wherever they come from."""
        key = (id(symbol.content), symbol.bounds)
        if key not in self._forms:
            content = self._finished.content(
                WantedScene(symbol.content, self._source, self._colours)
            )
            drawn = self._drawn(content)
            alike = (symbol.bounds, content.data, content.fonts, *(each.name for each in drawn))
            if alike not in self._alike:
                self._alike[alike] = self._new_form(symbol.bounds, content, drawn)
            self._forms[key] = self._alike[alike]
        return self._forms[key]

    def _new_form(self, box: Bounds, content: Stream, drawn: Sequence[Any]) -> Any:
        form = _stream(
            content,
            Type="/XObject",
            Subtype="/Form",
            BBox=pdfdoc.PDFArray([box.x, box.y, box.right, box.bottom]),
            Resources=self._resources(content, drawn),
        )
        return self._document.Reference(form)

    def _image(self, picture: Picture) -> Any:
        if picture.digest not in self._images:
            image = self._finished.image(picture, self._colours, self._to_inks)
            stream = image_object(self._document, image)
            self._images[picture.digest] = self._document.Reference(stream)
        return self._images[picture.digest]


def _stream(content: Stream, **entries: Any) -> Any:
    stream = pdfdoc.PDFStream(content=content.data)
    stream.dictionary.dict.update(Filter="/FlateDecode", **entries)
    return stream


def _box(bounds: Bounds, height: float) -> Any:
    """A box in points, y up, as left, bottom, right, top."""
    edges = (bounds.x, height - bounds.bottom, bounds.right, height - bounds.y)
    return pdfdoc.PDFArray([edge * POINTS_PER_MM for edge in edges])
