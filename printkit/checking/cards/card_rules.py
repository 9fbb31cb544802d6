"""The rules about cards whose text and effects differ."""

from printkit.diagnostics import Rule, Severity

OTHER_AMOUNT = Rule(
    code="PK302",
    name="card-says-other-amount",
    severity=Severity.ERROR,
    what="The text of a card names an amount that neither its effects nor the rules have.",
    why="Players read the text; the checks and the numbers in the reports come from the effects. "
    "An expression such as {{ effects[0].amount | money }} keeps the two together.",
    bad="text: Collect $50.\neffects: [{do: collect, amount: 100}]",
    good="text: Collect {{ effects[0].amount | money }}.\neffects: [{do: collect, amount: 100}]",
)
HIDDEN_AMOUNT = Rule(
    code="PK303",
    name="card-hides-amount",
    severity=Severity.WARNING,
    what="A card's effect has an amount that its text does not say.",
    why="Players can only do what the text tells them.",
    bad="text: The bank pays you.\neffects: [{do: collect, amount: 50}]",
    good="text: The bank pays you {{ effects[0].amount | money }}.\n"
    "effects: [{do: collect, amount: 50}]",
)
EXCHANGED_FEE = Rule(
    code="PK310",
    name="card-fee-exchanged",
    severity=Severity.ERROR,
    what="The text of a card names the fee of one building beside the name of another.",
    why="Both amounts are in the effects, so that no other rule sees the exchange; but whoever "
    "has houses pays what hotels cost.",
    bad="text: Pay $100 for each house and $25 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
    good="text: Pay $25 for each house and $100 for each hotel.\n"
    "effects: [{do: repairs, fees: {house: 25, hotel: 100}}]",
)
OTHER_WAY = Rule(
    code="PK311",
    name="card-says-other-way",
    severity=Severity.ERROR,
    what="The text of a card says that the player collects an amount, its effects that the player "
    "pays it; or the other way round.",
    why="A card that was copied often keeps the effect of the other. Texts are read in English "
    "and German; where a sentence could mean either, nothing is said.",
    bad="text: Collect $50.\neffects: [{do: pay, amount: 50}]",
    good="text: Collect $50.\neffects: [{do: collect, amount: 50}]",
)
OTHER_PARTY = Rule(
    code="PK312",
    name="card-says-other-party",
    severity=Severity.ERROR,
    what="The text of a card speaks of each player where its effects have the bank, or the other "
    "way round.",
    why="Among six players $50 from each of them are $250.",
    bad="text: Each player gives you $10.\neffects: [{do: collect, amount: 10}]",
    good="text: Each player gives you $10.\n"
    "effects: [{do: collect, amount: 10, source: each_player}]",
)
OTHER_COUNT = Rule(
    code="PK314",
    name="card-says-other-count",
    severity=Severity.ERROR,
    what="The text of a card gives a different number of pieces, spaces, turns or times the rent "
    "from its effects, or the other direction.",
    why="Players do what the text says; the checks go by the effects.",
    bad="text: Go back three spaces.\neffects: [{do: move_by, steps: -4}]",
    good="text: Go back {{ effects[0].steps | abs }} spaces.\neffects: [{do: move_by, steps: -4}]",
    formerly=(("PK313", "card-says-other-steps"), ("PK315", "card-says-other-times")),
)
JAIL = Rule(
    code="PK316",
    name="card-jail-differs",
    severity=Severity.ERROR,
    what="The text of a card sends to jail or frees from it, its effects do not; or the other way "
    "round.",
    why="'move_to' to the space of the jail is a visit; only 'go_to_jail' locks up. The text may "
    "call the jail by the name of its space, or by a word such as jail or prison.",
    bad="text: Go straight to jail.\neffects: [{do: move_to, space: 10}]",
    good="text: Go straight to jail.\neffects: [{do: go_to_jail}]",
)
OTHER_SPACE = Rule(
    code="PK318",
    name="card-names-other-space",
    severity=Severity.ERROR,
    what="The text of a card names another space than its effect moves to.",
    why="Spaces are easily counted one off. An expression for the name keeps text and effect "
    "together.",
    bad="text: Advance to Elm Street.\neffects: [{do: move_to, space: 13}]   # Oak Street",
    good="text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, "
    "space: 12}]",
)
MISSPELT_SPACE = Rule(
    code="PK319",
    name="misspelt-space-name",
    severity=Severity.WARNING,
    what="The text of a card, the rulebook or an aid has almost the name of a space.",
    why="A name that was corrected on the board is easily forgotten on the cards and in the rules.",
    bad="text: Advance to Elm Stret.",
    good="text: Advance to Elm Street.",
)
OTHER_THING = Rule(
    code="PK320",
    name="card-names-other-thing",
    severity=Severity.ERROR,
    what="The text of a card names another kind of space, deck or building than its effect.",
    why="Railroads and utilities have cards that are alike: one copied from the other keeps its "
    "kind. Texts that were written for the classic game speak of its houses where a game has "
    "barns.",
    bad="text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: railroad}]",
    good="text: Go to the next utility.\neffects: [{do: move_to_nearest, kind: utility}]",
    formerly=(
        ("PK320", "card-names-other-kind"),
        ("PK321", "card-says-other-deck"),
        ("PK326", "card-names-other-building"),
    ),
)
SALARY = Rule(
    code="PK322",
    name="card-salary-differs",
    severity=Severity.ERROR,
    what="The text of a card denies the salary that its effect pays, or promises one that it does "
    "not pay.",
    why="Whether the salary is earned on the way is what players argue about first.",
    bad="text: Move to Elm Street. This move earns no salary.\neffects: [{do: move_to, space: 12}]",
    good="text: Move to Elm Street. This move earns no salary.\n"
    "effects: [{do: move_to, space: 12, salary: false}]",
)
HIDDEN_SPACE = Rule(
    code="PK323",
    name="card-hides-target",
    severity=Severity.WARNING,
    what="A card moves to a space that its text does not name, not even in part.",
    why="Players can only go where the text sends them. The name may be that of another edition.",
    bad="text: Advance to Elm Street.\neffects: [{do: move_to, space: 12}]   # now Harbour Road",
    good="text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, "
    "space: 12}]",
)
