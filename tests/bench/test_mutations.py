"""The slips are real slips in sound text, and those of a fixed seed are caught."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.mutations import run
from bench.slips.families import FAMILIES, own_editions
from bench.slips.figures import (
    BASELINE,
    IN_ALL,
    Figures,
    as_json,
    fallen,
    figures,
    read_baseline,
    worse,
)
from bench.slips.original import is_known, leads_back
from bench.slips.pack_text import Edit, PackText, apply
from bench.slips.slip import Slip, digit_slips
from bench.slips.trial import all_slips, try_slip
from printkit.checking.figures import is_digit_slip
from printkit.diagnostics import Rule, Severity, Span

SAMPLE = ("classic-us", "monopoly-space", "your-street")
SEED = 5
EXTENDING = ("classic-us", "monopoly-2-0", "harbour-row")
CLASSIC = PackText("classic-us", "classic-us")
LEAST = 0.9
"""Of all slips; see docs/mutations.md for what cannot be seen."""


@cache
def planted(name: str) -> list[tuple[PackText, dict[str, list[Slip]]]]:
    """What a family plants in some games, and in an edition: nothing is checked."""
    family = FAMILIES[name]
    return [(pack, all_slips(pack, SEED, family)) for pack in family.packs(EXTENDING)]


def in_classic() -> dict[str, list[Slip]]:
    """The slips of the oldest family in the classic game."""
    return planted("values")[0][1]


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


@pytest.mark.parametrize("name", FAMILIES)
def test_the_same_seed_plants_the_same_slips(name: str) -> None:
    [pack, *_] = FAMILIES[name].packs(EXTENDING)
    assert all_slips(pack, SEED, FAMILIES[name]) == planted(name)[0][1]


def test_what_the_oldest_kinds_plant_stays_as_it_was() -> None:
    """Figures of another day can be compared with these only if they are about the same slips."""
    assert len(in_classic()) == 16
    assert in_classic()["digit dropped"][0].words == "deeds.32.price 300 → 30"
    assert in_classic()["card lost"][0].words == "decks.chest.cards.once-around"
    assert in_classic()["colour too near"][0].words == "groups.red.colour #dd0a2b → #162d9b"


@pytest.mark.parametrize("name", FAMILIES)
def test_every_edit_changes_a_file_of_the_pack_itself(name: str) -> None:
    for pack, kinds in planted(name):
        for slip in (slip for found in kinds.values() for slip in found):
            assert {edit.file for edit in (*slip.edits, *slip.setup)} <= pack.texts.keys()
            assert dict(apply(pack.texts, slip.edits)) != dict(apply(pack.texts, slip.setup))


@pytest.mark.parametrize("name", FAMILIES)
def test_the_kept_figures_are_about_these_kinds(name: str) -> None:
    kept, _ = read_baseline()
    assert {kind for _, kinds in planted(name) for kind in kinds} <= kept.keys()


def test_the_kept_figures_are_read_as_they_are_written() -> None:
    kept, command = read_baseline()
    assert kept[IN_ALL].planted == sum(kept[kind].planted for kind in kept if kind != IN_ALL)
    assert as_json(kept, command) == BASELINE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", own_editions())
def test_editions_that_slips_are_planted_in_are_sound(name: str) -> None:
    assert PackText(own_editions()[name], name).before(()) == []


def test_texts_that_a_slip_starts_from_are_sound() -> None:
    for kind in ("amount in data only", "name misspelt"):
        setup = in_classic()[kind][0].setup
        assert CLASSIC.before(setup) == []


def test_a_slip_is_caught_where_it_stands() -> None:
    slip = next(s for s in in_classic()["level missing"] if s.routes[0][1] == 9)
    trial = try_slip(CLASSIC, slip)
    assert trial.codes == ("PK202",)
    assert trial.located
    assert trial.findings == 1


def test_infos_do_not_count() -> None:
    assert all(d.severity is not Severity.INFO for d in CLASSIC.findings(()))


@pytest.mark.parametrize(
    ("message", "likely", "line", "exact"),
    [
        ("the price is $10, the base has $1,020", None, 2, True),
        ("the price is $10", 1020, 2, True),
        ("the price is $10, the base has $1,020", 30, 2, False),
        ("the price is $10, the base has $102", None, 2, False),
        ("the price is $10, the base has $1,020", None, 3, False),
    ],
)
def test_the_first_finding_leads_back(
    message: str, likely: int | None, line: int, *, exact: bool
) -> None:
    file = next(name for name in CLASSIC.texts if name.endswith("deeds.csv"))
    start = CLASSIC.texts[file].index("60,30")
    sound, wrong = Edit(file, start, start + 2, "1020"), Edit(file, start, start + 2, "10")
    slip = Slip("digit dropped", "price", (), (wrong,), "", setup=(sound,))
    rule = Rule(code="PK999", name="test", severity=Severity.WARNING, what="", why="")
    found = rule.diagnostic(message, span=Span(file, line), likely=likely)
    assert leads_back(CLASSIC, slip, [found]) is exact


def test_lines_are_counted_as_they_are_after_the_slip() -> None:
    """A text that was written out before the slip may be shorter by some lines."""
    file = next(name for name in CLASSIC.texts if name.endswith("variant.yaml"))
    text = CLASSIC.texts[file]
    title, players = text.index("title:"), text.index("players:")
    setup = Edit(file, title, text.index("subtitle:"), "")
    slip = Slip("", "", (), (setup, Edit(file, players, players + 7, "plyers")), "", setup=(setup,))
    rule = Rule(code="PK999", name="test", severity=Severity.WARNING, what="", why="")
    line = text.count("\n", 0, players)
    assert leads_back(CLASSIC, slip, [rule.diagnostic("players", span=Span(file, line))])


def test_a_number_of_the_base_is_known() -> None:
    [(pack, kinds)] = planted("editions")
    assert all(is_known(pack, slip) for slip in kinds["over a base: digit replaced"])


def test_a_kind_that_falls_is_named() -> None:
    before = Figures(100, 90, 1.0, 0.8, (1.1, 2, 2))
    now = replace(before, caught=89, exact=0.7, findings=(1.2, 2, 2))
    assert list(fallen({"a": before, "b": before}, {"a": now, "b": before})) == [
        "a: 90.0% caught before, 89.0% now"
    ]
    assert len(list(worse({"a": before}, {"a": now}))) == 2
    assert list(fallen({"a": now}, {"a": before})) == []


def test_most_slips_are_caught() -> None:
    trials = run(count=24, seed=1, names=SAMPLE, kinds=["values"])
    assert {trial.variant for trial in trials} == set(SAMPLE)
    assert figures(trials).share >= LEAST
