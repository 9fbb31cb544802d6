"""Which files a component becomes, and how each is made."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from operator import getitem

from printkit.art.style import Ink
from printkit.components.component import Layout
from printkit.components.contents import CONTENTS
from printkit.components.design import Composition, Design
from printkit.imposition.kit import PlannedKit
from printkit.pipeline import press
from printkit.pipeline.drawing import DrawnComponent
from printkit.pipeline.keys import Keys
from printkit.pipeline.kit import chapters, kit_of
from printkit.pipeline.request import Request
from printkit.pipeline.written import WrittenFiles
from printkit.records import record
from printkit.scene import Sheet

Files = Iterable[tuple[str, bytes]]
PieceFiles = Callable[[Design, Composition, str, WrittenFiles], Mapping[str, bytes]]
"""Makes the files of a folder, one for each side of each piece."""


@record
class Plan:
    """A set of files that belong together: its name, its key, and how to make it."""

    name: str
    key: str
    make: Callable[[], Files]


class Outputs:
    """The plans of one request."""

    def __init__(
        self,
        request: Request,
        keys: Keys,
        design: Design,
        drawn: Sequence[DrawnComponent],
        written: WrittenFiles,
    ) -> None:
        self._request = request
        self._keys = keys
        self._design = design
        self._written = written
        self._all = keys.of_all([keys.of_artwork(one.component, one.inputs) for one in drawn])
        self._suffix = "" if request.ink is Ink.FULL else f"-{request.ink}"

    def plans(self, one: DrawnComponent) -> Iterator[Plan]:
        """Every file set of a component that the formats need."""
        formats = self._request.formats
        if "pdf" in formats:
            yield from self._pdfs(one)
        if "svg" in formats:
            yield self._pieces(one, "svg", press.piece_svgs)
        if "png" in formats:
            yield self._pieces(one, "png", press.piece_pngs)
        if one.component.layout is Layout.BOOKLET and one.composition.artworks:
            yield from self._books(one, formats)
        if self._request.sheets_as_svg:
            for paper in one.sheets:
                yield self._sheet_svgs(one, paper)

    def folder(self, kind: str) -> str:
        """The folder of a kind of files; saving inks have folders of their own."""
        return kind + self._suffix

    def pdf_name(self, one: DrawnComponent, paper: str) -> str:
        """The PDF of a component on a paper."""
        return f"{self.folder(paper)}/{one.component.id}.pdf"

    def kit_on(self, paper: str, drawn: Sequence[DrawnComponent]) -> PlannedKit:
        """What lies where in the kit."""
        known = [(one.component, one.composition) for one in drawn]
        return kit_of(self._design, known, self._request, paper)

    def kit_pdf(self, kit: PlannedKit, paper: str) -> Plan:
        """The PDF of the whole kit, and its sheets by how they are printed where that differs."""
        folder = self.folder(paper)

        def make() -> Files:
            made = list(chapters(kit.drawn(), kit.backs, self._design.phrases))
            files = press.kit_pdfs(self._design, paper, made, kit.backs, self._written)
            return _below(folder, files)

        listed = " ".join((paper, *self._request.papers))  # by the contents sheet
        return Plan(f"{folder}/kit.pdf", self._keys.of_sheets(self._all, listed), make)

    def preview(self, drawn: Sequence[DrawnComponent]) -> Plan:
        """All of it to be looked at, as a page and as a picture."""

        def make() -> Files:
            from printkit.pipeline.preview import preview_files  # noqa: PLC0415 - late

            return preview_files(self._design, drawn, self._suffix)

        return Plan(self.folder("preview"), self._all, make)

    def _books(self, one: DrawnComponent, formats: Sequence[str]) -> Iterator[Plan]:
        """The rulebook to be read on a screen."""
        name, key = f"{one.component.id}{self._suffix}", self._key(one)

        def html() -> Files:
            from printkit.pipeline.books import html_files  # noqa: PLC0415 - late

            return html_files(self._design, name)

        def markdown() -> Files:
            from printkit.pipeline.books import markdown_files  # noqa: PLC0415 - late

            return markdown_files(self._design, name)

        if "html" in formats:
            yield Plan(f"{name}.html", key, html)
        if "md" in formats:
            yield Plan(f"{name}.md", key, markdown)

    def _pdfs(self, one: DrawnComponent) -> Iterator[Plan]:
        for paper in one.sheets:
            name, tagged = self.pdf_name(one, paper), one.component.layout is Layout.PAGES
            yield self._pdf(one, name, paper, partial(getitem, one.sheets), tagged=tagged)
        if one.component.layout in {Layout.TILES, Layout.BOOKLET} or (
            self._request.full_size and one.component.large
        ):
            name = f"{self.folder('full-size')}/{one.component.id}.pdf"
            tagged = one.component.layout is Layout.BOOKLET
            yield self._pdf(one, name, "", partial(_full_size, one), tagged=tagged)

    def _pdf(
        self,
        one: DrawnComponent,
        name: str,
        paper: str,
        sheets_on: Callable[[str], Sequence[Sheet]],
        *,
        tagged: bool,
    ) -> Plan:
        def make() -> Files:
            sheets = sheets_on(paper)
            if sheets:
                design, written = self._design, self._written
                component = one.component.id
                yield name, press.pdf_of(design, component, name, sheets, written, tagged=tagged)

        return Plan(name, self._keys.of_sheets(self._key(one), paper), make)

    def _pieces(self, one: DrawnComponent, kind: str, files: PieceFiles) -> Plan:
        folder = f"{self.folder(kind)}/{one.component.id}"

        def make() -> Files:
            made = files(self._design, one.composition, folder, self._written)
            return _below(folder, made.items())

        return Plan(folder, self._key(one), make)

    def _sheet_svgs(self, one: DrawnComponent, paper: str) -> Plan:
        folder = f"{self.folder('svg')}/sheets-{paper}/{one.component.id}"
        key = self._keys.of_sheets(self._key(one), paper)
        sheets = one.sheets[paper]
        return Plan(folder, key, lambda: _below(folder, press.sheet_svgs(self._design, sheets)))

    def _key(self, one: DrawnComponent) -> str:
        """The contents sheet lists all components and of their sheets on every paper."""
        if one.component is CONTENTS:
            return self._keys.of_sheets(self._all, " ".join(one.sheets))
        return self._keys.of_artwork(one.component, one.inputs)


def _full_size(one: DrawnComponent, _paper: str) -> Sequence[Sheet]:
    return press.full_size(one.component, one.composition)


def _below(folder: str, files: Files) -> Files:
    return ((f"{folder}/{name}", content) for name, content in files)
