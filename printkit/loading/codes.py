"""The rules about definitions as a whole and the shape of their parts: PK120 to PK120."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNKNOWN_PACK = Rule(
    code="PK120",
    name="unknown-pack",
    severity=_ERROR,
    what="A variant, a theme or the base of one cannot be found, or bases extend each other in a "
    "circle.",
    why="They are given by the name of a shipped one or by a folder. Everything that a definition "
    "does not state comes from its base, so one of them must be complete in itself.",
    bad="extends: clasic-us",
    good="extends: classic-us   # or a folder: ../my-base",
    fixed="Writes the name, where only one is near.",
)
BAD_CHANGE = Rule(
    code="PK124",
    name="bad-change",
    severity=_ERROR,
    what="A change is not written as one, or finds nothing to change in the base.",
    why="Changes are a list of 'remove: pattern' and 'round_up: number' (with 'only: patterns'), "
    "applied to the base in their order. If there is nothing to change, most likely a key is "
    "misspelt, or the base has changed since.",
    bad="changes:\n  - round: 5",
    good="changes:\n  - round_up: 5",
    fixed="Writes the key, where only one is near.",
)
MISSING_TRANSLATION = Rule(
    code="PK126",
    name="missing-translation",
    severity=_ERROR,
    what="A text has no wording in the requested language, or the definition has no such language.",
    why="The piece would have to be printed with a gap or in the wrong language. A definition "
    "lists its languages as codes such as de or en-GB.",
    bad="languages: [de, en]\ntitle: {de: Mein Spiel}",
    good="languages: [de, en]\ntitle: {de: Mein Spiel, en: My Game}",
)
PATH_OUTSIDE_PACK = Rule(
    code="PK123",
    name="path-outside-pack",
    severity=_ERROR,
    what="A definition names a file outside its own folder.",
    why="A pack from somebody else must not read other files of your computer.",
    bad="table: ../../etc/passwd",
    good="table: deeds.csv",
)
WORDS_IN_ENGLISH = Rule(
    code="PK746",
    name="words-in-english",
    severity=Severity.WARNING,
    what="printkit has no built-in words in the language of the game, and prints English ones.",
    why="Such words stand on deeds, sheets and the list of contents: the price, the steps of "
    "folding, the numbers of pages.",
    bad="language: pl",
    good="language: en",
)
BAD_LANGUAGE_FILE = Rule(
    code="PK751",
    name="bad-language-file",
    severity=_ERROR,
    what="Something in a language file does not fit: a name that there is not, a phrase without "
    "the words in braces that belong into it, a text that the game does not have.",
    why="What does not fit would not be printed, or leave a gap.",
    bad="# languages/fr.yaml\nphrases:\n  note: Billet",
    good='# languages/fr.yaml\nphrases:\n  note: "Billet de {amount}"',
)
PHRASES_MISSING = Rule(
    code="PK752",
    name="phrases-missing",
    severity=Severity.WARNING,
    what="The file of a language lacks some of printkit's own words.",
    why="They are printed in English.",
    bad="# languages/eo.yaml\nphrases: {price: Prezo}",
    good="# languages/eo.yaml\nphrases: {price: Prezo, mortgaged: Hipotekita}   # and all others",
)
UNKNOWN_KEY = Rule(
    code="PK130",
    name="unknown-key",
    severity=_ERROR,
    what="A key has no meaning here.",
    why="A misspelt key would otherwise be ignored, and the game printed without it.",
    bad="prize: 60",
    good="price: 60",
    fixed="Writes the key, where only one is near.",
)
MISSING_FIELD = Rule(
    code="PK131",
    name="missing-field",
    severity=_ERROR,
    what="A required field is missing.",
    why="Without it the piece cannot be drawn or the rules cannot be checked.",
    bad="1: {kind: street, group: brown}",
    good="1: {kind: street, group: brown, price: 60}",
)
INCONSISTENT = Rule(
    code="PK137",
    name="inconsistent-values",
    severity=_ERROR,
    what="Values that belong together contradict each other.",
    why="Each is fine alone, but together they make no sense.",
    bad="players: {min: 6, max: 2}",
    good="players: {min: 2, max: 6}",
)
