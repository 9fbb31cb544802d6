"""The command line: a thin skin over the pipeline.

Every command is a module here; it imports what it needs when it runs, so that ``--help`` and
completion stay quick.
"""

import gc
import os
import signal
import sys
import warnings
from copy import copy
from importlib import import_module
from io import StringIO
from typing import NoReturn

import click

from printkit import __version__
from printkit.cli.console import Console, complain
from printkit.garbage import COLLECT_AFTER
from printkit.said import remember

COMMANDS = {
    "build": "printkit.cli.build",
    "batch": "printkit.cli.batch",
    "export": "printkit.cli.export",
    "plan": "printkit.cli.plan",
    "rules": "printkit.cli.rules",
    "check": "printkit.cli.check",
    "list": "printkit.cli.listing",
    "show": "printkit.cli.show",
    "texts": "printkit.cli.texts",
    "diff": "printkit.cli.diff",
    "new": "printkit.cli.new",
    "eject": "printkit.cli.eject",
    "pack": "printkit.cli.pack",
    "schema": "printkit.cli.schema",
    "explain": "printkit.cli.explain",
    "doctor": "printkit.cli.doctor",
    "calibrate": "printkit.cli.calibrate",
    "completion": "printkit.cli.completion",
    "help": "printkit.cli.help",
}
SIGNALLED = 128
"""Exit codes after a signal are its number and this, as shells have it."""


class Commands(click.Group):
    """The commands, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """In the order in which one meets them."""
        return list(COMMANDS)

    def get_command(
        self,
        ctx: click.Context,
        cmd_name: str,
    ) -> click.Command | None:
        """Import the command's module."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name]).command
        return _as_typed(command) if ctx.resilient_parsing else command

    def get_help(self, ctx: click.Context) -> str:
        """The overview; it is the same as long as printkit is, so it is kept."""
        text = super().get_help(ctx)
        if sys.argv[1:] in (["--help"], ["-h"]):
            remember([(1, f"{text}\n")], 0, {})
        return text

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; a misspelt one gets a suggestion."""
        from printkit.suggestion import did_you_mean  # noqa: PLC0415 - late: mistakes only

        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            hint = did_you_mean(args[0], COMMANDS)
            ctx.fail(f"there is no command {args[0]!r}" + (f"; {hint}" if hint else ""))
        return super().resolve_command(ctx, args)


def _as_typed(command: click.Command) -> click.Command:
    """The command for a shell that completes: what is typed need not be understood."""
    bare = copy(command)
    bare.params = [copy(each) for each in command.params]
    for each in bare.params:
        each.callback = None
    return bare


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="printkit")
@click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    envvar="PRINTKIT_COLOR",
    help="Colours in the output; auto heeds terminals and NO_COLOR.",
)
@click.option("-q", "--quiet", is_flag=True, help="Only errors and warnings.")
@click.option("-v", "--verbose", is_flag=True, help="More about what is done.")
@click.pass_context
def cli(ctx: click.Context, color: str, *, quiet: bool, verbose: bool) -> None:
    """Turn one definition of a property-trading board game into a boxed game.

    VARIANT is the name of a shipped game (see `printkit list variants`) or the folder of your
    own edition.
    """
    from printkit.limiting import limited  # noqa: PLC0415 - late: commands only

    ctx.with_resource(limited())
    ctx.obj = Console(color, quiet=quiet, verbose=verbose)
    ctx.color = ctx.obj.colour_out


def main() -> None:
    """Run printkit; mistakes of the user never end in a traceback."""
    from printkit.errors import PrintkitError  # noqa: PLC0415 - late: start-up
    from printkit.interruption import stop_in_order  # noqa: PLC0415 - late: start-up

    _open_streams()
    stop_in_order()
    gc.set_threshold(COLLECT_AFTER)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # not looked for: a quicker start
    if not sys.warnoptions:
        warnings.simplefilter("ignore")  # they would quote strangers' templates
    try:
        code = cli.main(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.ClickException as error:
        _show(_plainer(error))
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt) as stop:
        _end_interrupted(stop)
    except PrintkitError as error:
        _complain(str(error), error.help_text)
    except MemoryError:
        from printkit.limits import remedy  # noqa: PLC0415 - late: mistakes only

        _complain("the memory is used up", remedy("memory-megabytes"))
    except Exception as error:  # a bug of ours: users get a sentence, not a traceback
        if os.environ.get("PRINTKIT_TRACEBACK"):
            raise
        if isinstance(error, OSError):  # such as a full disk behind standard output
            about = f"{error.filename}: " if isinstance(error.filename, str) else ""
            _complain(about + (error.strerror or str(error)))
        _complain(
            f"internal error: {type(error).__name__}: {error}",
            "this is a bug; set PRINTKIT_TRACEBACK=1 to see where",
        )


def _open_streams() -> None:
    """Standard streams that were closed lead nowhere.

    Otherwise the next file that is opened would get their number, and what is meant for them.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free, which is this one
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - for good
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - for good


def _end_interrupted(stop: BaseException) -> NoReturn:
    """Say what has become of the work, and end with the exit code that shells expect."""
    cause = stop.__cause__ or stop  # click raises an exception of its own
    done = "; ".join(getattr(cause, "__notes__", ())) or "earlier output is intact"
    click.echo(f"printkit: interrupted; {done}", err=True)
    sys.exit(SIGNALLED + getattr(cause, "number", signal.SIGINT))


def _plainer(error: click.ClickException) -> click.ClickException:
    """The error without options that nobody can have meant: click counts the dashes as alike."""
    if not isinstance(error, click.NoSuchOption) or not error.possibilities:
        return error
    from printkit.suggestion import nearest  # noqa: PLC0415 - late: mistakes only

    bare = {option.lstrip("-"): option for option in error.possibilities}
    near = nearest(error.option_name.lstrip("-"), bare)
    likely = [] if near is None else [bare[near]]
    return click.NoSuchOption(error.option_name, possibilities=likely, ctx=error.ctx)


def _show(error: click.ClickException) -> None:
    """The error with its usage; arguments may be names of a stranger's files, as of ``check *``."""
    from printkit.reporting.visible import visible  # noqa: PLC0415 - late: mistakes only

    written = StringIO()
    error.show(file=written)
    click.echo(visible(written.getvalue()), err=True, nl=False)


def _complain(message: str, remedy: str | None = None) -> NoReturn:
    """Say on standard error why nothing was done, and end with exit code 2."""
    complain(message, remedy)
    sys.exit(2)
