"""Expressions are worked out as Jinja, whose language it is, works them out."""

from itertools import chain

import jinja2
import pytest

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import (
    CurrencySign,
    amount_text,
    printed_text,
    wordings_of,
)
from printkit.loading.load import load
from printkit.shipped import shipped_folder
from printkit.templating.expression_scope import card_context, nameable

DOLLARS = CurrencySign("$", "before", space=False)
UNITS = CurrencySign("GE", "after", space=True)
BOARDS = [path.parent.name for path in sorted(shipped_folder("boards").glob("*/variant.yaml"))]


@pytest.mark.parametrize("board", BOARDS)
def test_shipped_cards_read_as_jinja_writes_them(board: str) -> None:
    variant = load(board).variant
    assert variant is not None
    context = CheckContext(variant)
    jinja = jinja2.Environment(undefined=jinja2.StrictUndefined)  # noqa: S701 - plain text
    jinja.filters["money"] = lambda value: amount_text(value, variant.currency)
    for _, card in chain.from_iterable(deck.cards.items() for deck in variant.decks.values()):
        deck = next(deck for deck in variant.decks.values() if card in deck.cards.values())
        names = {**nameable(variant), **card_context(card, deck)}
        printed = context.printed(card.text, **card_context(card, deck))
        assert printed == jinja.from_string(card.text).render(names)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Collect {{ rules.salary | money }}.", "Collect $200."),
        ("{{ rules.salary }} and {{ rules.share | number }}", "200 and 2.5"),
        ("{{ steps[1] | abs }} {{steps[places.first]}}", "3 4"),
        ("{{ (rules.salary * 2) | money }}", "$400"),
        ("{{ 'much' if rules.salary > 100 else 'little' }}", "much"),
        ("{% if rules.salary > 100 %}much{% endif %}", None),
        ("{{ rules.fee | money }}", None),
        ("{{ name | money }}", None),
        ("{{ steps[9] }}", None),
    ],
)
def test_expressions_are_worked_out_or_given_up(text: str, printed: str | None) -> None:
    context = {
        "rules": {"salary": 200, "share": 2.5},
        "steps": [4, -3],
        "places": {"first": 0},
        "name": "Go",
    }
    assert printed_text(text, wordings_of(DOLLARS), context) == printed


def test_amounts_have_their_sign_on_its_side() -> None:
    assert amount_text(1500, DOLLARS) == "$1500"
    assert amount_text(2.5, UNITS) == "2.5 GE"
