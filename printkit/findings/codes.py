"""The rules about the checker itself: comments that silence findings. PK901 to PK906."""

from printkit.diagnostics import Rule, Severity

UNUSED_SUPPRESSION = Rule(
    "PK901", "unused-suppression", Severity.WARNING,
    "A comment silences a finding that does not exist.",
    "The mistake has been fixed or has moved; a comment that is left behind would hide the next "
    "one.",
    "price: 60  # printkit: ignore[PK209]   (and nothing is wrong with the price)",
    "price: 60",
    mended="Deletes the code, or the comment if it names no other.",
)  # fmt: skip
UNKNOWN_SUPPRESSION = Rule(
    "PK902", "unknown-suppression", Severity.WARNING,
    "A comment silences a code or a rule that does not exist, or names none.",
    "Codes are PK and three digits, as the report shows them; the name of a rule, such as "
    "price-falls, does as well. Several are separated by commas.",
    "# printkit: ignore[PK29]",
    "# printkit: ignore[PK209, PK208]",
)  # fmt: skip
CANNOT_SUPPRESS = Rule(
    "PK903", "cannot-suppress", Severity.WARNING,
    "A comment tries to silence an error of structure.",
    "Errors from PK100 to PK199 leave parts of the game undefined: without them it cannot be "
    "drawn.",
    "kind: stret  # printkit: ignore[PK162]",
    "kind: street",
)  # fmt: skip
UNKNOWN_CHECK = Rule(
    "PK904", "unknown-check", Severity.WARNING,
    "`checks` names a rule that does not exist.",
    "The setting has no effect, so the findings that it was meant for are treated as before.",
    "checks: {PK29: off}",
    "checks: {PK209: off}   # or a name: {price-falls: off}",
)  # fmt: skip
FIXED_SEVERITY = Rule(
    "PK905", "fixed-severity", Severity.WARNING,
    "`checks` gives an error of structure a different severity.",
    "Errors from PK100 to PK199 leave parts of the game undefined: while they are there, it cannot "
    "be drawn.",
    "checks: {PK162: info}",
    "checks: {PK209: info}",
)  # fmt: skip
ERRORS_SWITCHED_OFF = Rule(
    "PK906", "errors-switched-off", Severity.INFO,
    "A definition, a comment or the settings of a folder switch off errors, or lower their "
    "severity.",
    "That may be meant; but pack and folder may come from somebody else, and it is whoever prints "
    "the game who has to know. `--select PK` shows what settings switch off.",
    "checks: {PK701: off}     # and a text does not fit",
    "checks: {}",
)  # fmt: skip
