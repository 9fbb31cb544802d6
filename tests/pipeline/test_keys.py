"""A component whose key is the same after a change looks the same."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from printkit.art.style import Ink
from printkit.components.registry import components_of
from printkit.model import Variant
from printkit.pipeline.keys import ArtworkKeys, _named_in
from printkit.pipeline.plain_components import look_of
from printkit.pipeline.prepare import Prepared, open_context, prepare, shipped_variants
from printkit.templating.expression_scope import NAMED_FIELDS, nameable


def rents(variant: Variant) -> Variant:
    """The game with other rents."""
    deeds = {
        key: deed.model_copy(update={"rent": 7, "rents": [rent + 1 for rent in deed.rents]})
        for key, deed in variant.deeds.items()
    }
    return variant.model_copy(update={"deeds": deeds})


def texts(variant: Variant) -> Variant:
    """The game with other words on its cards."""
    decks = {
        name: deck.model_copy(
            update={
                "cards": {
                    key: card.model_copy(update={"text": "Do what you like."})
                    for key, card in deck.cards.items()
                }
            }
        )
        for name, deck in variant.decks.items()
    }
    return variant.model_copy(update={"decks": decks})


def numbers(variant: Variant) -> Variant:
    """The game with other numbers of its rules."""
    rules = {
        name: value + 3 if isinstance(value, int) else value
        for name, value in variant.rules.items()
    }
    return variant.model_copy(update={"rules": rules})


def keys_and_looks(prepared: Prepared, variant: Variant) -> dict[str, tuple[str, str]]:
    changed = replace(prepared, loaded=replace(prepared.loaded, variant=variant))
    context, keys = open_context(changed), ArtworkKeys(changed, Ink.FULL)
    return {
        one.id: (keys.of(one), look_of(one.draw(context.design(Ink.FULL, sketch=True))))
        for one in components_of(variant)
        if not one.shows_others
    }


@pytest.mark.parametrize("name", shipped_variants())
def test_equal_keys_are_equal_looks(name: str) -> None:
    prepared = prepare(name)
    variant = prepared.loaded.variant
    assert variant is not None
    before = keys_and_looks(prepared, variant)
    changes: list[Callable[[Variant], Variant]] = [rents, texts, numbers]
    for change in changes:
        after = keys_and_looks(prepared, change(variant))
        for component, (key, look) in after.items():
            if key == before[component][0]:
                assert look == before[component][1], (change.__name__, component)


def test_rents_are_no_matter_to_components_that_do_not_show_them() -> None:
    prepared = prepare("classic-us")
    variant = prepared.loaded.variant
    assert variant is not None
    before, after = (keys_and_looks(prepared, each) for each in (variant, rents(variant)))
    assert {one for one in after if after[one][0] != before[one][0]} == {"deeds"}


def test_number_of_cards_is_all_that_boxes_know_of_them() -> None:
    prepared = prepare("classic-us")
    variant = prepared.loaded.variant
    assert variant is not None
    boxes = next(one for one in components_of(variant) if one.id == "boxes")

    def key(changed: Variant) -> str:
        return ArtworkKeys(
            replace(prepared, loaded=replace(prepared.loaded, variant=changed)), Ink.FULL
        ).of(boxes)

    assert key(variant) == key(texts(variant))
    name, deck = next(iter(variant.decks.items()))
    fewer = deck.model_copy(update={"cards": dict(list(deck.cards.items())[1:])})
    assert key(variant) != key(variant.model_copy(update={"decks": {**variant.decks, name: fewer}}))


@pytest.mark.parametrize(
    ("texts", "fields"),
    [
        ("Take the deeds.", set()),
        ("{{ deeds[1].rent }}", {"deeds.rents"}),
        ("{{ '}}' }} and {{ '}}' ~ rules.salary }}", {"rules"}),
        (r'"{{ \"}}\" ~ rules.salary }} rules"', {"rules"}),
        ("{{ spaces[1].name }}, {{ title }}", {"board", "title"}),
    ],
)
def test_names_in_expressions_are_consumed(texts: str, fields: set[str]) -> None:
    assert _named_in(texts) == fields


def test_all_that_texts_may_name_is_known() -> None:
    variant = prepare("classic-us").loaded.variant
    assert variant is not None
    for name in nameable(variant):
        assert any(known in name for known in NAMED_FIELDS), name
