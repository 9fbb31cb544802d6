"""One harmed pack in front of the checker, and what became of it."""

import random
import shutil
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Literal, NamedTuple

from bench.fuzz.building import BrokenFileError, built
from bench.fuzz.comparing import compared
from bench.fuzz.corpus import FIXTURES, Corpus, Pack
from bench.fuzz.fixing import UnsoundError, fixed
from bench.fuzz.harming import harmed
from bench.fuzz.kits import kit
from printkit.diagnostics import Diagnostic
from printkit.errors import PrintkitError
from printkit.pipeline.checks import check_variant
from printkit.reporting.render import FORMATS, Format, ReportStyle, render
from printkit.reporting.report import Report

HANG = 5.0
"""Seconds of CPU time after which an answer is too late."""
DRAWN_HANG = 10.0
"""The same where a kit is drawn: in all its languages, and with templates that are not compiled."""

Outcome = Literal[
    "findings",
    "clean",
    "fixed",
    "unfixed",
    "compared",
    "incomparable",
    "refused",
    "traceback",
    "hang",
    "built",
    "unsound",
]
FAILED = ("traceback", "hang", "unsound")
"""What would have been a bug for a user."""


Question = tuple[Callable[[], Outcome], float]
"""What is asked about a pack, and how long the answer may take."""


class Answer(NamedTuple):
    """What came of one question, after how many seconds of CPU time."""

    outcome: Outcome
    seconds: float
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of one input."""

    number: int
    pack: str
    outcome: Outcome
    seconds: float
    shown: str = ""
    also: tuple[Outcome, ...] = ()
    """What fixing and comparing came to."""

    @property
    def failed(self) -> bool:
        """Whether a user would have met a bug."""
        return self.outcome in FAILED


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
    fixed: float = 0.0
    """Share of inputs that are fixed too, in memory."""
    compared: float = 0.0
    """Share of inputs that are compared with what they were made from, if they can be read."""
    built: float = 0.0
    """Share of inputs that are kits with everything of their own, and are built."""


def attempt(number: int, plan: Plan, corpus: Corpus, folder: Path) -> Trial:
    """Check the input of this number, written into ``folder``; of all answers the worst counts."""
    chance = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - not for secrets
    is_built = chance.random() < plan.built
    pack = kit() if is_built else corpus.choose(chance, plan.large)
    _write(pack, folder, chance, corpus, definition=0.2 if is_built else 0.7)
    kits: Iterable[Question] = [(partial(_build, folder), DRAWN_HANG)]
    questions = kits if is_built else _questions(plan, chance, pack, folder)
    answers = [_answer(question, limit) for question, limit in questions]
    worst = next((a for a in answers if a.outcome in FAILED), answers[0])
    seconds = max(answer.seconds for answer in answers)
    also = tuple(answer.outcome for answer in answers[1:] if answer is not worst)
    return Trial(number, pack.name, worst.outcome, seconds, worst.shown, also)


def _questions(plan: Plan, chance: random.Random, pack: Pack, folder: Path) -> Iterator[Question]:
    """What is asked about a pack, and how long the answer may take.

    Chance is asked in the same order whatever the plan.
    """
    form, pieces = chance.choice(FORMATS), chance.random() < plan.drawn
    yield partial(_check, folder, form, pieces=pieces), DRAWN_HANG if pieces else HANG
    is_fixed, is_compared = chance.random() < plan.fixed, chance.random() < plan.compared
    if is_fixed:
        yield lambda: "fixed" if fixed(folder) else "unfixed", HANG
    if is_compared:
        sound = folder.with_name("sound")
        _fill(sound, pack.files)
        yield lambda: "compared" if compared(sound, folder) else "incomparable", HANG


def _write(
    pack: Pack, folder: Path, chance: random.Random, corpus: Corpus, definition: float
) -> None:
    """The pack with one of its files harmed; ``definition`` is that file's share."""
    names = sorted(pack.files)
    victim = "variant.yaml" if chance.random() < definition else chance.choice(names)
    _fill(folder, {**pack.files, victim: harmed(chance, pack.files[victim], corpus.texts)})


def _fill(folder: Path, files: dict[str, bytes]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


def _build(folder: Path) -> Outcome:
    return "built" if built(folder) else "findings"


def _check(folder: Path, form: Format, *, pieces: bool) -> Outcome:
    found = check_variant(str(folder), search=[FIXTURES], pieces=pieces)
    _report(found, ReportStyle(form, colour=True))
    return "findings" if found else "clean"


def _answer(question: Callable[[], Outcome], limit: float) -> Answer:
    signal.signal(signal.SIGVTALRM, _too_late)
    signal.setitimer(signal.ITIMER_VIRTUAL, limit * 1.2)
    start, shown = time.process_time(), ""
    try:
        outcome = question()
    except TooLate:
        outcome, shown = "hang", traceback.format_exc()
    except PrintkitError as error:
        outcome, shown = "refused", str(error)
    except (UnsoundError, BrokenFileError) as error:
        outcome, shown = "unsound", str(error)
    except Exception:  # noqa: BLE001 - this is what is looked for
        outcome, shown = "traceback", traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    seconds = time.process_time() - start
    is_late = seconds > limit and outcome not in FAILED
    return Answer("hang" if is_late else outcome, seconds, shown)


def _report(found: list[Diagnostic], style: ReportStyle) -> None:
    render([Report("pack", tuple(found))], style, lambda _file, _line: "a line").encode("utf-8")


def _too_late(_signal: int, _frame: FrameType | None) -> None:
    raise TooLate
