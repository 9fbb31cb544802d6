"""One harmed pack in front of the checker, and what became of it."""

import random
import shutil
import signal
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Literal

from bench.fuzz.corpus import FIXTURES, Corpus, Pack
from bench.fuzz.harming import harmed
from printkit.diagnostics import Diagnostic
from printkit.errors import PrintkitError
from printkit.pipeline.checks import check_variant
from printkit.reporting.render import FORMATS, Style, render
from printkit.reporting.report import Report

HANG = 2.0
"""Seconds of CPU time after which an answer is too late."""

Outcome = Literal["findings", "clean", "refused", "traceback", "hang"]


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of one input."""

    number: int
    pack: str
    outcome: Outcome
    seconds: float
    told: str = ""

    @property
    def failed(self) -> bool:
        """Whether a user would have met a bug."""
        return self.outcome in {"traceback", "hang"}


class TooLate(BaseException):
    """Nothing catches this but the trial."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How inputs are made: equal plans make equal inputs, whoever works through them."""

    seed: int
    large: float = 0.1
    """Share of inputs made from whole shipped packs; the others are small and quick."""
    drawn: float = 0.0
    """Share of inputs whose pieces are drawn too, where the definition allows it."""


def attempt(number: int, plan: Plan, corpus: Corpus, folder: Path) -> Trial:
    """Check the input of this number, written into ``folder``."""
    chance = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - not for secrets
    pack = corpus.choose(chance, plan.large)
    _write(pack, folder, chance, corpus)
    start = time.process_time()
    outcome, told = _answer(folder, chance, pieces=chance.random() < plan.drawn)
    seconds = time.process_time() - start
    if seconds > HANG and outcome != "traceback":
        outcome = "hang"
    return Trial(number, pack.name, outcome, seconds, told)


def _write(pack: Pack, folder: Path, chance: random.Random, corpus: Corpus) -> None:
    """The pack with one of its files harmed, mostly the definition."""
    shutil.rmtree(folder, ignore_errors=True)
    names = sorted(pack.files)
    victim = "variant.yaml" if chance.random() < 0.7 else chance.choice(names)  # noqa: PLR2004
    for name, text in pack.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(harmed(chance, text, corpus.texts) if name == victim else text)


def _answer(folder: Path, chance: random.Random, *, pieces: bool) -> tuple[Outcome, str]:
    signal.signal(signal.SIGVTALRM, _too_late)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANG * 1.2)
    try:
        found = check_variant(str(folder), search=[FIXTURES], pieces=pieces)
        _report(found, Style(chance.choice(FORMATS), colour=True))
    except TooLate:
        return "hang", traceback.format_exc()
    except PrintkitError as error:
        return "refused", str(error)
    except Exception:  # noqa: BLE001 - this is what is looked for
        return "traceback", traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return ("findings" if found else "clean"), ""


def _report(found: list[Diagnostic], style: Style) -> None:
    render([Report("pack", tuple(found))], style, lambda _file, _line: "a line").encode("utf-8")


def _too_late(_signal: int, _frame: FrameType | None) -> None:
    raise TooLate
