"""What an export is to make, and all that its form and its rules may look at."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import NamedTuple

from printkit.art.style import Ink
from printkit.checking.prints.inspection import InspectedSide
from printkit.components.component import Component
from printkit.components.design import Composition, Design
from printkit.diagnostics import Diagnostic, Route
from printkit.findings.selection import Selection
from printkit.loading.packs import Pack, given_text
from printkit.model.target import Product, Target
from printkit.pipeline.prepare import Prepared
from printkit.records import record
from printkit.scene import Artwork, Group
from printkit.targets.reading import LoadedTarget

Files = Iterator[tuple[str, bytes]]
"""Names below the folder of the export, with ``/``, and contents."""
Size = tuple[float, float]
"""Width and height, mm."""


@record
class ExportOptions:
    """What the command line adds to a target; a form says which of them it heeds."""

    only: tuple[str, ...] = ()
    """The components that are wanted; all if it names none."""
    dpi: int | None = None
    """Pixels per inch, instead of the target's."""
    sizes: Mapping[str, str] = field(default_factory=dict)
    """The products that components are made as; the empty name stands for all others."""
    icc: Path | None = None
    """A colour profile."""
    url: str = ""
    """Where the files will lie."""
    proof: bool = False
    """Whether pictures show on screen what a press will do to their colours."""

    def wants(self, component_id: str) -> bool:
        """Whether a component is to be exported."""
        return not self.only or component_id in self.only


@record
class ExportRequest:
    """One variant to export for a target, in one language and ink."""

    reference: str | Pack
    target: str
    output: Path
    language: str | None = None
    ink: Ink = Ink.FULL
    options: ExportOptions = ExportOptions()
    search: tuple[Path, ...] = ()
    selections: tuple[Selection, ...] = ()
    text: bytes | None = None

    @property
    def given(self) -> dict[Path, bytes]:
        """Contents that stand for files."""
        return given_text(self.reference, self.text)

    def folder(self, variant_id: str, target_id: str) -> Path:
        """Where the export is written: each game, language, target and ink has its own."""
        language = "" if self.language is None else f"-{self.language}"
        ink = "" if self.ink is Ink.FULL else f"-{self.ink}"
        return self.output / f"{variant_id}{language}-{target_id}{ink}"


@record
class Fitted:
    """A piece as a target gets it.

    ``artwork`` is drawn as large as the product where a template draws it, else in its own size
    and ``scale`` says by how much it is enlarged evenly. ``trim`` is the size of the finished
    piece and ``bleed`` the paint beyond it, across and down, both as the target has them;
    ``turned`` says that the piece lies in it on its left side. ``own`` is its size in the game.
    """

    component: str
    artwork: Artwork
    trim: Size
    bleed: Size
    own: Size
    product_id: str = ""
    product: Product | None = None
    turned: bool = False
    scale: float = 1.0

    @property
    def page(self) -> Size:
        """Trim and bleed."""
        return self.trim[0] + 2 * self.bleed[0], self.trim[1] + 2 * self.bleed[1]

    @property
    def blank(self) -> "Fitted":
        """The same product with nothing on it."""
        nothing = replace(self.artwork, id="blank", title="", front=Group(()), back=None, copies=1)
        return replace(self, artwork=nothing)

    @property
    def is_resized(self) -> bool:
        """Whether the finished piece has another size than in the game."""
        return any(abs(a - b) > SAME for a, b in zip(self.upright, self.own, strict=True))

    @property
    def is_drawn(self) -> bool:
        """Whether the artwork is as large as the finished piece, and not scaled."""
        return abs(self.scale - 1) < _EQUAL

    @property
    def upright(self) -> Size:
        """The size of the finished piece, as the piece is read."""
        return self.trim[::-1] if self.turned else self.trim


SAME = 0.05
"""mm: sizes that differ less are the same."""
_EQUAL = 1e-6


@record
class Refused:
    """A component, or some of its pieces, that a target does not take."""

    component: str
    reason: str
    pieces: tuple[str, ...] = ()
    """The titles of the pieces; all of the component if it names none."""


class SeenFace(NamedTuple):
    """A side of a piece with its words, lines and pictures."""

    fitted: Fitted
    face: InspectedSide


@record
class Export:
    """A game on its way to a target, with nothing written yet.

    ``drawn`` are the components of the game that are wanted and that the target takes, as they
    were composed for it, ``pieces`` these as the target gets them.
    """

    prepared: Prepared
    design: Design
    target: LoadedTarget
    options: ExportOptions
    drawn: tuple[tuple[Component, Composition], ...]
    pieces: tuple[Fitted, ...]
    refused: tuple[Refused, ...]
    faces: tuple[SeenFace, ...] = ()
    """What is seen on the sides of the pieces, each different side once."""

    def route_of(self, component_id: str) -> Route:
        """Where the definition states what there is of a component."""
        return next(one.route for one, _ in self.drawn if one.id == component_id)

    @property
    def record(self) -> Target:
        """What the target's file says."""
        return self.target.target

    @property
    def dpi(self) -> int:
        """Pixels per inch of its pictures."""
        return self.options.dpi or self.record.dpi


Check = Callable[[Export], Iterator[Diagnostic]]


@record
class Form:
    """A kind of files: the record of its targets, what it checks by itself, and its writer.

    ``takes`` names what of :class:`ExportOptions` it heeds; others are refused where given.
    """

    id: str
    write: Callable[[Export], Files]
    record: type[Target] = Target
    checks: tuple[Check, ...] = ()
    options: tuple[str, ...] = ()
    require: Callable[[LoadedTarget, ExportOptions], None] | None = None
    """Refuses, as a ``UsageError``, options without which nothing can be written."""
