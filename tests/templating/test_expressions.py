"""The closed language of expressions in texts."""

from dataclasses import dataclass

import pytest

from printkit.templating.wording import WordingError, Wordings


@dataclass
class Deed:
    """Something with parts and with a method."""

    price: int = 60
    name: str = "elm street"
    keep: bool = True
    rents: tuple[int, ...] = (2, 10)
    resale: int | None = None

    def secret(self) -> str:
        """What no text can call."""
        return "called"


CONTEXT = {
    "deed": Deed(),
    "rules": {"salary": 200, "share": 2.5, "zero": 0},
    "spaces": {0: Deed(name="go"), 3: Deed()},
    "effects": [{"space": 3, "fees": {"small-shed": 40}}],
}
WORDINGS = Wordings({"money": "${:g}".format, "number": "{:,}".format})


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("deed.price", "60"),
        ("deed['price']", "60"),
        ("effects[0].fees['small-shed'] | money", "$40"),
        ("effects[-1].space", "3"),
        ("spaces[effects[0].space].name | title", "Elm Street"),
        ("1 + 2 * 3 - 8 // 3 % 2", "7"),
        ("(1 + 2) * 3", "9"),
        ("7 / 2", "3.5"),
        ("51.6 + 3.2", "54.8"),
        ("-deed.price | abs", "60"),
        ("3 * -2", "-6"),
        ("'a' if deed.price > 50 else 'b'", "a"),
        ("'a' if deed.resale else 'b' if deed.price == 1 else \"c\"", "c"),
        ("(deed.price * 1.1) | round(0, 'ceil') | int | money", "$66"),
        ("2.345 | round(1)", "2.3"),
        ("deed.rents | max", "10"),
        ("deed.rents | first", "2"),
        ("deed.rents | length", "2"),
        ("rules.fee | default(5) | money", "$5"),
        ("rules.zero | default(5)", "0"),
        ("deed.name | upper | trim", "ELM STREET"),
        ("{}", None),
    ],
)
def test_what_expressions_mean(expression: str, text: str | None) -> None:
    if text is None:
        with pytest.raises(WordingError):
            WORDINGS.render(f"{{{{ {expression} }}}}", CONTEXT)
    else:
        assert WORDINGS.render(f"a {{{{ {expression} }}}} b", CONTEXT) == f"a {text} b"


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("deed.secret", "deed has no 'secret'"),
        ("deed.secret()", "'(' is not expected there"),
        ("deed.keep", "deed.keep is true or false"),
        ("deed.rents", "deed.rents is a list"),
        ("rules", "rules is a table of values"),
        ("deed", "deed is a record of values"),
        ("deed.resale", "deed.resale is not stated"),
        ("deed.resale.more", "deed.resale is empty"),
        ("deed.name[0]", "deed.name has no entry 0"),
        ("effects[1]", "effects has no entry 1"),
        ("effects[-2]", "effects has no entry -2"),
        ("spaces[deed.resale]", "deed.resale is not stated"),
        ("spaces[0.5]", "it looks something up by a number"),
        ("deed.keep + 1", "do not go together"),
        ("'a' + 'b'", "do not go together"),
        ("1 % 0", "it divides by zero"),
        ("deed.rents | upper", "'upper' changes texts, and this is a list"),
        ("deed.price | first", "'first' looks into lists, and this is a number"),
        ("deed.price | round('a')", "'round' cannot be worked out with ('a')"),
        ("deed.price | default", "'default' needs a value"),
        ("deed.price | map('upper')", "there is no filter 'map'"),
        ("range(3)", "'(' is not expected there"),
        ("a = 1", "'=' is not expected there"),
        ("1 ~ 2", "'~' is not expected there"),
        ("{'a': 1}", "'{' is not expected there"),
        ("not 1", "'not' is not expected there"),
        ("1 and 2", "'and' is not expected there"),
        ("deed.__dict__", "deed has no '__dict__'"),
        ("'\\x41'", "is not expected there"),
        ("99999999999999999999", "is not expected there"),
        ("999999999 * 999999999", "a number beyond"),
    ],
)
def test_all_else_is_refused(expression: str, words: str) -> None:
    with pytest.raises(WordingError) as caught:
        WORDINGS.render(f"{{{{ {expression} }}}}", CONTEXT)
    assert words in caught.value.failure.words


def test_a_text_cannot_grow_without_end() -> None:
    with pytest.raises(WordingError, match="longer than 20,000 characters"):
        WORDINGS.render("{{ long }}" * 30, {"long": "a" * 1000})
