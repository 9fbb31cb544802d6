"""Cards and notes so small that nothing can stand on them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

if TYPE_CHECKING:
    from printkit.model.variant import Format

RULE = Rule(
    "PK627", "format-too-small", Severity.ERROR,
    "Cards, deeds, notes or leaflets are too small for what stands on them.",
    "The smallest cards that are sold are 32 mm wide; sizes below 30 mm are mostly centimetres, "
    "and all sizes are stated in mm. Larger formats are told of too, once the pieces are drawn, "
    "where they are smaller than usual and the texts of more than half of the pieces do not fit.",
    "formats: {card: {width: 8.7, height: 5.6}}",
    "formats: {card: {width: 87, height: 56}}",
)  # fmt: skip

SMALLEST = 30.0
"""mm, of either side."""
_USUAL = (SMALLEST, 300.0)


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Both sides of what the game has can be held and read."""
    for name, size in subject.variant.used_formats().items():
        if min(size.width, size.height) < SMALLEST:
            yield RULE.diagnostic(
                f"the format '{name}' is {size.width:g} × {size.height:g} mm; "
                f"each side needs {SMALLEST:g} mm or more",
                route=("formats", name),
                help=_remedy(name, size),
            )


def _remedy(name: str, size: "Format") -> str:
    from printkit.model.variant import Formats  # noqa: PLC0415 - late: pydantic

    width, height = 10 * size.width, 10 * size.height
    if all(_USUAL[0] <= side <= _USUAL[1] for side in (width, height)):
        return f"did you mean {width:g} × {height:g} mm?"
    usual = getattr(Formats(), name)
    return f"{usual.width:g} × {usual.height:g} mm is usual"
