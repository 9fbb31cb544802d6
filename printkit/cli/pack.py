"""``printkit pack``: an edition as one file."""

from pathlib import Path

import click

from printkit.cli.console import Console
from printkit.cli.options import HERE, quiet_option


@click.command("pack")
@click.argument("folder", default=HERE)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write; default: the name of the folder, with .zip.",
)
@quiet_option
@click.pass_obj
def command(console: Console, folder: str, output: Path | None) -> int:
    """Put an edition into a zip that `printkit build` and `printkit check` take as it is.

    FOLDER is that of the edition; default: this one. Kits, hidden files and other zips are left
    out; the same files always give the same bytes.
    """
    from printkit.setup.packing import write_zip  # noqa: PLC0415 - late: start-up

    made, count = write_zip(folder, output)
    console.say(f"made {made.as_posix()} with {count} {'file' if count == 1 else 'files'}")
    return 0
