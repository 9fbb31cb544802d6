"""The rules about targets themselves, and about what they do not take: PK640 to PK642."""

from printkit.diagnostics import Rule, Severity

UNKNOWN_TARGET = Rule(
    code="PK640",
    name="unknown-target",
    severity=Severity.ERROR,
    what="There is no target of this name.",
    why="A target says what a shop, a machine or a virtual table takes. It is given by the name of "
    "one that comes with printkit or lies in the game's folder targets, or by the path of a file.",
    bad="printkit export classic-us --to makeplayingcrads",
    good="printkit export classic-us --to makeplayingcards",
)
BAD_TARGET = Rule(
    code="PK641",
    name="bad-target",
    severity=Severity.ERROR,
    what="Something in the file of a target contradicts the rest, or names what there is not.",
    why="A component that does not exist would never be exported, and a form that there is not "
    "cannot be written.",
    bad="takes: [deed]",
    good="takes: [deeds]",
)
NOT_TAKEN = Rule(
    code="PK642",
    name="piece-not-taken",
    severity=Severity.INFO,
    what="A target does not take some pieces of the game.",
    why="Shops print what is flat; what is folded from paper, or larger than all they have, is "
    "printed at home or bought. All else is exported.",
    bad="printkit export classic-us --to makeplayingcards   # houses and hotels stay at home",
    good="printkit build classic-us --only buildings",
)
