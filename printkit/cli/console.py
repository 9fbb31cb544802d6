"""What the terminal shows: findings, progress, tables, JSON."""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TextIO

import click

from printkit.said import Said

if TYPE_CHECKING:
    from printkit.cli.counting import CountDone
    from printkit.diagnostics import Diagnostic
    from printkit.pipeline.request import Progress
    from printkit.reporting.full import ReadLine
    from printkit.reporting.render import Format, ReportStyle
    from printkit.reporting.report import Report


@dataclass(frozen=True)
class Console:
    """How to speak: with colour or without, much or little.

    Results go to standard output; progress, tables and findings of a build to standard error.
    """

    color: str = "auto"
    quiet: bool = False
    verbose: bool = False

    @property
    def colour_out(self) -> bool:
        """Whether standard output takes colour."""
        return self._coloured(sys.stdout)

    @property
    def colour_err(self) -> bool:
        """Whether standard error takes colour."""
        return self._coloured(sys.stderr)

    def say(self, text: str) -> None:
        """A remark in one line on standard error, unless quiet."""
        if not self.quiet:
            write_lines([text], err=True)

    def findings(
        self, diagnostics: "Sequence[Diagnostic]", *, style: "Format" = "full", err: bool
    ) -> None:
        """Findings in an output format."""
        from printkit.cli.sources import source_line  # noqa: PLC0415 - late: findings only
        from printkit.reporting.render import ReportStyle  # noqa: PLC0415 - late: findings only
        from printkit.reporting.report import Report  # noqa: PLC0415 - late: findings only

        self.reports([Report("", tuple(diagnostics))], ReportStyle(style), source_line, err=err)

    def reports(
        self,
        reports: "Sequence[Report]",
        style: "ReportStyle",
        read_line: "ReadLine",
        *,
        err: bool = False,
    ) -> None:
        """Findings by variant in an output format; ``read_line`` gives the lines of files."""
        from printkit.reporting.render import FOR_PEOPLE, render  # noqa: PLC0415 - late: findings only

        colour = self.colour_err if err else self.colour_out
        style = replace(
            style,
            colour=colour and style.format in FOR_PEOPLE,
            columns=_columns(sys.stderr if err else sys.stdout),
        )
        text = render(reports, style, read_line)
        if text:
            _echo(text.rstrip("\n"), err=err, color=colour)

    @contextmanager
    def progress(self) -> Iterator["Progress"]:
        """Progress bars on a terminal, silence elsewhere."""
        from printkit.pipeline.request import Progress  # noqa: PLC0415 - late: start-up

        if self.quiet or not sys.stderr.isatty():
            yield Progress(remark=self.say)
            return
        from rich.console import Console as RichConsole  # noqa: PLC0415 - late: terminals only
        from rich.progress import BarColumn, TextColumn  # noqa: PLC0415 - late
        from rich.progress import Progress as Bars  # noqa: PLC0415 - late

        from printkit.reporting.visible import visible_line  # noqa: PLC0415 - late

        screen = RichConsole(stderr=True, no_color=not self.colour_err)
        columns = (
            TextColumn("{task.description:<22}", markup=False),
            BarColumn(),
            TextColumn("{task.fields[at]}", markup=False),
        )
        with Bars(*columns, console=screen, transient=True) as bars:
            current: list[Any] = []

            def begin(what: str, total: int) -> None:
                current.append(bars.add_task(visible_line(what), total=total, at=""))

            def step(what: str) -> None:
                if current:
                    bars.update(current[-1], advance=1, at=visible_line(what))

            yield Progress(begin, step, self.say)

    @contextmanager
    def counted(self, what: str, total: int) -> Iterator["CountDone"]:
        """How many of many things are done and how long the rest will take, on a terminal."""
        if self.quiet or not sys.stderr.isatty():
            yield uncounted
            return
        from printkit.cli.counting import counting  # noqa: PLC0415 - late: terminals only

        with counting(what, total, coloured=self.colour_err) as count:
            yield count

    def table(self, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A small table on standard error, unless quiet; numbers stand right."""
        if not self.quiet:
            for line in aligned([header, *rows]):
                self.say(line)

    def _coloured(self, stream: TextIO | None) -> bool:
        if self.color != "auto":
            return self.color == "always"
        return stream is not None and stream.isatty() and not os.environ.get("NO_COLOR")


def uncounted(name: str, *, is_failed: bool) -> None:
    """Nobody sees how many are done."""
    del name, is_failed


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows with columns of equal width; columns of numbers are aligned right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    right = [
        all(_is_number(cell) or cell in ("", "–") for cell in column[1:])
        for column in zip(*rows, strict=True)
    ]
    for row in rows:
        cells = (
            cell.rjust(width) if at_right else cell.ljust(width)
            for cell, width, at_right in zip(row, widths, right, strict=True)
        )
        yield "  ".join(cells).rstrip()


def _is_number(cell: str) -> bool:
    return cell.removeprefix("-").replace(".", "", 1).isdecimal()


def _columns(stream: TextIO | None) -> int:
    """The width of a terminal; of anything else as many as one may like."""
    from printkit.reporting.frame import MAX_WIDTH  # noqa: PLC0415 - late: findings only

    if stream is None or not stream.isatty():
        return MAX_WIDTH
    return shutil.get_terminal_size((MAX_WIDTH, 1)).columns


def write_lines(lines: Iterable[str], *, err: bool = False) -> None:
    """Lines that may hold a stranger's words, on standard output (or error)."""
    from printkit.reporting.visible import visible_line  # noqa: PLC0415 - late: start-up

    _echo("\n".join(map(visible_line, lines)), err=err)


def complain(message: str, remedy: str | None = None) -> None:
    """Say on standard error why something was not done."""
    write_lines([f"printkit: {message}", *([f"  help: {remedy}"] if remedy else [])], err=True)


def write_json(data: Any) -> None:
    """Data on standard output."""
    from printkit.reporting.visible import json_text  # noqa: PLC0415 - late: start-up

    _echo(json_text(data))


_ears: list[tuple[Said, bool]] = []
"""Where to note what is said, and whether it is only noted."""


def _echo(text: str, *, err: bool = False, color: bool | None = None) -> None:
    for said, _ in _ears:
        said.append((2 if err else 1, f"{text}\n"))
    if not any(silent for _, silent in _ears):
        click.echo(text, err=err, color=color)


@contextmanager
def heard(*, silent: bool = False) -> Iterator[Said]:
    """What is said while the context lasts; what is said in a ``silent`` one is only noted."""
    said: Said = []
    _ears.append((said, silent))
    try:
        yield said
    finally:
        _ears.pop()
