"""``printkit list``: what there is."""

from collections.abc import Callable
from pathlib import Path

import click

from printkit.cli.console import Console, aligned, write_json, write_lines
from printkit.cli.options import json_option, search_option

Table = list[dict[str, object]]


@click.command("list")
@click.argument(
    "what", type=click.Choice(["variants", "components", "themes", "art", "icons", "fonts"])
)
@search_option
@json_option
@click.pass_obj
def command(console: Console, what: str, search: tuple[Path, ...], *, as_json: bool) -> int:
    """List variants, components, themes, drawings and icons, or fonts."""
    from printkit.showing import catalogue  # noqa: PLC0415 - late: start-up

    tables: dict[str, Callable[[], Table]] = {
        "variants": lambda: catalogue.variants(search),
        "components": catalogue.components,
        "themes": lambda: catalogue.themes(search),
        "art": catalogue.art,
        "icons": catalogue.icons,
        "fonts": catalogue.fonts,
    }
    rows = tables[what]()
    if as_json:
        write_json(rows)
    elif rows:
        header = list(rows[0])
        cells = [[_cell(row[key]) for key in header] for row in rows]
        write_lines(aligned([header, *cells] if not console.quiet else cells))
    return 0


def _cell(value: object) -> str:
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
