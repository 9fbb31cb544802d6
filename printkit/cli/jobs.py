"""The variants that a command is asked about, one after the other."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from printkit.cli.options import HERE, WHICH_VARIANT
from printkit.cli.sources import source_line
from printkit.errors import UsageError
from printkit.limits import limits, remedy
from printkit.loading.packs import VARIANT, Pack, given_text, holds, pack_of_text
from printkit.source.encoding import decode

STDIN = "-"


@dataclass(frozen=True, slots=True)
class Job:
    """A variant to work on, in a language; ``text`` is its definition if it was read from input."""

    reference: str | Pack
    language: str | None = None
    text: bytes | None = None

    @property
    def name(self) -> str:
        """What people know it by."""
        named = self.reference
        name = named if isinstance(named, str) else named.shown_main_file
        return name if self.language is None else f"{name} ({self.language})"

    @property
    def given(self) -> dict[Path, bytes]:
        """Standard input, in place of the definition."""
        return given_text(self.reference, self.text)

    def line(self, shown: str, number: int) -> str | None:
        """A line of standard input, by the name that findings use; None for other files."""
        if self.text is None or isinstance(self.reference, str):
            return None
        if shown != self.reference.shown_main_file:
            return None
        text = decode(self.text, shown)
        lines = text.split("\n") if isinstance(text, str) else []
        return lines[number - 1] if 1 <= number <= len(lines) else None


def jobs_of(
    variants: Iterable[str],
    language: str | None,
    stdin_name: str | None = None,
    shipped: Iterable[Job] = (),
) -> list[Job]:
    """What is to be worked on, each once; the edition in the working folder if nothing is named.

    Raises:
        UsageError: nothing is named, or a name is given to an input that is not or cannot be read.
    """
    names = dict.fromkeys(variants)
    if stdin_name is not None and STDIN not in names:
        raise UsageError("--stdin-filename names an input that is not read", "write '-' as VARIANT")
    jobs = [
        _from_input(stdin_name, language) if name == STDIN else Job(name, language)
        for name in names
    ]
    jobs += shipped
    if not jobs and holds(Path(HERE), VARIANT):
        jobs = [Job(HERE, language)]
    if not jobs:
        raise UsageError("name a VARIANT, or use --all", WHICH_VARIANT)
    return list(dict.fromkeys(jobs))


def shipped_jobs(*, languages_apart: bool = False) -> Iterator[Job]:
    """Every shipped variant, in its first language, or in each of them."""
    from printkit.pipeline.prepare import in_all_languages, shipped_variants  # noqa: PLC0415 - late

    for name in shipped_variants():
        if languages_apart:
            yield from (Job(*job) for job in in_all_languages(name))
        else:
            yield Job(name)


def line_of_jobs(jobs: Sequence[Job], shown: str, number: int) -> str | None:
    """A line of standard input if it is one, else of the file of this name."""
    lines = (job.line(shown, number) for job in jobs)
    given = next((line for line in lines if line is not None), None)
    return source_line(shown, number) if given is None else given


def _from_input(name: str | None, language: str | None) -> Job:
    if sys.stdin is None:
        raise UsageError("standard input is closed", "name a folder, or pass the definition in")
    most = limits().file_bytes
    text = sys.stdin.buffer.read(most + 1)
    if len(text) > most:
        raise UsageError(f"standard input has more than {most:,} bytes", remedy("file-bytes"))
    return Job(pack_of_text(name), language, text)
