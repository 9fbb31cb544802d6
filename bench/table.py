"""What is measured: processes, and the ratios of them that are held to a goal."""

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from bench.edited import EditedPack
from bench.grown import grown
from bench.kits import PAPER, dump_kit
from bench.measuring import Command, python, used

VARIANT = "monopoly-space"
FULL = "build, nothing remembered"
FEW, MANY = 80, 800
"""Cards of two decks; what lies between them is the price of one more card."""


class Ratio(NamedTuple):
    """A row of the table: which process over which, and what it must be."""

    name: str
    over: str
    process: str
    unit: str
    must: float


RATIOS = (
    Ratio("full kit, nothing remembered", "bare", FULL, "bare", 1.3),
    Ratio("full kit, the pieces remembered", "bare", "build, pieces remembered", "bare", 0.6),
    Ratio("one deed changed", "full kit", "build, one deed changed", FULL, 0.3),
    Ratio("unchanged build", "pass", "build, unchanged", "pass", 6),
    Ratio("check, unchanged", "pass", "check, unchanged", "pass", 6),
    Ratio("`--help`", "pass", "--help", "pass", 5.2),
    Ratio("one more card", "bare's", "one more card", "one more card, bare", 1.3),
)  # fmt: skip


class Bench:
    """The processes to measure, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._output = folder / "output"
        self.counts = dump_kit(VARIANT, folder / "kit.dump")
        self.edited = EditedPack(VARIANT, folder / "edited")

    def commands(self) -> Mapping[str, Command]:
        """All of them, by the names that the ratios use."""
        printkit = python("-m", "printkit")
        check, forgetful = [*printkit, "check"], {"PRINTKIT_CACHE": ""}
        edited, pack = self.edited, str(self.edited.folder)
        return {
            "pass": Command(python("-c", "pass")),
            "import click": Command(python("-c", "import click")),
            "--help": Command([*printkit, "--help"]),
            "check, unchanged": Command([*check, VARIANT]),
            "check, nothing remembered": Command([*check, VARIANT], forgetful),
            "check --definition-only": Command([*check, "--definition-only", VARIANT], forgetful),
            "check, one card changed": Command([*check, pack], before=edited.change_card),
            "build, unchanged": self._build(VARIANT, "same"),
            FULL: self._build(VARIANT, "forced", "--force", environment=forgetful),
            "build, pieces remembered": self._build(pack, "fresh", before=self._start_afresh),
            "build, one deed changed": self._with_new_deed(),
            "bare": Command(python("bench/bare.py", str(self._folder / "kit.dump"))),
            "bare, reading": Command(
                python("bench/bare.py", str(self._folder / "kit.dump"), "read")
            ),
            **self._decks(forgetful),
        }

    def _decks(self, forgetful: Mapping[str, str]) -> Mapping[str, Command]:
        found: dict[str, Command] = {}
        for cards in (FEW, MANY):
            pack = str(grown("cards", cards, self._folder / "decks"))
            dump = self._folder / f"{cards}.dump"
            dump_kit(pack, dump, ("cards",))
            options = ("--only", "cards", "--force")
            found[f"{cards} cards"] = self._build(pack, "deck", *options, environment=forgetful)
            found[f"{cards} cards, bare"] = Command(python("bench/bare.py", str(dump)))
        return found

    def _build(
        self,
        pack: str,
        output: str,
        *options: str,
        environment: Mapping[str, str] | None = None,
        before: Callable[[], None] = lambda: None,
    ) -> Command:
        where = ("--paper", PAPER, "-o", str(self._output / output))
        arguments = python("-m", "printkit", "build", pack, *where, *options)
        return Command(arguments, environment or {}, before)

    def _with_new_deed(self) -> Command:
        """A deed is another than ever before: each run finds what the first build has left."""
        edited, cache = EditedPack(VARIANT, self._folder / "deed"), self._folder / "deed-cache"
        pack, environment = str(edited.folder), {"PRINTKIT_CACHE": str(cache)}
        left = [(each, each.with_suffix(".left")) for each in (cache, self._output / "deed")]

        def before() -> None:
            if not left[0][1].exists():
                used(self._build(pack, "deed", environment=environment))
                for each, copy in left:
                    shutil.copytree(each, copy)
            for each, copy in left:
                shutil.rmtree(each)
                shutil.copytree(copy, each)
            edited.change_deed()

        return self._build(pack, "deed", environment=environment, before=before)

    def _start_afresh(self) -> None:
        """Something that no piece shows has changed, and there is no kit yet."""
        self.edited.change_comment()
        shutil.rmtree(self._output / "fresh", ignore_errors=True)


def alone(folder: Path) -> None:
    """Compiled modules and what printkit remembers belong to these runs alone."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/compiled"
    os.environ["PRINTKIT_CACHE"] = f"{folder}/cache"


def derived(measured: dict[str, float]) -> dict[str, float]:
    """The measures together with those that are differences of others."""
    slope = {
        f"one more card{bare}": (measured[f"{MANY} cards{bare}"] - measured[f"{FEW} cards{bare}"])
        / (MANY - FEW)
        for bare in ("", ", bare")
    }
    return {**measured, "bare": measured["bare"] - measured["bare, reading"], **slope}
