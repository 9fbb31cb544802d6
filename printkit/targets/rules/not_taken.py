"""Pieces that a target does not take."""

from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.targets.codes import NOT_TAKEN, NOTHING_TAKEN
from printkit.targets.export import Export, Refused


def check(export: Export) -> Iterator[Diagnostic]:
    """What stays at home, and why; an error if that is all of it."""
    if not export.pieces:
        reasons = "; ".join(by_reason(export))
        yield NOTHING_TAKEN.diagnostic(
            f"{export.record.title} takes nothing of this game: {reasons}",
            route=(),
            help="choose another target: `printkit list targets` shows them",
        )
        return
    for reason, names in by_reason(export).items():
        yield NOT_TAKEN.diagnostic(
            f"{export.record.title} does not take {', '.join(names)}: {reason}",
            route=(),
            help="print it at home with `printkit build`, or use what you have",
        )


def by_reason(export: Export) -> dict[str, list[str]]:
    """What is not taken, by the reason."""
    found: dict[str, list[str]] = {}
    for one in export.refused:
        found.setdefault(one.reason, []).append(_named(export, one))
    return found


def _named(export: Export, one: Refused) -> str:
    title = export.design.component_title(one.component)
    if not one.pieces:
        return title
    return f"{len(one.pieces)} of {title} (such as “{one.pieces[0]}”)"
