"""What a build is to make."""

import os
from collections.abc import Callable, Iterable
from dataclasses import field
from pathlib import Path

from printkit.art.style import Ink
from printkit.components.registry import CONTENTS, NAMES
from printkit.errors import UsageError
from printkit.findings.selection import Selection
from printkit.imposition.kit import TWO_SIDED
from printkit.imposition.options import Backs, CutBy, Save
from printkit.imposition.paper import MARGIN, paper_named
from printkit.loading.packs import Pack, given_text
from printkit.pipeline.chosen import PieceChoice
from printkit.pipeline.formats import FORMATS
from printkit.pipeline.piece_names import instead_of
from printkit.records import record
from printkit.source.pack_reader import PackReader
from printkit.suggestion import did_you_mean

OwnBacks = tuple[tuple[str, Backs], ...]
"""Components whose backs get onto the paper in another way than those of the others."""


@record
class Request:
    """One variant to build; ``only`` names components, empty means all.

    ``text`` stands for the main file of a pack, as it was read from standard input.
    ``choices`` are pieces wanted instead of the whole kit; nothing else is built then.
    ``selections`` are the settings about findings, besides those of the variant.
    ``changed_since`` refers to another version of it, whose pieces are there already.
    ``own_backs`` are the schemes of components that differ from ``backs``. ``margin`` and
    ``bleed`` are mm; without ``bleed`` pieces have as much as the paper allows. ``mark_changes``
    marks in the rulebook what an edition changes in its base.
    """

    reference: str | Pack
    output: Path
    papers: tuple[str, ...] = ("a4", "letter")
    formats: tuple[str, ...] = ("pdf",)
    only: tuple[str, ...] = ()
    ink: Ink = Ink.FULL
    backs: Backs = Backs.DUPLEX_LONG
    own_backs: OwnBacks = ()
    back_offset: tuple[float, float] = (0.0, 0.0)
    cut_layer: bool = True
    margin: float = MARGIN
    bleed: float | None = None
    save: Save | None = None
    cut_by: CutBy = CutBy.GUILLOTINE
    full_size: bool = False
    sheets_as_svg: bool = False
    language: str | None = None
    force: bool = False
    search: tuple[Path, ...] = ()
    selections: tuple[Selection, ...] = ()
    changed_since: str | None = None
    text: bytes | None = None
    choices: tuple[PieceChoice, ...] = ()
    mark_changes: bool = False

    def __post_init__(self) -> None:
        """Refuse formats, components and papers that do not exist, or have nothing to show.

        Raises:
            UsageError: names the wrong one.
        """
        require_formats(self.formats)
        self._require_components(self.only, (CONTENTS, *NAMES))
        require_backs(self.own_backs)
        for paper in self.papers:
            try:
                paper_named(paper)
            except ValueError as error:
                raise UsageError(str(error)) from None
        self._require_components((choice.component for choice in self.choices), NAMES)
        if self.only == (CONTENTS,) and self.changed_since is not None:
            raise UsageError("the contents sheet describes a whole kit, not changes")
        if self.choices and self.changed_since is not None:
            raise UsageError("single pieces are named, or found by --changed-since, not both")
        if self.choices and CONTENTS in self.only:
            raise UsageError("the contents sheet describes a whole kit, not single pieces")

    def _require_components(self, wanted: Iterable[str], known: tuple[str, ...]) -> None:
        """Refuse a component that there is not, with what the game has in its place."""
        from printkit.loading.load import load  # noqa: PLC0415 - late: mistakes only

        for name in wanted:
            if name not in known:
                reader = PackReader(self.given)
                game = load(
                    self.reference, search=self.search, language=self.language, reader=reader
                )
                raise UsageError(f"there is no component {name!r}", instead_of(name, game.variant))

    @property
    def given(self) -> dict[Path, bytes]:
        """Contents that stand for files."""
        return given_text(self.reference, self.text)

    def folder(self, variant_id: str) -> Path:
        """Where the variant is written.

        A requested language has its own folder; so have single pieces, and the changes to a game.
        """
        name = variant_id if self.language is None else f"{variant_id}-{self.language}"
        return self.output / (f"{name}-{self.part}" if self.part else name)

    def owner(self, variant_id: str) -> str:
        """Whose kit the folder holds: variant, language and part together say so."""
        language = "" if self.language is None else f" in {self.language}"
        return f"{variant_id}{language}{f' ({self.part})' if self.part else ''}"

    @property
    def part(self) -> str:
        """What is built instead of a whole kit, if so; it lies in a folder of its own."""
        if self.choices:
            return "pieces"
        return "" if self.changed_since is None else "changes"

    @property
    def has_kit(self) -> bool:
        """Whether all that is built also comes in one file."""
        return "pdf" in self.formats and (bool(self.choices) or not self.only)

    @property
    def is_plain(self) -> bool:
        """Whether pieces are drawn as a check draws them: all of them, in full colour."""
        return self.ink is Ink.FULL and not (self.part or self.mark_changes)

    def backs_for(self, component_id: str) -> Backs:
        """How the backs of a component get onto the paper."""
        return dict(self.own_backs).get(component_id, self.backs)

    def folds(self, component_id: str) -> bool:
        """Whether a component that can become a booklet is to be one; single pages are not."""
        single = any(c.component == component_id and c.piece is not None for c in self.choices)
        return self.backs_for(component_id) in TWO_SIDED and not single

    def wants(self, component_id: str) -> bool:
        """Whether a component is to be built. The contents sheet describes whole kits only."""
        if component_id == CONTENTS and self.part:
            return False
        if self.choices:
            return component_id in {*self.only, *(choice.component for choice in self.choices)}
        return not self.only or component_id in self.only


def wanted_date() -> str:
    """The date that documents are to carry, as the environment states it; it is part of them."""
    return os.environ.get("SOURCE_DATE_EPOCH", "").strip()


def require_formats(formats: tuple[str, ...], known: tuple[str, ...] = FORMATS) -> None:
    """Refuse a format that is not ``known``.

    Raises:
        UsageError: names the wrong one.
    """
    _refuse_unknown("format", formats, known)


def require_backs(own: OwnBacks) -> None:
    """Refuse backs of a component that there is not.

    Raises:
        UsageError: names the wrong one.
    """
    _refuse_unknown("component", tuple(name for name, _ in own), NAMES)


def _refuse_unknown(kind: str, given: tuple[str, ...], known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            hint = did_you_mean(name, known) or f"there are {', '.join(known)}"
            raise UsageError(f"there is no {kind} {name!r}", hint)


@record
class Progress:
    """Where a build reports how far it is: a step begins, out of how many; and other remarks."""

    begin: Callable[[str, int], None] = field(default=lambda _what, _total: None)
    step: Callable[[str], None] = field(default=lambda _what: None)
    remark: Callable[[str], None] = field(default=lambda _what: None)
