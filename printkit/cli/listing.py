"""``printkit list``: what there is."""

from collections.abc import Callable
from pathlib import Path

import click

from printkit.cli.console import Console, aligned, write_json, write_lines
from printkit.cli.options import json_option, search_option

Table = list[dict[str, object]]


@click.command("list")
@click.argument(
    "what",
    type=click.Choice(
        ["variants", "components", "themes", "templates", "targets", "art", "icons", "fonts"]
    ),
)
@click.option(
    "--sheet",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw art, icons, fonts or templates with their names into this PDF.",
)
@search_option
@json_option
@click.pass_obj
def command(
    console: Console, what: str, sheet: Path | None, search: tuple[Path, ...], *, as_json: bool
) -> int:
    """List variants, components, themes, templates, targets, drawings and icons, or fonts."""
    if sheet is not None:
        return _draw(console, what, sheet)
    from printkit.showing import catalogue  # noqa: PLC0415 - late: start-up

    tables: dict[str, Callable[[], Table]] = {
        "variants": lambda: catalogue.variants(search),
        "components": catalogue.components,
        "themes": lambda: catalogue.themes(search),
        "templates": catalogue.templates,
        "targets": _targets,
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


def _targets() -> Table:
    from printkit.targets.catalogue import targets  # noqa: PLC0415 - late: start-up

    return targets()


def _draw(console: Console, what: str, path: Path) -> int:
    from printkit.errors import OutputError, UsageError  # noqa: PLC0415 - late: start-up
    from printkit.showing.specimen import SPECIMENS, write_specimen  # noqa: PLC0415 - late: drawing

    if what not in SPECIMENS:
        raise UsageError(f"{what} cannot be drawn", f"only {', '.join(SPECIMENS)}")
    try:
        write_specimen(what, path)
    except OSError as error:
        raise OutputError(f"cannot write {path}: {error.strerror or error}") from error
    console.say(f"made {path}")
    return 0


def _cell(value: object) -> str:
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
