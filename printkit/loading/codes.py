"""The rules about definitions as a whole and the shape of their parts: PK120 to PK139."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNKNOWN_VARIANT = Rule(
    "PK120", "unknown-variant", _ERROR,
    "There is no variant of this name.",
    "A variant is given by the name of a shipped one, by its folder, or by the path of its "
    "variant.yaml.",
    "printkit build monopoly-spaec",
    "printkit build monopoly-space",
)  # fmt: skip
UNKNOWN_BASE = Rule(
    "PK121", "unknown-base", _ERROR,
    "The base named by 'extends' cannot be found.",
    "Everything that the definition does not state comes from its base.",
    "extends: clasic-us",
    "extends: classic-us   # or a folder: ../my-base",
    mended="Writes the name, where only one is near.",
)  # fmt: skip
EXTENDS_CYCLE = Rule(
    "PK122", "extends-cycle", _ERROR,
    "Definitions extend each other in a circle, or in too long a chain.",
    "One of them must be complete in itself for the others to be built on it.",
    "a extends b, b extends a",
    "a extends b, b is complete",
)  # fmt: skip
PATH_OUTSIDE_PACK = Rule(
    "PK123", "path-outside-pack", _ERROR,
    "A definition names a file outside its own folder.",
    "A pack from somebody else must not read other files of your computer.",
    "table: ../../etc/passwd",
    "table: deeds.csv",
)  # fmt: skip
CHANGE_WITHOUT_EFFECT = Rule(
    "PK124", "change-without-effect", _ERROR,
    "A change finds nothing to change in the base.",
    "Most likely a key is misspelt, or the base has changed since.",
    'changes:\n  - remove: "deeds.*.rent_levels"',
    'changes:\n  - remove: "deeds.*.rents"',
    mended="Writes the key of what a null is to remove, where only one is near.",
)  # fmt: skip
BAD_CHANGE = Rule(
    "PK125", "bad-change", _ERROR,
    "A change is not written as one.",
    "Changes are a list of 'remove: pattern' and 'round_up: number' (with 'only: patterns'), "
    "applied to the base in their order.",
    "changes:\n  - round: 5",
    "changes:\n  - round_up: 5",
    mended="Writes the key, where only one is near.",
)  # fmt: skip
MISSING_TRANSLATION = Rule(
    "PK126", "missing-translation", _ERROR,
    "A text has no wording in the requested language.",
    "The piece would have to be printed with a gap or in the wrong language.",
    "languages: [de, en]\ntitle: {de: Mein Spiel}",
    "languages: [de, en]\ntitle: {de: Mein Spiel, en: My Game}",
)  # fmt: skip
UNKNOWN_LANGUAGE = Rule(
    "PK127", "unknown-language", _ERROR,
    "The requested language is not one of the definition's.",
    "A definition lists its languages as codes such as de or en-GB.",
    "printkit build my-game --language fr   # languages: [de, en]",
    "printkit build my-game --language de",
)  # fmt: skip
BAD_TABLE = Rule(
    "PK128", "bad-table", _ERROR,
    "A table is not named properly.",
    "A mapping may come from a CSV file: 'table' names the file, 'key' its key column.",
    "deeds: {table: deeds.csv}",
    "deeds: {table: deeds.csv, key: space}",
    mended="Writes the key or the name of the file, where only one is near.",
)  # fmt: skip
NOT_A_MAPPING = Rule(
    "PK129", "not-a-mapping", _ERROR,
    "A definition's outermost level is not made of keys and values.",
    "The outermost level names the parts of the game.",
    "- title: My Game",
    "title: My Game",
)  # fmt: skip
UNKNOWN_KEY = Rule(
    "PK130", "unknown-key", _ERROR,
    "A key has no meaning here.",
    "A misspelt key would otherwise be ignored, and the game printed without it.",
    "prize: 60",
    "price: 60",
    mended="Writes the key, where only one is near.",
)  # fmt: skip
MISSING_FIELD = Rule(
    "PK131", "missing-field", _ERROR,
    "A required field is missing.",
    "Without it the piece cannot be drawn or the rules cannot be checked.",
    "1: {kind: street, group: brown}",
    "1: {kind: street, group: brown, price: 60}",
)  # fmt: skip
WRONG_TYPE = Rule(
    "PK132", "wrong-type", _ERROR,
    "A value is of the wrong type, such as text in place of a number.",
    "A text in the place of a number might mean anything: '1_000', '5,5' or '60 dollars'.",
    'price: "60"',
    "price: 60",
    mended="Takes a whole number out of its quotes, and writes the number of a space for its name.",
)  # fmt: skip
OUT_OF_RANGE = Rule(
    "PK133", "out-of-range", _ERROR,
    "A number is too small or too large.",
    "Amounts and counts are never negative, and sizes must fit on paper.",
    "price: -60",
    "price: 60",
)  # fmt: skip
MALFORMED_TEXT = Rule(
    "PK134", "malformed-text", _ERROR,
    "A text does not have the form that is needed here.",
    "Colours, short names and language codes have a fixed form. The name of the folder is the "
    "game's short name, so it has that form too.",
    "colour: red",
    'colour: "#d02030"',
    mended="Writes the short name, where something is called so.",
)  # fmt: skip
UNKNOWN_CHOICE = Rule(
    "PK135", "unknown-choice", _ERROR,
    "A value is not one of those allowed.",
    "Here a fixed list of words is understood.",
    "do: colect",
    "do: collect",
    mended="Writes the word, where only one is near.",
)  # fmt: skip
FORMAT_VERSION = Rule(
    "PK136", "format-version", _ERROR,
    "The definition is written for another version of the format.",
    "'printkit: 1' says which rules the definition follows, so that they can change safely.",
    "printkit: 2",
    "printkit: 1",
)  # fmt: skip
INCONSISTENT = Rule(
    "PK137", "inconsistent-values", _ERROR,
    "Values that belong together contradict each other.",
    "Each is fine alone, but together they make no sense.",
    "players: {min: 6, max: 2}",
    "players: {min: 2, max: 6}",
)  # fmt: skip
WRONG_COUNT = Rule(
    "PK138", "wrong-count", _ERROR,
    "A list, a mapping or a text has too few or too many entries.",
    "Too many do not fit on the piece; too few leave nothing to print.",
    "levels: []",
    "levels: [{id: bare, label: Rent}]",
)  # fmt: skip
UNKNOWN_THEME = Rule(
    "PK139", "unknown-theme", _ERROR,
    "There is no theme of this name.",
    "The theme gives the pieces their look; it is a folder with a theme.yaml.",
    "theme: clasic",
    "theme: classic",
    mended="Writes the name, where only one is near.",
)  # fmt: skip

RULES = (
    UNKNOWN_VARIANT, UNKNOWN_BASE, EXTENDS_CYCLE, PATH_OUTSIDE_PACK, CHANGE_WITHOUT_EFFECT,
    BAD_CHANGE, MISSING_TRANSLATION, UNKNOWN_LANGUAGE, BAD_TABLE, NOT_A_MAPPING, UNKNOWN_KEY,
    MISSING_FIELD, WRONG_TYPE, OUT_OF_RANGE, MALFORMED_TEXT, UNKNOWN_CHOICE, FORMAT_VERSION,
    INCONSISTENT, WRONG_COUNT, UNKNOWN_THEME,
)  # fmt: skip
