"""Harmed definitions get findings, never a traceback and never a long wait."""

from pathlib import Path
from random import Random

from bench.fuzz.corpus import Corpus
from bench.fuzz.harming import HARMS, harmed
from bench.fuzz.trial import Plan, attempt

CORPUS = Corpus()


def test_equal_seeds_harm_alike_and_others_do_not() -> None:
    text = b"title: Tiny\nprice: 100\nrents: [10, 20]\n" * 20
    made = [harmed(Random(seed), text, [text]) for seed in (1, 1, 2)]  # noqa: S311 - fixed
    assert made[0] == made[1] != made[2]


def test_every_harm_takes_an_empty_text() -> None:
    for number, harm in enumerate(HARMS):
        assert isinstance(harm(Random(number), b"", [b""]), bytes)  # noqa: S311 - fixed


def test_the_checker_answers_every_harmed_definition(tmp_path: Path) -> None:
    plan = Plan(seed=20)
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(250)]
    assert [trial for trial in trials if trial.failed] == []
    assert {trial.outcome for trial in trials} == {"findings", "clean"}


def test_pieces_of_harmed_definitions_are_drawn_or_not_but_never_fail(tmp_path: Path) -> None:
    plan = Plan(seed=21, large=0, drawn=1)
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(12)]
    assert [trial for trial in trials if trial.failed] == []
