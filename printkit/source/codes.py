"""The rules about reading files: PK100 to PK119."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNREADABLE_FILE = Rule(
    code="PK100",
    name="unreadable-file",
    severity=_ERROR,
    what="A file is missing or cannot be read.",
    why="printkit reads the definition, the rulebook and the tables that it names.",
    bad="rulebook: rule.md   # the file is called rules.md",
    good="rulebook: rules.md",
)
DUPLICATE_KEY = Rule(
    code="PK101",
    name="duplicate-key",
    severity=_ERROR,
    what="A key appears twice in one mapping.",
    why="Only one of the two values could count, and most readers of YAML drop the other silently.",
    bad="price: 60\nprice: 80",
    good="price: 80",
)
NOT_TEXT = Rule(
    code="PK102",
    name="not-text",
    severity=_ERROR,
    what="A file is not UTF-8 text.",
    why="Umlauts and signs of currency would come out wrong on paper; binary files have no text.",
    bad="a file saved as Windows-1252",
    good="the same file saved as UTF-8",
)
SIZE_LIMIT = Rule(
    code="PK103",
    name="size-limit",
    severity=_ERROR,
    what="A file is far larger than any game needs.",
    why="Limits on bytes, nesting and number of values keep a broken or hostile file from filling "
    "the memory. Values repeated through aliases count each time.",
    bad="[[[[[[[[ … 70 brackets deep",
    good="a few levels of nesting, long tables in CSV files",
)
YAML_SYNTAX = Rule(
    code="PK104",
    name="yaml-syntax",
    severity=_ERROR,
    what="A file is not well-formed YAML.",
    why="Reading stops at the first place that cannot be understood; what follows is unknown.",
    bad="title: Boards: the game",
    good='title: "Boards: the game"',
)
TAB_INDENTATION = Rule(
    code="PK105",
    name="tab-indentation",
    severity=_ERROR,
    what="A tab is used for indentation.",
    why="Tabs are of no fixed width, so YAML forbids them at the start of a line.",
    bad="players:\n\tmin: 2",
    good="players:\n  min: 2",
)
EMPTY_FILE = Rule(
    code="PK106",
    name="empty-file",
    severity=_ERROR,
    what="A file is empty or holds comments only.",
    why="A definition needs at least a title, a language, players and a currency, or a base.",
    bad="# nothing but this comment",
    good="printkit: 1\nextends: classic-us\ntitle: My Game",
)
EXPLICIT_TAG = Rule(
    code="PK107",
    name="explicit-tag",
    severity=_ERROR,
    what="A value carries a YAML tag.",
    why="Tags such as !!int or !custom ask the reader to build objects; definitions are plain "
    "data.",
    bad="price: !!int 60",
    good="price: 60",
)
MERGE_KEY = Rule(
    code="PK108",
    name="merge-key",
    severity=_ERROR,
    what="A mapping uses the merge key '<<'.",
    why="The merge key is not part of YAML 1.2, and hides where a value comes from.",
    bad="deed: {<<: *base, price: 60}",
    good="state the values, or put what repeats into a kind or into a base with 'extends'",
)
NOT_FINITE = Rule(
    code="PK109",
    name="number-not-finite",
    severity=_ERROR,
    what="A number is infinite, not a number, or absurdly long.",
    why="Sums and rents computed from it would be meaningless.",
    bad="price: 1e999",
    good="price: 1000",
)
BAD_ALIAS = Rule(
    code="PK110",
    name="bad-alias",
    severity=_ERROR,
    what="An alias names an anchor that is unknown or not yet complete.",
    why="An alias repeats the value that its anchor marks further up in the same file.",
    bad="rents: *base   # no '&base' above",
    good="rent: &base [2, 10]\nrents: *base",
)
COMPLEX_KEY = Rule(
    code="PK111",
    name="complex-key",
    severity=_ERROR,
    what="A key is a list or a mapping.",
    why="Keys are names or whole numbers. Often a text that starts with '{{' lacks its quotes.",
    bad="label: {{ space.amount }}",
    good='label: "{{ space.amount }}"',
)
MANY_DOCUMENTS = Rule(
    code="PK112",
    name="many-documents",
    severity=_ERROR,
    what="A file holds more than one YAML document.",
    why="Only one could be the game; '---' starts a new document.",
    bad="title: One\n---\ntitle: Two",
    good="title: One",
)
TABLE_HEADER = Rule(
    code="PK115",
    name="table-header",
    severity=_ERROR,
    what="The first line of a table does not name its columns properly.",
    why="Each column becomes a field, and one of them holds the key of each row.",
    bad="space,price,price.base",
    good="space,price,rent",
)
TABLE_ROW = Rule(
    code="PK116",
    name="table-row",
    severity=_ERROR,
    what="A row of a table does not fit its header.",
    why="A missing or an extra comma shifts every value behind it into the wrong column.",
    bad="space,price,rent\n1,60",
    good="space,price,rent\n1,60,2",
)
TABLE_SYNTAX = Rule(
    code="PK117",
    name="table-syntax",
    severity=_ERROR,
    what="A table is not well-formed CSV.",
    why="An open quotation mark swallows the rows that follow.",
    bad='1,"Elm Street,60',
    good='1,"Elm Street",60',
)
POINT_FOR_THOUSANDS = Rule(
    code="PK118",
    name="point-for-thousands",
    severity=_ERROR,
    what="An amount has a point and three digits, where all other amounts are whole.",
    why="In definitions and tables a point begins the decimals, as in English: 1.440 is not much "
    "more than 1, and everything that is worked out from it would be wrong.",
    bad="39: {price: 1.440}",
    good="39: {price: 1440}",
)
MERGE_CONFLICT = Rule(
    code="PK119",
    name="merge-conflict",
    severity=_ERROR,
    what="A file holds the marks of a merge that nobody has decided.",
    why="git writes both versions into the file where it cannot merge them; only one can be "
    "printed.",
    bad="<<<<<<< HEAD\nsalary: 200\n=======\nsalary: 400\n>>>>>>> other",
    good="salary: 200",
)

RULES = (
    UNREADABLE_FILE,
    DUPLICATE_KEY,
    NOT_TEXT,
    SIZE_LIMIT,
    YAML_SYNTAX,
    TAB_INDENTATION,
    EMPTY_FILE,
    EXPLICIT_TAG,
    MERGE_KEY,
    NOT_FINITE,
    BAD_ALIAS,
    COMPLEX_KEY,
    MANY_DOCUMENTS,
    TABLE_HEADER,
    TABLE_ROW,
    TABLE_SYNTAX,
    POINT_FOR_THOUSANDS,
    MERGE_CONFLICT,
)
