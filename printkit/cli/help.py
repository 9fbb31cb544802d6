"""``printkit help``: what a command is for, and the pages of the documentation."""

from pathlib import Path

import click

from printkit.cli.completing import complete_help


@click.command("help")
@click.argument("name", metavar="[COMMAND|PAGE]", required=False, shell_complete=complete_help)
@click.pass_context
def command(ctx: click.Context, name: str | None) -> int:
    """Show the help of COMMAND, a PAGE of the documentation, or the names of all."""
    from printkit.shipped import shipped_pages  # noqa: PLC0415 - late: start-up

    above = ctx.find_root()
    assert isinstance(above.command, click.Group)  # noqa: S101 - printkit itself
    pages = shipped_pages()
    if name is None:
        click.echo(above.get_help())
        click.echo(f"\nPages: {', '.join(pages)}.\nRead one with: printkit help PAGE")
    elif name in pages and name not in above.command.list_commands(above):
        click.echo_via_pager(pages[name].read_text("utf-8"))
    else:
        _show_command(above, above.command, name, pages.get(name))
    return 0


def _show_command(above: click.Context, group: click.Group, name: str, page: Path | None) -> None:
    _, found, _ = group.resolve_command(above, [name])
    assert found is not None  # noqa: S101 - a misspelt one is refused
    with click.Context(found, info_name=name, parent=above) as shown:
        click.echo(found.get_help(shown))
    if page is not None:
        click.echo(f"\nMore: {page}")
