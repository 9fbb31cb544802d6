"""The rules about targets themselves, and about what they make of pieces: PK640 to PK652."""

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
COARSE_EXPORT = Rule(
    code="PK643",
    name="coarse-export",
    severity=Severity.WARNING,
    what="Pictures for a target have fewer pixels per inch than it asks for, or show a photo that "
    "has too few.",
    why="Shops refuse pictures of another number of pixels, or print them with visible steps. Few "
    "pixels are good for a quick look at an export.",
    bad="printkit export classic-us --to makeplayingcards --dpi 72",
    good="printkit export classic-us --to makeplayingcards",
)
OUTSIDE_SAFE_ZONE = Rule(
    code="PK644",
    name="outside-safe-zone",
    severity=Severity.WARNING,
    what="A text stands nearer to the edge of a finished piece than the target allows.",
    why="Stacks of cards are cut at once, and the knife misses the line by up to a millimetre or "
    "two. What is nearer to it may look askew, or lose letters.",
    bad='<text x="2" …>   # the shop keeps 3.2 mm free',
    good='<text x="4" …>',
)
TOO_FINE = Rule(
    code="PK645",
    name="too-fine-for-target",
    severity=Severity.WARNING,
    what="Letters or lines are smaller in the size of a target than its machines can print.",
    why="Pieces that are scaled to a smaller product take their letters along.",
    bad="printkit export classic-us --to thegamecrafter --size board=SquareMat",
    good="printkit export classic-us --to thegamecrafter",
)
SIZE_CHANGES = Rule(
    code="PK646",
    name="size-changes",
    severity=Severity.WARNING,
    what="A piece becomes a product that is much smaller or larger than the piece is in the game.",
    why="The nearest product may still be far off: then texts shrink, or much ground is added, and "
    "pieces that lie on one another no longer fit.",
    bad="printkit export planetopoly --to cards --size deeds=mini",
    good="printkit export planetopoly --to cards --size deeds=euro",
)
PICTURE_TOO_LARGE = Rule(
    code="PK647",
    name="picture-too-large",
    severity=Severity.ERROR,
    what="A picture for a target would have more pixels than 64 million.",
    why="A picture is held in memory until it is written. A board of 20 inches at 300 pixels per "
    "inch has 37 million.",
    bad="printkit export classic-us --to cards --dpi 1200",
    good="printkit export classic-us --to cards --dpi 300",
)
NOTHING_TAKEN = Rule(
    code="PK648",
    name="nothing-taken",
    severity=Severity.ERROR,
    what="A target takes nothing of the game.",
    why="There would be no file. Labels are for round pieces, say, and not every game has any.",
    bad="printkit export classic-us --to avery-5193   # a game without chips",
    good="printkit export monopoly-space --to avery-5193",
)
TOO_MUCH_INK = Rule(
    code="PK650",
    name="too-much-ink",
    severity=Severity.ERROR,
    what="A colour or a picture takes more ink than the press of a target can print.",
    why="Too much ink does not dry: sheets stick together, and shops refuse the file. Colours that "
    "nobody has designed never take more than 240 %.",
    bad="rich_black: [75, 68, 67, 90]",
    good="rich_black: [60, 40, 40, 100]",
)
OUT_OF_GAMUT = Rule(
    code="PK651",
    name="colour-out-of-reach",
    severity=Severity.INFO,
    what="Colours of the screen that the inks of a press cannot show; they print duller.",
    why="Glowing greens, violets and blues are light, not ink. The nearest inks are taken; whether "
    "they will do shows with --proof.",
    bad='accent: "#00ff66"',
    good='accent: {full: "#00a651", cmyk: [85, 10, 100, 0]}',
)
SEE_THROUGH = Rule(
    code="PK652",
    name="see-through-picture",
    severity=Severity.ERROR,
    what="A picture is transparent, and the target's files must not be.",
    why="PDF/X-1a is older than transparency in print: a press that expects it would print a box "
    "around the picture, or nothing.",
    bad="export for press-x1a with a PNG that has soft edges",
    good="export for press-x4, or save the picture on its ground",
)
