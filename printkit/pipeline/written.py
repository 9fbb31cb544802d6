"""PDFs that one process makes again and again: those of equal sheets are written once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from printkit.export.document import DocumentInfo
    from printkit.export.pdf_operators import HomeColours
    from printkit.scene import Sheet
    from printkit.text.fonts import FontLibrary


class _MadeOf(NamedTuple):
    """All that a PDF depends on."""

    sheets: "tuple[Sheet, ...]"
    info: "DocumentInfo"
    fonts: "FontLibrary"
    colours: "HomeColours"


class Written:
    """The last PDF of each name with what it was made of, while it is to be ``kept``."""

    def __init__(self, *, kept: bool = False) -> None:
        """Begin with none."""
        self._kept = kept
        self._last: dict[str, tuple[_MadeOf, bytes]] = {}

    def pdf(
        self,
        name: str,
        sheets: "Sequence[Sheet]",
        info: "DocumentInfo",
        fonts: "FontLibrary",
        colours: "HomeColours",
    ) -> bytes:
        """The sheets as a PDF."""
        from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

        of = _MadeOf(tuple(sheets), info, fonts, colours)
        known, data = self._last.get(name, (None, b""))
        if known != of:
            data = write_pdf(sheets, info, fonts, colours)
        if self._kept:
            self._last[name] = of, data
        return data
