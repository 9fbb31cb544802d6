"""Texts that do not fit because their pieces are too small."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from printkit.diagnostics import Diagnostic
from printkit.model.variant import Formats, Variant
from printkit.templating.codes import TEXT_DOES_NOT_FIT
from printkit.theme_rules.codes import FORMAT_TOO_SMALL

if TYPE_CHECKING:
    from printkit.components.design import Composition

_SHARE = 0.5
"""Where the texts of more than this share of the pieces do not fit, the pieces are too small."""


def found_while_drawing(
    composition: "Composition", small: Diagnostic | None
) -> Iterable[Diagnostic]:
    """What was found while the pieces were drawn; one finding where they are too small."""
    if small is None:
        return composition.findings
    others = (found for found in composition.findings if found.code != TEXT_DOES_NOT_FIT.code)
    return [small, *others]


def too_small(composition: "Composition", variant: Variant) -> Diagnostic | None:
    """The finding that the format is too small, if that is why texts do not fit.

    It is smaller than usual, and most pieces have a text that is too long for them, not all the
    same text of the definition or of the theme; unless there is less than half the usual paper.
    """
    name = composition.format
    size, usual = getattr(variant.formats, name, None), getattr(Formats(), name, None)
    if size is None or usual is None:
        return None
    pieces = {text.piece for text in composition.texts}
    misfits = [text for text in composition.texts if text.misfit]
    narrow = {text.piece for text in misfits}
    is_small = size.width < usual.width or size.height < usual.height
    is_tiny = size.width * size.height < usual.width * usual.height / 2
    one_text = len({text.route or text.words for text in misfits}) == 1
    if not is_small or (one_text and not is_tiny) or len(narrow) <= _SHARE * len(pieces):
        return None
    return FORMAT_TOO_SMALL.diagnostic(
        f"the format '{name}' is {size.width:g} × {size.height:g} mm; on {len(narrow)} of "
        f"{len(pieces)} pieces texts do not fit, even as small as they may be",
        route=("formats", name),
        help=f"{usual.width:g} × {usual.height:g} mm is usual",
    )
