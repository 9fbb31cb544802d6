"""Files that one process makes again and again: those of equal sheets and pieces are made once."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from printkit.export.document import DocumentInfo
    from printkit.export.pdf_content import Stream
    from printkit.export.pdf_finished import FinishedScenes
    from printkit.export.pdf_operators import HomeColours
    from printkit.export.pdf_viewing import Viewing
    from printkit.scene import Node, Sheet
    from printkit.text.fonts import FontLibrary


Part = TypeVar("Part")


class _MadeOf(NamedTuple):
    """All that a PDF depends on."""

    sheets: "tuple[Sheet, ...]"
    info: "DocumentInfo"
    fonts: "FontLibrary"
    colours: "HomeColours"
    viewing: "Viewing | None"
    tagged: bool


def nothing_before(_key: str) -> None:
    """Nothing was made before."""


class WrittenFiles:
    """The last file of each name with what it was made of, while it is to be ``kept``."""

    def __init__(self, *, kept: bool = False) -> None:
        """Begin with none."""
        self._kept = kept
        self.before: Callable[[str], Stream | None] = nothing_before
        """What an earlier process has made of a scene of this key."""
        self._last: dict[str, tuple[_MadeOf, bytes]] = {}
        self._finished: FinishedScenes | None = None
        self._pieces: dict[str, Mapping[str, tuple[object, bytes]]] = {}

    def turn(self) -> None:
        """Another build begins: content that this one does not draw is let go after it."""
        if self._finished is not None:
            self._finished.turn()

    def stream(self, node: "Node", fonts: "FontLibrary") -> "Stream | None":
        """What draws a scene in full colour, if it was wanted since the last turn."""
        return None if self._finished is None else self._finished.known(node, fonts)

    def tagged(self, fonts: "FontLibrary") -> "Mapping[str, Stream]":
        """The same for tagged pages, by their keys."""
        return {} if self._finished is None else self._finished.tagged(fonts)

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

    def pieces(
        self,
        folder: str,
        parts: Mapping[str, Part],
        make: Callable[[Sequence[Part]], Iterable[bytes]],
    ) -> dict[str, bytes]:
        """The files of a folder by name; ``make`` gets the parts that no equal file was made of."""
        before = self._pieces.get(folder, {})
        known = {
            name: before[name][1]
            for name, part in parts.items()
            if name in before and before[name][0] == part
        }
        new = [name for name in parts if name not in known]
        made = zip(new, make([parts[name] for name in new]), strict=True)
        files = known | dict(made)
        if self._kept:
            self._pieces[folder] = {name: (part, files[name]) for name, part in parts.items()}
        return {name: files[name] for name in parts}

    def _made_before(self, key: str) -> "Stream | None":
        return self.before(key)

    def _finished_content(self) -> "FinishedScenes":
        """What all documents share."""
        from printkit.export.pdf_finished import FinishedScenes  # noqa: PLC0415 - late: reportlab

        if self._finished is None:
            self._finished = FinishedScenes(self._made_before)
        return self._finished
