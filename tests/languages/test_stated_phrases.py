"""Mistakes in the phrases of a language."""

from typing import Any

import pytest

from printkit.languages.shipped import stated
from printkit.languages.stated_phrases import missing, mistakes

ENGLISH = stated("en")["phrases"]


@pytest.mark.parametrize(
    ("given", "message", "remedy"),
    [
        ({"mortgagd": "Pfand"}, "printkit has no phrase 'mortgagd'", "'mortgaged'"),
        ({"flip": {"fould": "x"}}, "printkit has no phrase 'flip.fould'", "'fold'"),
        ({"band": "anneau {number}"}, "'band' must hold {number} and {total}", "band {number}"),
        ({"price": "{amount}"}, "'price' must hold no braces", "in English: Price"),
        ({"price": "a { b"}, "'price' must hold no braces", "in English: Price"),
        ({"price": ""}, "'price' is not a text", "write the words"),
        ({"price": ["a"]}, "'price' is not a text", "write the words"),
        ({"flip": "x"}, "'flip' has several phrases", "duplex-long"),
        ({"make_steps": ["one"]}, "'make_steps' is not a list of 4 steps", "each of 4"),
        ({"pages": "{count} pages"}, "'pages' needs a form for each plural", "other: …"),
        ({"pages": {"one": "1"}}, "'pages' needs a form for each plural", "other: …"),
        ({"pages": {"other": "pages"}}, "'pages.other' must hold {count}", "{count} pages"),
    ],
)
def test_a_mistake_is_named_with_its_remedy(
    given: dict[str, Any], message: str, remedy: str
) -> None:
    (found,) = mistakes(given, ENGLISH)
    assert found.message == message
    assert remedy in str(found.remedy)


def test_a_form_may_do_without_the_number() -> None:
    assert list(mistakes({"pages": {"one": "one page", "other": "{count} pages"}}, ENGLISH)) == []


def test_what_is_missing_is_named() -> None:
    part = {key: value for key, value in ENGLISH.items() if key not in {"price", "flip"}}
    assert "price" in list(missing(part, ENGLISH))
    assert "flip.fold" in list(missing({**part, "flip": {"none": "x"}}, ENGLISH))
