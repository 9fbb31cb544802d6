"""The rules about paper: PK601."""

from printkit.diagnostics import Rule, Severity

PIECE_TOO_LARGE = Rule(
    "PK601",
    "piece-too-large-for-paper",
    Severity.ERROR,
    "A piece does not fit the paper.",
    "Home printers leave a margin blank, and cut marks and the words on the edge need room as "
    "well; a piece that is cut off cannot be repaired with scissors.",
    "formats: {deed: {width: 200, height: 290}}   # on A4",
    "formats: {deed: {width: 57, height: 80}}",
)
