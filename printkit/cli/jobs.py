"""The variants that a command is given, one after the other."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from printkit.cache_folder import read_regular
from printkit.cli.options import HERE, WHICH_VARIANT
from printkit.cli.sources import source_line
from printkit.diagnostics import Diagnostic
from printkit.errors import UsageError
from printkit.limits import limits, remedy
from printkit.loading.packs import VARIANT, Pack, find_pack, given_text, holds, pack_of_text
from printkit.records import record
from printkit.source.encoding import decode
from printkit.source.zipped import SUFFIX, unpacked

STDIN = "-"


@record
class Job:
    """A variant to work on, in a language; ``text`` is its definition if it was read from input."""

    reference: str | Pack
    language: str | None = None
    text: bytes | None = None
    is_zip: bool = False

    @property
    def name(self) -> str:
        """What people know it by."""
        named = self.reference
        if isinstance(named, Pack):
            named = named.shown if self.is_zip else named.shown_main_file
        return named if self.language is None else f"{named} ({self.language})"

    @property
    def given(self) -> dict[Path, bytes]:
        """Standard input, in place of the definition."""
        return given_text(self.reference, self.text)

    def line(self, shown: str, number: int) -> str | None:
        """A line of standard input or of a file in a zip, by the name that findings use."""
        text = self._text(shown)
        lines = text.split("\n") if isinstance(text, str) else []
        return lines[number - 1] if 1 <= number <= len(lines) else None

    def _text(self, shown: str) -> str | Diagnostic | None:
        """The text of such a file; None for other files."""
        if isinstance(self.reference, str):
            return None
        data = self.text if shown == self.reference.shown_main_file else None
        if self.is_zip and shown.startswith(f"{self.reference.shown}/"):
            inside = self.reference.folder / shown.removeprefix(f"{self.reference.shown}/")
            data = read_regular(inside, limits().file_bytes)
        return None if data is None else decode(data, shown)


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
        _from_input(stdin_name, language) if name == STDIN else _from_name(name, language)
        for name in names
    ]
    jobs += shipped
    if not jobs and holds(Path(HERE), VARIANT):
        jobs = [Job(HERE, language)]
    if not jobs:
        raise UsageError("name a VARIANT, or use --all", _which())
    return list(dict.fromkeys(jobs))


def _which() -> str:
    """What may be named; first the editions in the folders here."""
    here = sorted(path.name for path in Path(HERE).glob("*/") if holds(path, VARIANT))
    command = click.get_current_context().info_name
    return f"write: printkit {command} ./{here[0]}" if here else WHICH_VARIANT


def shipped_jobs(*, languages_apart: bool = False) -> Iterator[Job]:
    """Every shipped variant, in its first language, or in each of them."""
    from printkit.pipeline.prepare import in_all_languages, shipped_variants  # noqa: PLC0415 - late

    for name in shipped_variants():
        if languages_apart:
            yield from (Job(*job) for job in in_all_languages(name))
        else:
            yield Job(name)


def folders_of_jobs(jobs: Iterable[Job], search: Sequence[Path]) -> list[Path]:
    """Where the variants lie, or would lie if there were any."""
    packs = [
        (job, find_pack(job.reference, search)) for job in jobs if isinstance(job.reference, str)
    ]
    return [
        pack.folder if isinstance(pack, Pack) else Path(str(job.reference)) for job, pack in packs
    ]


def line_of_jobs(jobs: Sequence[Job], shown: str, number: int) -> str | None:
    """A line of standard input if it is one, else of the file of this name."""
    lines = (job.line(shown, number) for job in jobs)
    given = next((line for line in lines if line is not None), None)
    return source_line(shown, number) if given is None else given


def _from_name(name: str, language: str | None) -> Job:
    """An edition that is named, or one in a zip, unpacked for as long as the command runs."""
    path = Path(name)
    if path.suffix.lower() != SUFFIX or not path.is_file():
        return Job(name, language)
    place = click.get_current_context().find_root().with_resource(_unpacking())
    folder = unpacked(path, Path(place), VARIANT.main_file)
    return Job(Pack(VARIANT, folder, name), language, is_zip=True)


def _unpacking() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="printkit-", ignore_cleanup_errors=True)


def _from_input(name: str | None, language: str | None) -> Job:
    """What is passed in; in the folder of an edition it stands for that one's definition."""
    if name is None and holds(Path(HERE), VARIANT):
        name = VARIANT.main_file
    if sys.stdin is None:
        raise UsageError("standard input is closed", "name a folder, or pass the definition in")
    most = limits().file_bytes
    text = sys.stdin.buffer.read(most + 1)
    if len(text) > most:
        raise UsageError(f"standard input has more than {most:,} bytes", remedy("file-bytes"))
    return Job(pack_of_text(name), language, text)
