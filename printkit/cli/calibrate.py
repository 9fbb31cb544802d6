"""``printkit calibrate``: find out how far a printer shifts the backs."""

from pathlib import Path

import click

from printkit.cli.console import Console
from printkit.cli.options import output_option
from printkit.cli.printing import complete_papers, paper_name


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
@click.pass_obj
def command(console: Console, output: Path, paper: str, backs: str) -> int:
    """Make a two-sided test page; read off it the values for --back-offset."""
    from printkit.setup.calibration import write_calibration  # noqa: PLC0415 - late

    console.say(f"made {write_calibration(output, paper, backs).as_posix()}")
    return 0
