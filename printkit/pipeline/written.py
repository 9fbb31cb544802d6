"""PDFs that one process makes again and again: those of equal sheets are written once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from printkit.export.document import DocumentInfo
    from printkit.export.pdf_finished import FinishedScenes
    from printkit.export.pdf_operators import HomeColours
    from printkit.export.pdf_viewing import Viewing
    from printkit.scene import Sheet
    from printkit.text.fonts import FontLibrary


class _MadeOf(NamedTuple):
    """All that a PDF depends on."""

    sheets: "tuple[Sheet, ...]"
    info: "DocumentInfo"
    fonts: "FontLibrary"
    colours: "HomeColours"
    viewing: "Viewing | None"
    tagged: bool


class WrittenPdfs:
    """The last PDF of each name with what it was made of, while it is to be ``kept``."""

    def __init__(self, *, kept: bool = False) -> None:
        """Begin with none."""
        self._kept = kept
        self._last: dict[str, tuple[_MadeOf, bytes]] = {}
        self._finished: FinishedScenes | None = None

    def turn(self) -> None:
        """Another build begins: content that this one does not draw is let go after it."""
        if self._finished is not None:
            self._finished.turn()

    def pdf(
        self,
        name: str,
        sheets: "Sequence[Sheet]",
        info: "DocumentInfo",
        fonts: "FontLibrary",
        colours: "HomeColours",
        viewing: "Viewing | None" = None,
        *,
        tagged: bool = False,
    ) -> bytes:
        """The sheets as a PDF; ``viewing`` is what it offers, if not a bookmark for each label.

        A ``tagged`` one says what its parts are.
        """
        from printkit.export.pdf import write_pdf  # noqa: PLC0415 - late: reportlab

        of = _MadeOf(tuple(sheets), info, fonts, colours, viewing, tagged)
        known, data = self._last.get(name, (None, b""))
        if known != of:
            finished = self._finished_content()
            data = write_pdf(
                *(sheets, info, fonts, colours), finished=finished, viewing=viewing, tagged=tagged
            )
        if self._kept:
            self._last[name] = of, data
        return data

    def _finished_content(self) -> "FinishedScenes":
        """What all documents share."""
        from printkit.export.pdf_finished import FinishedScenes  # noqa: PLC0415 - late: reportlab

        if self._finished is None:
            self._finished = FinishedScenes()
        return self._finished
