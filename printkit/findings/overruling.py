"""Errors that somebody else than the user has switched off: never without a word.

A pack, its comments and the settings of a folder may come from a stranger, and what they switch
off would be printed wrong without a finding. What the command line leaves out, its user knows.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from printkit.diagnostics import Diagnostic, Findings, Severity, Span
from printkit.findings.codes import ERRORS_SWITCHED_OFF
from printkit.findings.selection import Selection
from printkit.findings.suppression import is_structural


def overruled(
    found: Iterable[Diagnostic],
    commented: Iterable[Diagnostic],
    selections: Sequence[Selection],
    places: Mapping[str, Span],
) -> Findings:
    """A hint for each that switches off or lowers errors, with their numbers by code.

    ``found`` is what the selections, the strongest first, decide about; ``commented`` is what
    comments have silenced already. ``places`` are where the settings stand, by who makes them.
    """
    overruled: dict[str, Counter[tuple[str, str]]] = {}
    errors = [each for each in commented if each.severity is Severity.ERROR]
    for by, diagnostic in (
        *((_overruler(each, selections), each) for each in found),
        *((f"a comment in {each.span.file}", each) for each in errors if each.span),
    ):
        overruled.setdefault(by, Counter())[diagnostic.code, diagnostic.name] += 1
    overruled.pop("", None)
    for by, codes in overruled.items():
        number = codes.total()
        noun = "error" if number == 1 else "errors"
        listed = ", ".join(f"{count} {code} ({name})" for (code, name), count in codes.items())
        yield ERRORS_SWITCHED_OFF.diagnostic(
            f"{by} switches off or lowers {number} {noun}: {listed}",
            span=places.get(by),
            help="add --select PK to see what settings switch off, before you print",
        )


def _overruler(diagnostic: Diagnostic, selections: Iterable[Selection]) -> str:
    """Who takes an error its weight; empty where nobody does, or the user."""
    if diagnostic.severity is not Severity.ERROR or is_structural(diagnostic):
        return ""
    is_settled = False
    for selection in selections:
        wanted = None if is_settled else selection.wants(diagnostic)
        if wanted is False:
            return selection.by
        is_settled = is_settled or wanted is True
        severity = selection.severity_of(diagnostic)
        if severity is not None:
            return selection.by if severity is not Severity.ERROR else ""
    return ""
