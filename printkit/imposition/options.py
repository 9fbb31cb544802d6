"""What a user chooses for the sheets, and the words printed along their edges."""

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, Protocol

from printkit.colour import Colour
from printkit.imposition.paper import MARGIN, Paper
from printkit.records import record
from printkit.scene import GlyphRun

Once = Callable[[str, Callable[[], Any]], Any]
"""Gives what a call comes to, or what it has come to before under this key: plain values."""


def always(_key: str, work: Callable[[], Any]) -> Any:
    """Works it out whenever it is asked."""
    return work()


class Backs(StrEnum):
    """How the backs of the pieces get onto the paper."""

    DUPLEX_LONG = "duplex-long"
    DUPLEX_SHORT = "duplex-short"
    FOLD = "fold"
    SEPARATE = "separate"
    NONE = "none"


class Save(StrEnum):
    """What the pieces are laid out to save, where both cannot be had."""

    PAPER = "paper"
    CUTS = "cuts"


class CutBy(StrEnum):
    """What straight edges are cut with."""

    GUILLOTINE = "guillotine"
    """Cuts from edge to edge, also those of a knife along a ruler: each sheet has an order."""
    SCISSORS = "scissors"
    """Cuts that end where they want, so that pieces may lie wherever there is room."""


@record
class SheetOptions:
    """Paper and printing scheme.

    ``back_offset`` moves what is printed on back sheets (mm, x right and y down as one looks at
    the back). ``cut_layer`` draws the outlines of shaped pieces and their folds, ``cut_marks``
    the marks for straight cuts. ``margin`` stays blank on every edge, but for the ends of cut
    marks. ``bleed`` is what all pieces have that are painted so far; without it, all that they
    have, or less (down to :data:`~printkit.imposition.grid.LEAST_BLEED`) where that saves sheets.
    ``save`` asks for less paper (bleeds are cut down to 1 mm for it), or for fewer cuts. ``cut_by``
    says whether sheets must be cut from edge to edge.
    """

    paper: Paper
    backs: Backs = Backs.DUPLEX_LONG
    back_offset: tuple[float, float] = (0.0, 0.0)
    cut_layer: bool = True
    cut_marks: bool = True
    margin: float = MARGIN
    bleed: float | None = None
    save: Save | None = None
    cut_by: CutBy = CutBy.GUILLOTINE
    once: Once = field(default=always, compare=False, repr=False)
    """What keeps layouts."""

    @property
    def least_bleed(self) -> float | None:
        """What bleeds may be cut down to where that saves sheets; None is the usual."""
        return 1.0 if self.bleed is None and self.save is Save.PAPER else self.bleed


@record
class Cutting:
    """How a sheet says in which order it is cut, and what to do with pieces that have outlines.

    ``order`` is a pattern with ``{steps}``, ``across`` and ``down`` are patterns with ``{count}``;
    ``then`` stands between two steps.
    """

    order: str = ""
    across: str = ""
    down: str = ""
    then: str = ""
    cut_out: str = ""
    score_and_cut_out: str = ""


@record
class SlugTexts:
    """The words along the edges of the sheets, in the language of the game.

    Three are patterns: ``sheet`` with ``{number}`` and ``{total}`` ("Sheet {number} of {total}"),
    ``scale`` with ``{paper}`` ("{paper}, print at 100%"), ``tile`` with ``{tile}`` ("Part
    {tile}"). ``hint`` names the right paper ("200-250 g/m²"), ``steps`` say how to join a tiled
    board, ``calibration`` how to read the calibration sheet. ``font`` is a name from the text
    package's library. ``blank`` says of a back that nothing belongs there. Within a kit of ``of``
    sheets, ``before`` come first; otherwise a component counts its own.
    """

    game: str
    component: str
    notice: str
    sheet: str
    scale: str
    tile: str
    back: str
    ruler: str
    flips: Mapping[Backs, str]
    font: str
    colour: Colour
    hint: str = ""
    steps: tuple[str, ...] = ()
    calibration: tuple[str, ...] = ()
    blank: str = ""
    fold_here: str = ""
    binding: str = ""
    before: int = 0
    of: int | None = None
    cutting: Cutting = Cutting()


class TextShaper(Protocol):
    """What the sheets need from a text shaper."""

    def shape(self, text: str, font: str, size: float, /) -> GlyphRun:
        """The text as glyphs; ``size`` is the em in mm."""
        ...
