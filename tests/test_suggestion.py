"""Which name is meant by one that is not known."""

import pytest

from printkit.suggestion import nearest, only_near

TOKENS = ["token-kite", "token-owl", "station", "street", "round_up", "Exo2-Regular"]


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("stret", "street"),
        ("sttaoin", "station"),
        ("Token-Owl", "token-owl"),
        ("token-kiet", "token-kite"),
        ("rund_upp", "round_up"),
        ("Exo-Regulr", "Exo2-Regular"),
    ],
)
def test_a_misspelt_name_is_certain(word: str, name: str) -> None:
    assert only_near(word, TOKENS) == name


@pytest.mark.parametrize("word", ["token-ship", "token-dog", "token-dackel"])
def test_another_word_behind_the_same_beginning_is_not_near(word: str) -> None:
    names = [*TOKENS, "token-key", "token-saucer"]
    assert nearest(word, names) is None
    assert only_near(word, names) is None


def test_of_two_like_ones_neither_is_certain() -> None:
    assert only_near("token-owi", ["token-owl", "token-owk"]) is None


def test_letters_in_the_wrong_order_are_nearer_than_others() -> None:
    assert nearest("blub", ["club", "bulb"]) == "bulb"
    assert only_near("blub", ["club", "bulb"]) == "bulb"


def test_the_only_longer_name_with_the_word_in_it_is_a_question() -> None:
    assert nearest("kite", TOKENS) == "token-kite"
    assert only_near("kite", TOKENS) is None
    assert nearest("up", [*TOKENS, "mark-up"]) is None
