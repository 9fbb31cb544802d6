"""Texts that do not fit, told by their cause: one text on many pieces, or pieces too small."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.rules.format_too_small import RULE as FORMAT_TOO_SMALL
from printkit.diagnostics import Diagnostic
from printkit.model.variant import Formats, Variant

if TYPE_CHECKING:
    from printkit.components.design import Composition
    from printkit.templating.scope import SetText

_SHARE = 0.5
"""Where the texts of more than this share of the pieces do not fit, the pieces are too small."""


def without_misfits(composition: "Composition") -> list[Diagnostic]:
    """What was found while the pieces were drawn, apart from texts that do not fit."""
    misfits = {id(text.misfit) for text in composition.texts if text.misfit}
    return [found for found in composition.findings if id(found) not in misfits]


def too_small(composition: "Composition", variant: Variant) -> Diagnostic | None:
    """The finding that the format is too small, if that is why texts do not fit.

    It is smaller than usual, and most pieces have a text that is too long for them, not all the
    same text of the definition.
    """
    name = composition.format
    size, usual = getattr(variant.formats, name, None), getattr(Formats(), name, None)
    if size is None or usual is None:
        return None
    pieces = {text.piece for text in composition.texts}
    misfits = [text for text in composition.texts if text.misfit is not None]
    narrow = {text.piece for text in misfits}
    is_small = size.width < usual.width or size.height < usual.height
    one_text = len({text.route for text in misfits if text.route}) == 1
    if not is_small or one_text or len(narrow) <= _SHARE * len(pieces):
        return None
    return FORMAT_TOO_SMALL.diagnostic(
        f"the format '{name}' is {size.width:g} × {size.height:g} mm; on {len(narrow)} of "
        f"{len(pieces)} pieces texts do not fit, even as small as they may be",
        route=("formats", name),
        help=f"{usual.width:g} × {usual.height:g} mm is usual",
    )


def _cause(text: "SetText") -> Hashable:
    """Where the text comes from; if its template does not say so, what and where it is."""
    return text.route or (text.span, text.words)


def told_once(texts: "Iterable[SetText]") -> Iterator[Diagnostic]:
    """A finding for each text that does not fit, on however many pieces it stands."""
    by_cause: dict[Hashable, list[SetText]] = {}
    for text in texts:
        if text.misfit is not None:
            by_cause.setdefault(_cause(text), []).append(text)
    for alike in by_cause.values():
        others = len({text.piece for text in alike}) - 1
        finding = alike[0].misfit
        assert finding is not None  # noqa: S101 - see above
        more = f"; so on {others} other piece{'s' if others > 1 else ''}" if others else ""
        yield replace(finding, message=finding.message + more)
