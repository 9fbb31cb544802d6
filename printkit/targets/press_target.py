"""The record of targets that print from PDF/X."""

from typing import Annotated, Literal

from pydantic import Field

from printkit.model.base import Record
from printkit.model.target import Target
from printkit.model.theme import InkShares
from printkit.targets.export import Export


class PrintingCondition(Record):
    """The paper and the press that inks are meant for, as a registry has them."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    """The name in the registry: ``FOGRA39``."""
    info: Annotated[str, Field(min_length=1, max_length=200)]
    """The same in words."""


class PressTarget(Target):
    """Where offset or digital presses print from PDF/X."""

    colour: Literal["rgb", "cmyk", "gray"] = "cmyk"
    standard: Literal["x4", "x1a"]
    """PDF/X-4, which needs a profile, or PDF/X-1a:2003, which names a condition."""
    condition: PrintingCondition = PrintingCondition(
        name="FOGRA39", info="Offset printing on coated paper, ISO 12647-2"
    )
    """What the inks are meant for, where no profile says it."""
    ink_limit: Annotated[float, Field(ge=100, le=400, strict=False)] = 240
    """The sum of the four inks that paper and press can bear, percent."""
    rich_black: InkShares | None = None
    """The mix of large black areas; without it they are black ink alone."""
    overprint: bool = True
    """Whether black text and lines are printed over the inks below them, where these leave room
    within the limit; else nowhere."""
    die_lines: bool = True
    """Whether cuts and folds are drawn in spot colours."""
    together: bool = False
    """Whether all is one PDF; else each component has its own."""
    repeat: bool = False
    """Whether a piece of which there are several comes as often; else once."""


def press_of(export: Export) -> PressTarget:
    """The target of an export for a press."""
    target = export.record
    assert isinstance(target, PressTarget)  # noqa: S101 - the record of the form
    return target
