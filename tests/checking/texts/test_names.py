"""How alike two names are."""

from hypothesis import given
from hypothesis import strategies as st

from printkit.checking.texts.names import letters_of, one_slip_apart

NAME = st.text("abc dé'xyz0", min_size=1, max_size=12)


@given(NAME, NAME)
def test_the_quick_look_at_letters_hides_no_slip(one: str, other: str) -> None:
    if one_slip_apart(one, other):
        assert (letters_of(one) ^ letters_of(other)).bit_count() <= 2


@given(NAME, st.integers(0, 12), st.sampled_from("abx"))
def test_a_letter_more_is_a_slip_of_few_letters(name: str, place: int, letter: str) -> None:
    slip = name[:place] + letter + name[place:]
    assert (letters_of(name) ^ letters_of(slip)).bit_count() <= 1
