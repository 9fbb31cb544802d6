"""The rules about cards whose text and effects differ."""

from printkit.diagnostics import Rule, Severity

OTHER_AMOUNT = Rule(
    "PK302", "card-says-other-amount", Severity.ERROR,
    "The text of a card names an amount that neither its effects nor the rules have.",
    "Players read the text; the checks and the numbers in the reports come from the effects. "
    "An expression such as {{ effects[0].amount | money }} keeps the two together.",
    "text: Collect $50.\neffects: [{do: collect, amount: 100}]",
    "text: Collect {{ effects[0].amount | money }}.\neffects: [{do: collect, amount: 100}]",
)  # fmt: skip
HIDDEN_AMOUNT = Rule(
    "PK303", "card-hides-amount", Severity.WARNING,
    "A card's effect has an amount that its text does not say.",
    "Players can only do what the text tells them.",
    "text: The bank pays you.\neffects: [{do: collect, amount: 50}]",
    "text: The bank pays you {{ effects[0].amount | money }}.\n"
    "effects: [{do: collect, amount: 50}]",
)  # fmt: skip
EXCHANGED_FEE = Rule(
    "PK310", "card-fee-exchanged", Severity.ERROR,
    "The text of a card names the fee of one building beside the name of another.",
    "Both amounts are in the effects, so that no other rule sees the exchange; but whoever has "
    "houses pays what hotels cost.",
    "text: Pay $100 for each house and $25 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
    "text: Pay $25 for each house and $100 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
)  # fmt: skip
OTHER_WAY = Rule(
    "PK311", "card-says-other-way", Severity.ERROR,
    "The text of a card says that the player collects an amount, its effects that the player "
    "pays it; or the other way round.",
    "A card that was copied often keeps the effect of the other. Texts are read in English and "
    "German; where a sentence could mean either, nothing is said.",
    "text: Collect $50.\neffects: [{do: pay, amount: 50}]",
    "text: Collect $50.\neffects: [{do: collect, amount: 50}]",
)  # fmt: skip
OTHER_PARTY = Rule(
    "PK312", "card-says-other-party", Severity.ERROR,
    "The text of a card speaks of each player where its effects have the bank, or the other way "
    "round.",
    "Among six players $50 from each of them are $250.",
    "text: Each player gives you $10.\neffects: [{do: collect, amount: 10}]",
    "text: Each player gives you $10.\n"
    "effects: [{do: collect, amount: 10, source: each_player}]",
)  # fmt: skip
OTHER_COUNT = Rule(
    "PK314", "card-says-other-count", Severity.ERROR,
    "The text of a card gives a different number of pieces, spaces, turns or times the rent from "
    "its effects, or the other direction.",
    "Players do what the text says; the checks go by the effects.",
    "text: Go back three spaces.\n"
    "effects: [{do: move_by, steps: -4}]",
    "text: Go back {{ effects[0].steps | abs }} spaces.\n"
    "effects: [{do: move_by, steps: -4}]",
    formerly=(("PK313", "card-says-other-steps"), ("PK315", "card-says-other-times")),
)  # fmt: skip
JAIL = Rule(
    "PK316", "card-jail-differs", Severity.ERROR,
    "The text of a card sends to jail or frees from it, its effects do not; or the other way "
    "round.",
    "'move_to' to the space of the jail is a visit; only 'go_to_jail' locks up. The text may call "
    "the jail by the name of its space, or by a word such as jail or prison.",
    "text: Go straight to jail.\n"
    "effects: [{do: move_to, space: 10}]",
    "text: Go straight to jail.\n"
    "effects: [{do: go_to_jail}]",
)  # fmt: skip
OTHER_SPACE = Rule(
    "PK318", "card-names-other-space", Severity.ERROR,
    "The text of a card names another space than its effect moves to.",
    "Spaces are easily counted one off. An expression for the name keeps text and effect together.",
    "text: Advance to Elm Street.\neffects: [{do: move_to, space: 13}]   # Oak Street",
    "text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, space: 12}]",
)  # fmt: skip
MISSPELT_SPACE = Rule(
    "PK319", "misspelt-space-name", Severity.WARNING,
    "The text of a card, the rulebook or an aid has almost the name of a space.",
    "A name that was corrected on the board is easily forgotten on the cards and in the rules.",
    "text: Advance to Elm Stret.",
    "text: Advance to Elm Street.",
)  # fmt: skip
OTHER_THING = Rule(
    "PK320", "card-names-other-thing", Severity.ERROR,
    "The text of a card names another kind of space, deck or building than its effect.",
    "Railroads and utilities have cards that are alike: one copied from the other keeps its kind. "
    "Texts that were written for the classic game speak of its houses where a game has barns.",
    "text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: railroad}]",
    "text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: utility}]",
    formerly=(
        ("PK320", "card-names-other-kind"),
        ("PK321", "card-says-other-deck"),
        ("PK326", "card-names-other-building"),
    ),
)  # fmt: skip
SALARY = Rule(
    "PK322", "card-salary-differs", Severity.ERROR,
    "The text of a card denies the salary that its effect pays, or promises one that it does "
    "not pay.",
    "Whether the salary is earned on the way is what players argue about first.",
    "text: Move to Elm Street. This move earns no salary.\n"
    "effects: [{do: move_to, space: 12}]",
    "text: Move to Elm Street. This move earns no salary.\n"
    "effects: [{do: move_to, space: 12, salary: false}]",
)  # fmt: skip
HIDDEN_SPACE = Rule(
    "PK323", "card-hides-target", Severity.WARNING,
    "A card moves to a space that its text does not name, not even in part.",
    "Players can only go where the text sends them. The name may be that of another edition.",
    "text: Advance to Elm Street.\neffects: [{do: move_to, space: 12}]   # now Harbour Road",
    "text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, space: 12}]",
)  # fmt: skip
