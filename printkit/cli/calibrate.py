"""``printkit calibrate``: find out how far a printer shifts the backs."""

from pathlib import Path
from shlex import quote

import click

from printkit.cli.console import Console
from printkit.cli.options import output_option
from printkit.cli.printing import complete_papers, offset, paper_name


def _read_off(
    ctx: click.Context, option: click.Parameter, value: str | None
) -> tuple[float, float] | None:
    return None if value is None else offset(ctx, option, value)


@click.command("calibrate")
@output_option
@click.option(
    "--paper",
    default="a4",
    show_default=True,
    metavar="PAPER",
    callback=paper_name,
    shell_complete=complete_papers,
    help="a4, letter, a3, legal, tabloid, sra3, or a size such as 210x297mm.",
)
@click.option(
    "--backs",
    type=click.Choice(["duplex-long", "duplex-short"]),
    default="duplex-long",
    show_default=True,
)
@click.option(
    "--save",
    metavar="X,Y",
    callback=_read_off,
    help="What was read off the page, mm: kept for the printer, and no page is made.",
)
@click.option("--printer", metavar="NAME", help="Whose values these are.")
@click.pass_obj
def command(
    console: Console,
    output: Path,
    paper: str,
    backs: str,
    save: tuple[float, float] | None,
    printer: str | None,
) -> int:
    """Make a two-sided test page; keep the two numbers that are read off it.

    `calibrate` makes the page, `calibrate --save 0.5,-1 --printer office` keeps the values, and
    `build --printer office` moves the backs by them.
    """
    if (save is None) != (printer is None):
        raise click.UsageError("--save X,Y and --printer NAME belong together")
    if save is not None and printer is not None:
        from printkit.own_printers import keep_back_offset  # noqa: PLC0415 - late: start-up

        file = keep_back_offset(printer, save)
        console.say(
            f"kept in {file}; print with: printkit build VARIANT --printer {quote(printer)}"
        )
        return 0
    from printkit.setup.calibration import write_calibration  # noqa: PLC0415 - late

    console.say(f"made {write_calibration(output, paper, backs).as_posix()}")
    return 0
