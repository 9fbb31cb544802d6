"""``printkit help``: what a command is for, as ``--help`` behind it says."""

import click

from printkit.cli.completing import complete_command


@click.command("help")
@click.argument("name", metavar="[COMMAND]", required=False, shell_complete=complete_command)
@click.pass_context
def command(ctx: click.Context, name: str | None) -> int:
    """Show the help of COMMAND, or of printkit itself."""
    above = ctx.find_root()
    if name is None:
        click.echo(above.get_help())
        return 0
    assert isinstance(above.command, click.Group)  # noqa: S101 - printkit itself
    _, found, _ = above.command.resolve_command(above, [name])
    assert found is not None  # noqa: S101 - a misspelt one is refused
    with click.Context(found, info_name=name, parent=above) as shown:
        click.echo(found.get_help(shown))
    return 0
