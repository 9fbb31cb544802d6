"""The rules about the checker itself: comments that silence findings. PK901 to PK906."""

from printkit.diagnostics import Rule, Severity

UNUSED_SUPPRESSION = Rule(
    code="PK901",
    name="unused-suppression",
    severity=Severity.WARNING,
    what="A comment silences a finding that does not exist.",
    why="The mistake has been fixed or has moved; a comment that is left behind would hide the "
    "next one.",
    bad="price: 60  # printkit: ignore[PK214]   (and nothing is wrong with the price)",
    good="price: 60",
    fixed="Deletes the code, or the comment if it names no other.",
)
UNKNOWN_RULE = Rule(
    code="PK902",
    name="unknown-rule",
    severity=Severity.WARNING,
    what="A comment or `checks` names a rule that does not exist, or a comment names none.",
    why="It has no effect, so the findings that it was meant for are treated as before. Codes are "
    "PK and three digits, as the report shows them; the name of a rule does as well. Several are "
    "separated by commas.",
    bad="# printkit: ignore[PK29]",
    good="# printkit: ignore[PK214, PK850]",
)
FIXED_SEVERITY = Rule(
    code="PK903",
    name="fixed-severity",
    severity=Severity.WARNING,
    what="A comment or `checks` tries to silence or lower an error of structure.",
    why="Errors from PK100 to PK199 leave parts of the game undefined: while they are there, it "
    "cannot be drawn.",
    bad="kind: stret  # printkit: ignore[PK160]",
    good="kind: street",
)
ERRORS_SWITCHED_OFF = Rule(
    code="PK906",
    name="errors-switched-off",
    severity=Severity.INFO,
    what="A definition, a comment or the settings of a folder switch off errors, or lower their "
    "severity.",
    why="That may be meant; but pack and folder may come from somebody else, and it is whoever "
    "prints the game who has to know. `--select PK` shows what settings switch off.",
    bad="checks: {PK701: off}     # and a text does not fit",
    good="checks: {}",
)
