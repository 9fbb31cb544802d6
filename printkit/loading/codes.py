"""The rules about definitions as a whole and the shape of their parts: PK120 to PK139."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNKNOWN_VARIANT = Rule(
    code="PK120",
    name="unknown-variant",
    severity=_ERROR,
    what="There is no variant of this name.",
    why="A variant is given by the name of a shipped one, by its folder, or by the path of its "
    "variant.yaml.",
    bad="printkit build monopoly-spaec",
    good="printkit build monopoly-space",
)
UNKNOWN_BASE = Rule(
    code="PK121",
    name="unknown-base",
    severity=_ERROR,
    what="The base named by 'extends' cannot be found.",
    why="Everything that the definition does not state comes from its base.",
    bad="extends: clasic-us",
    good="extends: classic-us   # or a folder: ../my-base",
    fixed="Writes the name, where only one is near.",
)
EXTENDS_CYCLE = Rule(
    code="PK122",
    name="extends-cycle",
    severity=_ERROR,
    what="Definitions extend each other in a circle, or in too long a chain.",
    why="One of them must be complete in itself for the others to be built on it.",
    bad="a extends b, b extends a",
    good="a extends b, b is complete",
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
CHANGE_WITHOUT_EFFECT = Rule(
    code="PK124",
    name="change-without-effect",
    severity=_ERROR,
    what="A change finds nothing to change in the base.",
    why="Most likely a key is misspelt, or the base has changed since.",
    bad='changes:\n  - remove: "deeds.*.rent_levels"',
    good='changes:\n  - remove: "deeds.*.rents"',
    fixed="Writes the key of what a null is to remove, where only one is near.",
)
BAD_CHANGE = Rule(
    code="PK125",
    name="bad-change",
    severity=_ERROR,
    what="A change is not written as one.",
    why="Changes are a list of 'remove: pattern' and 'round_up: number' (with 'only: patterns'), "
    "applied to the base in their order.",
    bad="changes:\n  - round: 5",
    good="changes:\n  - round_up: 5",
    fixed="Writes the key, where only one is near.",
)
MISSING_TRANSLATION = Rule(
    code="PK126",
    name="missing-translation",
    severity=_ERROR,
    what="A text has no wording in the requested language.",
    why="The piece would have to be printed with a gap or in the wrong language.",
    bad="languages: [de, en]\ntitle: {de: Mein Spiel}",
    good="languages: [de, en]\ntitle: {de: Mein Spiel, en: My Game}",
)
UNKNOWN_LANGUAGE = Rule(
    code="PK127",
    name="unknown-language",
    severity=_ERROR,
    what="A language is not one of the definition's, or there is no such language.",
    why="Languages are codes such as de or en-GB. A game has the language that it names, and those "
    "that its folder has files for: languages/fr.yaml.",
    bad="language: german",
    good="language: de",
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
BAD_TABLE = Rule(
    code="PK128",
    name="bad-table",
    severity=_ERROR,
    what="A table is not named properly.",
    why="A mapping may come from a CSV file: 'table' names the file, 'key' its key column.",
    bad="deeds: {table: deeds.csv}",
    good="deeds: {table: deeds.csv, key: space}",
    fixed="Writes the key or the name of the file, where only one is near.",
)
NOT_A_MAPPING = Rule(
    code="PK129",
    name="not-a-mapping",
    severity=_ERROR,
    what="A definition's outermost level is not made of keys and values.",
    why="The outermost level names the parts of the game.",
    bad="- title: My Game",
    good="title: My Game",
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
WRONG_TYPE = Rule(
    code="PK132",
    name="wrong-type",
    severity=_ERROR,
    what="A value is of the wrong type, such as text in place of a number.",
    why="A text in the place of a number might mean anything: '1_000', '5,5' or '60 dollars'.",
    bad='price: "60"',
    good="price: 60",
    fixed="Takes a whole number out of its quotes, and writes the number of a space for its name.",
)
OUT_OF_RANGE = Rule(
    code="PK133",
    name="out-of-range",
    severity=_ERROR,
    what="A number is too small or too large.",
    why="Amounts and counts are never negative, and sizes must fit on paper.",
    bad="price: -60",
    good="price: 60",
)
MALFORMED_TEXT = Rule(
    code="PK134",
    name="malformed-text",
    severity=_ERROR,
    what="A text does not have the form that is needed here.",
    why="Colours, short names and language codes have a fixed form. The name of the folder is the "
    "game's short name, so it has that form too.",
    bad="colour: red",
    good='colour: "#d02030"',
    fixed="Writes the short name, where something is called so.",
)
UNKNOWN_CHOICE = Rule(
    code="PK135",
    name="unknown-choice",
    severity=_ERROR,
    what="A value is not one of those allowed.",
    why="Here a fixed list of words is understood.",
    bad="do: colect",
    good="do: collect",
    fixed="Writes the word, where only one is near.",
)
FORMAT_VERSION = Rule(
    code="PK136",
    name="format-version",
    severity=_ERROR,
    what="The definition is written for another version of the format.",
    why="'printkit: 1' says which rules the definition follows, so that they can change safely.",
    bad="printkit: 2",
    good="printkit: 1",
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
WRONG_COUNT = Rule(
    code="PK138",
    name="wrong-count",
    severity=_ERROR,
    what="A list, a mapping or a text has too few or too many entries.",
    why="Too many do not fit on the piece; too few leave nothing to print.",
    bad="levels: []",
    good="levels: [{id: bare, label: Rent}]",
)
UNKNOWN_THEME = Rule(
    code="PK139",
    name="unknown-theme",
    severity=_ERROR,
    what="There is no theme of this name.",
    why="The theme gives the pieces their look; it is a folder with a theme.yaml.",
    bad="theme: clasic",
    good="theme: classic",
    fixed="Writes the name, where only one is near.",
)

RULES = (
    UNKNOWN_VARIANT,
    UNKNOWN_BASE,
    EXTENDS_CYCLE,
    PATH_OUTSIDE_PACK,
    CHANGE_WITHOUT_EFFECT,
    BAD_CHANGE,
    MISSING_TRANSLATION,
    UNKNOWN_LANGUAGE,
    BAD_TABLE,
    NOT_A_MAPPING,
    UNKNOWN_KEY,
    MISSING_FIELD,
    WRONG_TYPE,
    OUT_OF_RANGE,
    MALFORMED_TEXT,
    UNKNOWN_CHOICE,
    FORMAT_VERSION,
    INCONSISTENT,
    WRONG_COUNT,
    UNKNOWN_THEME,
)
