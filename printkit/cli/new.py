"""``printkit new``: a folder for an edition of one's own."""

from pathlib import Path

import click
from click.core import ParameterSource

from printkit.cli.console import Console
from printkit.cli.options import quiet_option, search_option


@click.command("new")
@click.argument("name")
@click.option(
    "--from",
    "base",
    default="classic-us",
    show_default=True,
    help="The variant to start from.",
)
@click.option(
    "--own",
    type=click.Choice(["cards", "tiles"]),
    help="A game that extends nothing: of cards, or of tiles.",
)
@click.option("--title", help="What the game is called; default: made from NAME.")
@quiet_option
@search_option
@click.pass_context
def command(
    ctx: click.Context,
    name: str,
    base: str,
    own: str | None,
    title: str | None,
    search: tuple[Path, ...],
) -> int:
    """Make a folder NAME with an edition that builds at once, and comments that teach.

    NAME may be a path; its last part names the edition.
    """
    from printkit.setup.scaffold import scaffold, scaffold_own  # noqa: PLC0415 - late: start-up

    console: Console = ctx.obj
    if own and ctx.get_parameter_source("base") is not ParameterSource.DEFAULT:
        raise click.UsageError("--own extends nothing, so it has no --from")
    folder = (
        scaffold_own(Path(name), own, title) if own else scaffold(Path(name), base, title, search)
    )
    console.say(f"made {folder.as_posix()}/variant.yaml")
    console.say(f"now: printkit build {_shown(folder)}")
    return 0


def _shown(folder: Path) -> str:
    """The folder so that it is taken for a path."""
    text = folder.as_posix()
    return text if "/" in text else f"./{text}"
