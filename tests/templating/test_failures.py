"""What fails in an expression or a template is told in plain words, with a remedy."""

import re
from dataclasses import dataclass

import pytest

from printkit.diagnostics import Span
from printkit.templating.wording import WordingError, Wordings
from tests.templating.drawing import RenderContext


@dataclass
class Card:
    """Something with parts of its own."""

    deck_name: str = "Chance"
    amount: float | None = None


CONTEXT = {
    "rules": {"start_money": 1500, "salary": 200},
    "effects": [Card()],
    "spaces": {0: Card(), 39: Card()},
    "card": Card(),
    "nothing": None,
    "none_of_it": [],
}
WORDINGS = Wordings({"money": "${:g}".format, "number": str})


def failing(text: str) -> WordingError:
    with pytest.raises(WordingError) as caught:
        WORDINGS.render(text, CONTEXT)
    return caught.value


@pytest.mark.parametrize(
    ("expression", "words", "remedy"),
    [
        ("rules.startmoney | money", "rules has no 'startmoney'", "did you mean 'start_money'?"),
        ("rules.fee", "rules has no 'fee'", "it has start_money, salary"),
        ("rules['fee']", "rules has no 'fee'", "it has start_money, salary"),
        ("rulse.salary", "there is no 'rulse' here", "did you mean 'rules'?"),
        ("card.deckname", "card has no 'deckname'", "did you mean 'deck_name'?"),
        ("effects[1].amount", "effects has no entry 1", "the only one is effects[0]"),
        ("spaces[7].amount", "spaces has no entry 7", "there are spaces[0] to spaces[39]"),
        ("nothing.amount", "nothing is empty", None),
        ("rules.salary | geld", "there is no filter 'geld'", "'money' writes an amount"),
        ("rules.salary | mony", "there is no filter 'mony'", "did you mean 'money'?"),
        ("card.amount | money", "card.amount is not stated", "state it"),
        ("card.amount + 1", "card.amount is not stated", "state it"),
        ("card.deck_name | money", "'money' writes numbers", "leave '| money' out"),
        ("effects | number", "'number' writes numbers", "name one number of it"),
        ("card.deck_name + 1", "values that do not go together", "numbers can be calculated"),
        ("1 / 0", "it divides by zero", None),
        ("rules.salary money", "it cannot be read: 'money' is not expected there", "{{ rules"),
        ("rules.", "it ends too early", "{{ rules.salary | money }}"),
        ("rules.salary.__class__", "rules.salary has no '__class__'", None),
        ("none_of_it | first", "a list that is empty", None),
    ],
)
def test_an_expression_fails_in_plain_words(
    expression: str, words: str, remedy: str | None
) -> None:
    error = failing(f"Pay {{{{ rules.salary }}}} or {{{{ {expression} }}}} now.")
    assert error.expression == f"{{{{ {expression} }}}}"
    assert words in error.failure.words
    assert remedy in (error.failure.help or "") if remedy else error.failure.help is None
    shown = error.message + (error.failure.help or "")
    assert not re.search(r"object|attribute|operand|NoneType|undefined|[Jj]inja", shown)


def test_an_absent_value_can_still_be_replaced() -> None:
    assert WORDINGS.render("{{ rules.fee | default(50) | money }}", CONTEXT) == "$50"


def test_what_is_not_stated_is_named() -> None:
    assert failing("{{ card.amount | money }}").failure.empty == "card.amount"


@pytest.mark.parametrize("text", ["Pay {{ rules.salary | money }.", "Pay {{ rules.salary"])
def test_an_expression_that_is_left_open_is_reported_as_such(text: str) -> None:
    error = failing(text)
    assert error.message == (
        "this text cannot be worked out: an expression begins with {{ but does not end with }}"
    )
    assert error.failure.help == "close it with }}"


@pytest.mark.parametrize(
    ("lines", "message", "span", "remedy"),
    [
        ("{% if ink %}\n<rect/>", "{% if %} is never closed", (2, 4, 6), "{% endif %}"),
        ("<rect/>\n{% iff ink %}", "there is no tag {% iff %}", (3, 4, 7), "'if'"),
        (
            "{% if ink %}\n{% for x in [1] %}\n{% endif %}",
            "{% endif %} comes while {% for %} is still open",
            (4, 4, 9),
            "{% endfor %}",
        ),
        ("{% endif %}", "{% endif %} closes nothing that is open", (2, 4, 9), "before it"),
        ("<rect\n w='{{ widht }}'/>", "there is no 'widht' here", (3, 8, 13), "'width'"),
        (
            "{% for x in [theme] %}\n<!-- -->{{ x.colour }}{% endfor %}",
            "x has no 'colour'",
            (3, 12, 20),
            "'colours'",
        ),
    ],
)
def test_a_template_fails_at_the_name_that_is_wrong(
    studio: RenderContext, lines: str, message: str, span: tuple[int, int, int], remedy: str
) -> None:
    finding = studio.draw(f"<artwork>\n{lines}\n</artwork>").finding
    assert (finding.code, finding.message) == ("PK141", message)
    assert finding.span == Span("piece.xml.j2", *span)
    assert remedy in (finding.help or "")
