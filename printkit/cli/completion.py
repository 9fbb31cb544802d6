"""``printkit completion``: the script that lets a shell complete printkit."""

import click
from click.shell_completion import get_completion_class


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> int:
    """Write the completion script for a shell to standard output.

    For bash: printkit completion bash > ~/.local/share/bash-completion/completions/printkit
    """
    kind = get_completion_class(shell)
    assert kind is not None  # noqa: S101 - one of the choices
    root = ctx.find_root()
    click.echo(kind(root.command, {}, "printkit", "_PRINTKIT_COMPLETE").source())
    return 0
