"""Options that several commands share."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import click


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
    help="Only findings and errors.",
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
json_option = click.option("--json", "as_json", is_flag=True, help="Data for scripts.")


def split_list(
    _ctx: click.Context, _option: click.Parameter, values: tuple[str, ...]
) -> tuple[str, ...]:
    """``--only a,b --only c`` as one list."""
    parts = [part.strip() for value in values for part in value.split(",")]
    return tuple(dict.fromkeys(part for part in parts if part))
