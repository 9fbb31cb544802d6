"""``printkit show``: a variant's data, for people and for scripts."""

from pathlib import Path

import click

from printkit.cli.console import Console, write_json, write_lines
from printkit.cli.options import complete_variant, json_option, language_option, search_option


@click.command("show")
@click.argument("variant", shell_complete=complete_variant)
@language_option
@search_option
@json_option
@click.pass_obj
def command(
    console: Console,
    variant: str,
    language: str | None,
    search: tuple[Path, ...],
    *,
    as_json: bool,
) -> int:
    """Show what a definition says once its base, changes and tables are worked out."""
    from printkit.cli.exit_codes import code_of  # noqa: PLC0415 - late: start-up
    from printkit.cli.overview import overview  # noqa: PLC0415 - late: start-up
    from printkit.diagnostics import has_errors  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.checks import check_definition, road_of  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import prepare  # noqa: PLC0415 - late: start-up
    from printkit.settings.project import find_project  # noqa: PLC0415 - late: start-up
    from printkit.showing.game_data import show_data  # noqa: PLC0415 - late: start-up

    prepared = prepare(variant, search=search, language=language)
    selections = (find_project(Path.cwd()).selection,)
    found = road_of(prepared, selections).reported(check_definition(prepared))
    if has_errors(found):
        console.findings(found, err=True)
        return code_of(found)
    data = show_data(prepared)
    deeds = prepared.loaded.variant.deeds if prepared.loaded.variant else {}
    if as_json:
        write_json(data)
    else:
        write_lines(overview(data, list(deeds)))
    return 0
