"""Harmed definitions get findings, never a traceback and never a long wait."""

import shutil
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bench.fuzz.building import built
from bench.fuzz.corpus import FIXTURES, Corpus, finds
from bench.fuzz.fixing import UnsoundError, fixed
from bench.fuzz.harming import HARMS, harmed
from bench.fuzz.trial import DRAWN_HANG, Plan, attempt
from printkit.fixing.rewriting import FileChange
from printkit.pipeline.checks import check_variant

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
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(100)]
    assert [trial for trial in trials if trial.failed] == []
    assert {trial.outcome for trial in trials} == {"findings", "clean"}


def test_pieces_of_harmed_definitions_are_drawn_or_not_but_never_fail(tmp_path: Path) -> None:
    plan = Plan(seed=21, large=0, drawn=1)
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(8)]
    assert [trial for trial in trials if trial.failed] == []


def test_harmed_definitions_are_fixed_soundly_and_compared(tmp_path: Path) -> None:
    plan = Plan(seed=22, large=0.05, fixed=1, compared=0.3)
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(30)]
    assert [trial for trial in trials if trial.failed] == []
    also = {outcome for trial in trials for outcome in trial.also}
    assert also == {"fixed", "unfixed", "compared", "incomparable"}


@pytest.mark.parametrize(
    ("added", "shown"), [(b"# c\n", "changes it again"), (b"]\n", "no longer reads")]
)
def test_fixing_that_spoils_a_file_or_never_ends_is_shown(
    added: bytes, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FIXTURES / "tiny", tmp_path / "pack")
    path = (tmp_path / "pack" / "variant.yaml").resolve()

    def worse(*_: object, given: dict[Path, bytes] | None = None, **__: object) -> SimpleNamespace:
        before = (given or {}).get(path) or path.read_bytes()
        return SimpleNamespace(changes=[FileChange(path, "f", before, before + added)])

    monkeypatch.setattr("bench.fuzz.fixing.fix", worse)
    with pytest.raises(UnsoundError, match=shown):
        fixed(tmp_path / "pack")


def test_kits_of_harmed_packs_are_built_or_refused_but_never_broken(tmp_path: Path) -> None:
    plan = Plan(seed=23, built=1)
    trials = [attempt(number, plan, CORPUS, tmp_path / "pack") for number in range(10)]
    assert [trial for trial in trials if trial.failed] == []
    assert {trial.outcome for trial in trials} == {"built", "findings"}


@pytest.mark.skipif(not finds(), reason="the fuzzer has found nothing that is kept")
def test_packs_that_failed_once_never_fail_again(tmp_path: Path) -> None:
    """Each is checked and built as the fuzzer does it: findings or a kit, in time, in memory."""
    for folder in finds():
        pack = shutil.copytree(folder, tmp_path / folder.name / "pack")
        start = time.process_time()
        check_variant(str(pack), search=[FIXTURES])
        built(pack)
        taken = time.process_time() - start
        assert taken < 2 * DRAWN_HANG, f"{folder.name}: {taken:.1f} s"


def test_packs_that_failed_once_are_harmed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(FIXTURES / "tiny", tmp_path / "late-card")
    monkeypatch.setattr("bench.fuzz.corpus.FINDS", tmp_path)
    corpus = Corpus()
    chosen = {corpus.choose(Random(seed), large=0).name for seed in range(5_000)}  # noqa: S311 - fixed
    assert "late-card" in chosen
