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


def test_another_word_behind_the_same_beginning_is_a_question_only() -> None:
    assert nearest("token-ship", TOKENS) == "token-kite"
    assert only_near("token-ship", TOKENS) is None


def test_of_two_like_ones_neither_is_certain() -> None:
    assert only_near("token-owi", ["token-owl", "token-owk"]) is None
