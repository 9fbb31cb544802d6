"""The rule about the sizes of pieces: PK627."""

from printkit.diagnostics import Rule, Severity

FORMAT_TOO_SMALL = Rule(
    code="PK627",
    name="format-too-small",
    severity=Severity.ERROR,
    what="Cards, deeds, notes or leaflets are too small for what stands on them.",
    why="The smallest cards that are sold are 32 mm wide; sizes below 30 mm are mostly "
    "centimetres, and all sizes are stated in mm. Larger formats are reported too, once the "
    "pieces are drawn, where they are smaller than usual and the texts of more than half of the "
    "pieces do not fit.",
    bad="formats: {card: {width: 8.7, height: 5.6}}",
    good="formats: {card: {width: 87, height: 56}}",
)
