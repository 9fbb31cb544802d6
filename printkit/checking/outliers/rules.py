"""The rules about numbers that are probably wrong, each with several detectors."""

from printkit.diagnostics import Rule, Severity

SHARE = Rule(
    code="PK203",
    name="share-of-price",
    severity=Severity.ERROR,
    what="A mortgage or a resale value is not the share of the price that the rules state, or is "
    "above the price.",
    why="The deed and the rulebook would contradict each other at the table; and whoever buys and "
    "sells what the bank takes back for more never runs out of money. Where most deeds agree on "
    "another share, it is the number in the rules that is reported.",
    bad="rules: {mortgage_percent: 50}, price: 60, mortgage: 35",
    good="rules: {mortgage_percent: 50}, price: 60, mortgage: 30",
    fixed="Writes the share, if whole, where most deeds keep to it and the price suits its group.",
)
UNLIKE_OTHERS = Rule(
    code="PK214",
    name="number-unlike-others",
    severity=Severity.WARNING,
    what="A number does not go with those around it.",
    why="Stations cost and collect the same, buildings cost the same in a group, twins (deeds of "
    "a group with one price and one first rent) have all rents in common; a dearer street has no "
    "lower rent, and rents grow from line to line as on other deeds. Tokens are alike in number, "
    "notes nearly; salary, taxes, fees and amounts on cards, which are never 0, have a usual "
    "share of the start money. One number that breaks what all others keep is likely to be a slip: "
    "a digit missing or one too many. Where several differ, a game has other habits, and nothing "
    "is reported.",
    bad="rent: 2, rents: [10, 30, 900, 160, 250]",
    good="rent: 2, rents: [10, 30, 90, 160, 250]",
)
UNLIKE_KNOWN = Rule(
    code="PK850",
    name="number-unlike-known",
    severity=Severity.WARNING,
    what="A number differs from the base's, or from the classic board's, although those around it "
    "are the same.",
    why="Tables that are copied from a base, or typed from deeds, have known numbers. Where one of "
    "them has one digit less or more, or two swapped, that is likely to be a slip; so is another "
    "digit, where the whole table is the known one, perhaps times a factor. Numbers that change on "
    "a whole deed, or on many deeds alike, are meant to; so is one that stands alone.",
    bad="the base: 26: {price: 260, rent: 22}\nhere: 26: {price: 206, rent: 22}",
    good="here: 26: {price: 260, rent: 22}",
)

RULES = (SHARE, UNLIKE_OTHERS, UNLIKE_KNOWN)
