"""Findings for the tests of all formats."""

from printkit.diagnostics import Diagnostic, Related, Severity, Span

FINDING = Diagnostic(
    "PK203", "share-of-price", Severity.WARNING, "Baltic costs less",
    Span("game/variant.yaml", 10, 15, 17), ("deeds", 3, "price"), "exchange the two",
    (Related("the dearer one", Span("game/variant.yaml", 9, 15, 17)),),
)  # fmt: skip
NOWHERE = Diagnostic("PK120", "unknown-variant", Severity.ERROR, "there is no 'x'")
AWKWARD = Diagnostic(
    "PK704", "placeholder-left", Severity.INFO, "100 % of <b>\n“Ä”: a, b & \x07 \uffff remain",
    Span("my games/50%, ü:/variant.yaml", 1, 1, 1),
)  # fmt: skip
"""All that formats have to escape."""
