"""The slips are real slips in sound text, and those of a fixed seed are caught."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bench.mutations import run
from bench.slips.pack_text import PackText
from bench.slips.report import share
from bench.slips.slip import digit_slips
from bench.slips.trial import all_slips, try_slip
from printkit.checking.habits.digit_slips import is_digit_slip
from printkit.diagnostics import Severity

SAMPLE = ("classic-us", "monopoly-space", "your-street")
LEAST = 0.9
"""Of all slips; see docs/mutations.md for what cannot be seen."""


@given(st.integers(0, 10**6), st.integers(0, 99))
def test_slips_of_digits_change_the_number_and_little_else(number: int, seed: int) -> None:
    for kind, typed in digit_slips(number, Random(seed)):  # noqa: S311 - a fixed seed
        assert typed != number
        assert is_digit_slip(number, typed)
        before, after = str(number), str(typed)
        longer = {"digit dropped": -1, "digits swapped": 0}.get(kind, 1)
        assert len(after) - len(before) == longer
        if kind == "digits swapped":
            assert sorted(after) == sorted(before)


def test_the_same_seed_plants_the_same_slips() -> None:
    one, other = (all_slips(PackText("classic-us", "classic-us"), seed=5) for _ in range(2))
    assert one == other
    assert len(one) == 16


def test_every_edit_lies_in_a_file_of_the_pack_itself() -> None:
    pack = PackText("monopoly-space", "monopoly-space")
    for slips in all_slips(pack, seed=1).values():
        for slip in slips:
            assert {edit.file.split("/")[1] for edit in slip.edits} == {"monopoly-space"}


def test_texts_that_a_slip_starts_from_are_sound() -> None:
    pack = PackText("classic-us", "classic-us")
    for kind in ("amount in data only", "name misspelt"):
        assert pack.before(all_slips(pack, seed=1)[kind][0].setup) == []


def test_a_slip_is_caught_where_it_stands() -> None:
    pack = PackText("classic-us", "classic-us")
    slip = next(s for s in all_slips(pack, seed=1)["level missing"] if s.routes[0][1] == 9)
    trial = try_slip(pack, slip)
    assert trial.codes == ("PK202",)
    assert trial.located


def test_infos_do_not_count() -> None:
    pack = PackText("classic-us", "classic-us")
    assert all(d.severity is not Severity.INFO for d in pack.findings(()))


def test_most_slips_are_caught() -> None:
    trials = run(count=24, seed=1, names=SAMPLE)
    assert {trial.variant for trial in trials} == set(SAMPLE)
    assert share(trials) >= LEAST
