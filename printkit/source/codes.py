"""The rules about reading files: PK100 to PK100, and about values: PK132."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNREADABLE_FILE = Rule(
    code="PK100",
    name="unreadable-file",
    severity=_ERROR,
    what="A file is missing or empty, is no UTF-8 text, or holds the marks of a merge.",
    why="printkit reads the definition, the rulebook and the tables that it names. In another "
    "encoding umlauts and signs of currency would come out wrong on paper.",
    bad="rulebook: rule.md   # the file is called rules.md",
    good="rulebook: rules.md",
)
SIZE_LIMIT = Rule(
    code="PK103",
    name="size-limit",
    severity=_ERROR,
    what="A pack has more of something, or something larger, than printkit takes from strangers.",
    why="No pack may stall the machine or fill its memory, neither with files nor with templates. "
    "If you trust the pack, raise the limit in your own settings; a pack cannot.",
    bad="{% for i in range(99999) %}{% for j in range(99999) %}…",
    good="{% for rent in deed.rents %}…",
)
YAML_SYNTAX = Rule(
    code="PK104",
    name="yaml-syntax",
    severity=_ERROR,
    what="A file is not YAML, or uses something of it that definitions do without.",
    why="What follows a mistake is unknown, and of two values under one key only one could count. "
    "Tabs, tags (!!int), merge keys (<<), lists as keys and several documents in one file are "
    "not understood: definitions are plain data.",
    bad="title: Boards: the game",
    good='title: "Boards: the game"',
)
BAD_TABLE = Rule(
    code="PK115",
    name="bad-table",
    severity=_ERROR,
    what="A table is not named properly, or is not a CSV file whose rows fit its header.",
    why="A mapping may come from a CSV file: 'table' names the file, 'key' its key column. Each "
    "column becomes a field; a comma too many shifts every value behind it into the wrong one.",
    bad="space,price,rent\n1,60",
    good="space,price,rent\n1,60,2",
    fixed="Writes the key or the name of the file, where only one is near.",
)
WRONG_VALUE = Rule(
    code="PK132",
    name="wrong-value",
    severity=_ERROR,
    what="A value is of the wrong type or form, too small or too large, or none of those allowed.",
    why="A text in the place of a number might mean anything: '1_000', '5,5' or '60 dollars'; "
    "1.440 is not much more than 1. Colours, short names and language codes have a fixed form, "
    "amounts are never negative, and in some places a fixed list of words is understood.",
    bad='price: "60"',
    good="price: 60",
    fixed="Takes a whole number out of its quotes, and writes the number of a space for its name, "
    "the short name of what is called so, and a word where only one is near.",
)
