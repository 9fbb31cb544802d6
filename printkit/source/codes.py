"""The rules about reading files: PK100 to PK119."""

from printkit.diagnostics import Rule, Severity

_ERROR = Severity.ERROR

UNREADABLE_FILE = Rule(
    "PK100", "unreadable-file", _ERROR,
    "A file is missing or cannot be read.",
    "printkit reads the definition, the rulebook and the tables that it names.",
    "rulebook: rule.md   # the file is called rules.md",
    "rulebook: rules.md",
)  # fmt: skip
DUPLICATE_KEY = Rule(
    "PK101", "duplicate-key", _ERROR,
    "A key appears twice in one mapping.",
    "Only one of the two values could count, and most readers of YAML drop the other silently.",
    "price: 60\nprice: 80",
    "price: 80",
)  # fmt: skip
NOT_TEXT = Rule(
    "PK102", "not-text", _ERROR,
    "A file is not UTF-8 text.",
    "Umlauts and signs of currency would come out wrong on paper; binary files have no text.",
    "a file saved as Windows-1252",
    "the same file saved as UTF-8",
)  # fmt: skip
SIZE_LIMIT = Rule(
    "PK103", "size-limit", _ERROR,
    "A file is far larger than any game needs.",
    "Limits on bytes, nesting and number of values keep a broken or hostile file from filling "
    "the memory. Values repeated through aliases count each time.",
    "[[[[[[[[ … 70 brackets deep",
    "a few levels of nesting, long tables in CSV files",
)  # fmt: skip
YAML_SYNTAX = Rule(
    "PK104", "yaml-syntax", _ERROR,
    "A file is not well-formed YAML.",
    "Reading stops at the first place that cannot be understood; what follows is unknown.",
    "title: Boards: the game",
    'title: "Boards: the game"',
)  # fmt: skip
TAB_INDENTATION = Rule(
    "PK105", "tab-indentation", _ERROR,
    "A tab is used for indentation.",
    "Tabs are of no fixed width, so YAML forbids them at the start of a line.",
    "players:\n\tmin: 2",
    "players:\n  min: 2",
)  # fmt: skip
EMPTY_FILE = Rule(
    "PK106", "empty-file", _ERROR,
    "A file is empty or holds comments only.",
    "A definition needs at least a title, a language, players and a currency, or a base.",
    "# nothing but this comment",
    "printkit: 1\nextends: classic-us\ntitle: My Game",
)  # fmt: skip
EXPLICIT_TAG = Rule(
    "PK107", "explicit-tag", _ERROR,
    "A value carries a YAML tag.",
    "Tags such as !!int or !custom ask the reader to build objects; definitions are plain data.",
    "price: !!int 60",
    "price: 60",
)  # fmt: skip
MERGE_KEY = Rule(
    "PK108", "merge-key", _ERROR,
    "A mapping uses the merge key '<<'.",
    "The merge key is not part of YAML 1.2, and hides where a value comes from.",
    "deed: {<<: *base, price: 60}",
    "state the values, or put what repeats into a kind or into a base with 'extends'",
)  # fmt: skip
NOT_FINITE = Rule(
    "PK109", "number-not-finite", _ERROR,
    "A number is infinite, not a number, or absurdly long.",
    "Sums and rents computed from it would be meaningless.",
    "price: 1e999",
    "price: 1000",
)  # fmt: skip
BAD_ALIAS = Rule(
    "PK110", "bad-alias", _ERROR,
    "An alias names an anchor that is unknown or not yet complete.",
    "An alias repeats the value that its anchor marks further up in the same file.",
    "rents: *base   # no '&base' above",
    "rent: &base [2, 10]\nrents: *base",
)  # fmt: skip
COMPLEX_KEY = Rule(
    "PK111", "complex-key", _ERROR,
    "A key is a list or a mapping.",
    "Keys are names or whole numbers. Often a text that starts with '{{' lacks its quotes.",
    "label: {{ space.amount }}",
    'label: "{{ space.amount }}"',
)  # fmt: skip
MANY_DOCUMENTS = Rule(
    "PK112", "many-documents", _ERROR,
    "A file holds more than one YAML document.",
    "Only one could be the game; '---' starts a new document.",
    "title: One\n---\ntitle: Two",
    "title: One",
)  # fmt: skip
TABLE_HEADER = Rule(
    "PK115", "table-header", _ERROR,
    "The first line of a table does not name its columns properly.",
    "Each column becomes a field, and one of them holds the key of each row.",
    "space,price,price.base",
    "space,price,rent",
)  # fmt: skip
TABLE_ROW = Rule(
    "PK116", "table-row", _ERROR,
    "A row of a table does not fit its header.",
    "A missing or an extra comma shifts every value behind it into the wrong column.",
    "space,price,rent\n1,60",
    "space,price,rent\n1,60,2",
)  # fmt: skip
TABLE_SYNTAX = Rule(
    "PK117", "table-syntax", _ERROR,
    "A table is not well-formed CSV.",
    "An open quotation mark swallows the rows that follow.",
    '1,"Elm Street,60',
    '1,"Elm Street",60',
)  # fmt: skip
POINT_FOR_THOUSANDS = Rule(
    "PK118", "point-for-thousands", _ERROR,
    "An amount has a point and three digits, where all other amounts are whole.",
    "In definitions and tables a point begins the decimals, as in English: 1.440 is not much more "
    "than 1, and everything that is worked out from it would be wrong.",
    "39: {price: 1.440}",
    "39: {price: 1440}",
)  # fmt: skip
MERGE_CONFLICT = Rule(
    "PK119", "merge-conflict", _ERROR,
    "A file holds the marks of a merge that nobody has decided.",
    "git writes both versions into the file where it cannot merge them; only one can be printed.",
    "<<<<<<< HEAD\nsalary: 200\n=======\nsalary: 400\n>>>>>>> other",
    "salary: 200",
)  # fmt: skip

RULES = (
    UNREADABLE_FILE, DUPLICATE_KEY, NOT_TEXT, SIZE_LIMIT, YAML_SYNTAX, TAB_INDENTATION,
    EMPTY_FILE, EXPLICIT_TAG, MERGE_KEY, NOT_FINITE, BAD_ALIAS, COMPLEX_KEY, MANY_DOCUMENTS,
    TABLE_HEADER, TABLE_ROW, TABLE_SYNTAX, POINT_FOR_THOUSANDS,
    MERGE_CONFLICT,
)  # fmt: skip
