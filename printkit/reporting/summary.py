"""How many findings of each kind there are, in a line."""

from collections import Counter
from collections.abc import Iterable

from printkit.diagnostics import Diagnostic, Severity

_NOUNS = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("hint", "hints"),
}


def counts(diagnostics: Iterable[Diagnostic]) -> dict[Severity, int]:
    """The number of findings of each severity, also where there are none."""
    found = Counter(diagnostic.severity for diagnostic in diagnostics)
    return {severity: found[severity] for severity in Severity}


def hint(diagnostics: Iterable[Diagnostic]) -> str:
    """``1 finding can be fixed with --fix``; nothing if there is none."""
    count = sum(d.fix is not None and bool(d.fix.text_edits) for d in diagnostics)
    noun = "finding" if count == 1 else "findings"
    return f"{count} {noun} can be fixed with --fix" if count else ""


def summary(diagnostics: Iterable[Diagnostic], where: str = "") -> str:
    """``2 errors and 1 warning in boards/x``; ``no findings`` if all is well."""
    parts = [
        f"{count} {_NOUNS[severity][count != 1]}"
        for severity, count in counts(diagnostics).items()
        if count
    ]
    listed = " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
    return (listed or "no findings") + (f" in {where}" if where else "")
