"""Options that several commands share."""

import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from printkit.cli.gathering import stacked
from printkit.cli.project_options import ProjectOption

if TYPE_CHECKING:
    from printkit.diagnostics import Severity

WHICH_VARIANT = (
    "a folder with a variant.yaml ('.' for this one), or one of `printkit list variants`"
)

HERE = "."
"""The working folder, where an edition may lie."""


def _set(name: str) -> Callable[[click.Context, click.Parameter, bool], None]:
    """A callback that switches a trait of the console on."""

    def switch(ctx: click.Context, _option: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's signature
        if value:
            ctx.obj = replace(ctx.obj, **{name: True})

    return switch


# The same switches as before the command: people write them on either side of it.
quiet_option = click.option(
    "-q",
    "--quiet",
    is_flag=True,
    expose_value=False,
    callback=_set("quiet"),
    help="Only errors and warnings.",
)


def _severity(
    _ctx: click.Context, _option: click.Parameter, value: str | None
) -> "Severity | None":
    from printkit.diagnostics import Severity  # noqa: PLC0415 - late: start-up

    return None if value is None else Severity(value)


def complete_variant(
    _ctx: click.Context, _option: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Folders, packs in zips, and the names of shipped games, for a shell."""
    from glob import escape, glob  # noqa: PLC0415 - late: completion only

    zips = sorted(glob(f"{escape(incomplete)}*.zip"))  # noqa: PTH207 - as it was typed
    found = [CompletionItem(incomplete, type="dir"), *map(CompletionItem, zips)]
    if "/" in incomplete or incomplete.startswith((".", "~")):
        return found
    from printkit.shipped import shipped_folder  # noqa: PLC0415 - late: completion only

    names = sorted(path.name for path in shipped_folder("boards").iterdir() if path.is_dir())
    return [*found, *(CompletionItem(name) for name in names if name.startswith(incomplete))]


level_option = click.option(
    "--level",
    type=click.Choice(["error", "warning", "info"]),
    callback=_severity,
    help="Show findings of this weight and above; the others do not count.",
)
stdin_name_option = click.option(
    "--stdin-filename",
    metavar="FILE",
    help="The name of what is read from standard input, for VARIANT '-'.",
)
verbose_option = click.option(
    "-v",
    "--verbose",
    is_flag=True,
    expose_value=False,
    callback=_set("verbose"),
    help="Also hints.",
)
search_option = click.option(
    "--search",
    type=click.Path(path_type=Path, file_okay=False),
    multiple=True,
    envvar="PRINTKIT_PATH",
    help="Folder in which variants and themes are looked up by name (repeatable).",
)
language_option = click.option(
    "--language",
    envvar="PRINTKIT_LANGUAGE",
    help="Language, for a definition in several.",
)
jobs_option = click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1, 256),
    metavar="N",
    envvar="PRINTKIT_JOBS",
    help="How many kits are made at a time (default: one for each core).",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Data for scripts.")
report_options = stacked(
    level_option, quiet_option, verbose_option, language_option, search_option, json_option
)
"""What commands that make files take at last: which game is meant, and what is reported how."""


def _own_folder(ctx: click.Context, option: click.Parameter, value: Path) -> Path:
    """The folder; one that nobody has named may be a link that came with a download."""
    from printkit.errors import OutputError  # noqa: PLC0415 - late: start-up

    here = Path.cwd()
    if (
        ctx.get_parameter_source(option.name or "") is ParameterSource.DEFAULT
        and value.is_symlink()
        and not value.resolve().is_relative_to(here)
    ):
        raise OutputError(
            f"{value} is a link that leads out of {here}; nothing was written",
            f"if you mean that folder, name it: -o {shlex.quote(str(value.resolve()))}",
        )
    return value


def folder_or_address(ctx: click.Context, option: click.Parameter, value: str) -> tuple[Path, str]:
    """A folder, or an address such as ``s3://bucket/kits``, beside which the folder is not used."""
    if "://" in value:
        return Path("output"), value
    return _own_folder(ctx, option, Path(value)), ""


output_option = click.option(
    "-o",
    "--output",
    cls=ProjectOption,
    type=click.Path(path_type=Path),
    default=Path("output"),
    show_default=True,
    envvar="PRINTKIT_OUTPUT",
    callback=_own_folder,
    help="Folder for the kits.",
)


def split_list(
    _ctx: click.Context, _option: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    """``--only a,b --only c`` as one list."""
    parts = [part.strip() for value in values for part in value.split(",")]
    return tuple(dict.fromkeys(part for part in parts if part))
