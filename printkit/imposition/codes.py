"""The rules about paper: PK601."""

from printkit.diagnostics import Rule, Severity

PIECE_TOO_LARGE = Rule(
    code="PK601",
    name="piece-too-large-for-paper",
    severity=Severity.ERROR,
    what="A piece does not fit the paper.",
    why="Home printers leave a margin blank, and cut marks and the words on the edge need room as "
    "well; a piece that is cut off cannot be repaired with scissors.",
    bad="formats: {deed: {width: 200, height: 290}}   # on A4",
    good="formats: {deed: {width: 57, height: 80}}",
)
