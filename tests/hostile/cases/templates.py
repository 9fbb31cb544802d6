"""Templates, and expressions in texts and rulebooks."""

from pathlib import Path

from tests.hostile.case import Case

_DEFINITION = ("check", "./g", "--definition-only")
_CARD = "templates/card.xml.j2"
_HIDDEN = "do-not-show-this"


def _text(name: str, expression: str, *says: str) -> Case:
    """An expression in the text of a card."""
    text = f"{{{{ {expression} }}}}"
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return Case(
        f"expression-{name}",
        _DEFINITION,
        edits={"printkit: 1\n": f"printkit: 1\nhouse_rules: [{quoted}]\n"},
        says=("PK703", *says),
        never=("0x",),
        seconds=3.0,
    )


def _card(name: str, inner: str, *says: str, seconds: float = 6.0) -> Case:
    """A template of cards."""
    return Case(
        f"template-{name}",
        files={_CARD: f"<artwork>{inner}</artwork>"},
        environment={"PRINTKIT_HOSTILE": _HIDDEN},
        says=says,
        never=(_HIDDEN, "0x"),
        seconds=seconds,
    )


def _rulebook(name: str, text: str, *says: str) -> Case:
    return Case(
        f"rulebook-{name}",
        _DEFINITION,
        files={"rulebook.md": text},
        says=says,
        seconds=3.0,
    )


def _writes_few_templates(folder: Path) -> None:
    kept = list((folder / "cache" / "templates").glob("*/*"))
    assert len(kept) < 100, len(kept)


_OPEN = 498_000
"""Characters of a template that is just small enough to be read."""

CASES: tuple[Case, ...] = (
    _text("entry-of-a-number", "rules.salary[0]", "rules.salary has no entry 0"),
    _text("entry-of-a-record", "spaces[0][0]", "spaces[0] has no entry 0"),
    _text("entry-of-players", "players[0]", "players has no entry 0"),
    _text("by-what-is-not-there", "rules.salary[nosuch]", "there is no 'nosuch' here"),
    _text("entry-of-nothing", "groups[nosuch]", "there is no 'nosuch' here"),
    _text("method", "spaces.items | string", "spaces has no 'items'"),
    _text("method-upper", "spaces.items | upper", "spaces has no 'items'"),
    _text("whole-mapping", "spaces", "spaces is a table of values"),
    _text("whole-mapping-as-text", "spaces | trim", "'trim' changes texts"),
    _text("python", "players.__class__.__mro__", "players has no '__class__'"),
    _text("call", "players.min.to_bytes()", "it cannot be read"),
    _text("list-of-lists", "[[0] * 100000] * 100000", "it cannot be read"),
    _text("power", "9**9**9", "it cannot be read"),
    _text("number", "999999999 * 999999999", "it works out a number beyond"),
    _text("parentheses", "(" * 200, "it is nested too deep"),
    _text("long", "1" + " + 1" * 200, "it has", "expression-characters"),
    _rulebook("open-expressions", "{{" * 90_000, "PK703", "close it with }}"),
    _rulebook("expressions", "{{ 1 }}\n" * 5_000, "PK703", "rulebook-expressions"),
    _rulebook("long", "![" * 500_000, "PK703", "rulebook-characters"),
    _card(
        "infinity",
        '<text x="5" y="10" w="40" h="10" style="body">Pay {{ 1e308 * 10 }}</text>',
        "PK103",
        "a number beyond",
    ),
    _card(
        "no-number",
        '<text x="5" y="10" w="40" h="10" style="body">{{ 1e308 * 10 - 1e308 * 10 }}</text>',
        "PK103",
        "a number beyond",
    ),
    _card(
        "stamp-computed-name",
        '<{{ "rect" }} _at="/proc/self/environ:1:60" fill="nosuch"/>',
        "PK141",
        "is set by printkit alone",
    ),
    _card(
        "stamp-capitals",
        '<Rect _at="/proc/self/environ:1:60" fill="nosuch"/>',
        "PK141",
        "is set by printkit alone",
    ),
    _card(
        "stamp-computed",
        '<{{ "rect" }} {{ "_" }}at="/proc/self/environ:1:60" fill="nosuch"/>',
        "PK141",
        "is set by printkit alone",
    ),
    _card(
        "stamp-printed",
        "{% set x %}<rect/>{% endset %}<text>{{ x | list | join }}</text>",
        "PK141",
        "put out as if they were words",
    ),
    _card("open-expressions", "{{" * (_OPEN // 2), "PK103"),
    _card("open-comments", "{#" * (_OPEN // 2), "PK141", "--> g/templates/"),
    _card("open-markup-comments", "<!--" * (_OPEN // 4), "PK141"),
    _card("tags", "{{ 1 }}" * 60_000, "PK103", "template-tokens"),
    _card("method", "<text>{{ card.effects.append | string }}</text>", "PK141"),
    _card("entry-of-a-number", "<text>{{ width[0] }}</text>", "PK141"),
    _card("by-what-is-not-there", "<text>{{ card[nosuch] }}</text>", "PK141", "'nosuch'"),
    _card("mapping", "<text>{{ game.rules }}</text>", "PK141", "a table of values"),
    _card("python-warns", "<text>{{ 1() }}{{ 'a'[1.5] }}</text>", "PK141"),
    _card("long-sum", "<text>{{ 1" + "+1" * 5_000 + " }}</text>", "PK103"),
    _card("blocks", "{% if 1 %}" * 5_000 + "{% endif %}" * 5_000, "PK103"),
    _card("art", '<art name="n7-galaxy" w="1" h="1"/>' * 1_100, "PK103", "shapes", seconds=20.0),
    _card("elements", "{% for i in range(30000) %}<rect/>{% endfor %}", "elements"),
    Case(
        "rulebook-leaves-no-files",
        _DEFINITION,
        files={"rulebook.md": "".join(f"{{{{ {n} }}}}\n" for n in range(1_500))},
        environment={"PRINTKIT_CACHE": "{folder}/cache"},
        code=0,
        after=_writes_few_templates,
    ),
)
