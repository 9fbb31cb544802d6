"""Options that several commands share."""

from pathlib import Path

import click

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
