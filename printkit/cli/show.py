"""``printkit show``: a variant's data, for people and for scripts."""

from pathlib import Path
from typing import Any

import click

from printkit.cli.console import Console, aligned, write_json
from printkit.cli.options import json_option, language_option, search_option


@click.command("show")
@click.argument("variant")
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
    from printkit.diagnostics import has_errors  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.checks import check_definition, silenced  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.prepare import prepare  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.project import find_project  # noqa: PLC0415 - late: start-up
    from printkit.pipeline.showing import show_data  # noqa: PLC0415 - late: start-up
    from printkit.reporting.visible import visible  # noqa: PLC0415 - late: start-up

    prepared = prepare(variant, search=search, language=language)
    selections = (find_project(Path.cwd()).selection,)
    found = silenced(check_definition(prepared), prepared, selections)
    if has_errors(found):
        console.findings(found, err=True)
        return 1
    data = show_data(prepared)
    if as_json:
        write_json(data)
    else:
        click.echo(visible("\n".join(_summary(data))))
    return 0


def _summary(data: dict[str, Any]) -> list[str]:
    """What one wants to know at a glance."""
    players, money = data["players"], data["money"]
    lines = [
        f"{data['title']} ({data['variant']}, {data['language']})",
        f"players  {players['min']} to {players['max']}",
        f"spaces   {len(data['spaces'])}",
    ]
    if money is not None and money["start"]["total"] is not None:
        lines.append(f"money    {money['currency']}, {money['start']['total']} to start with")
    if data["deeds"]:
        rows = [["deed", "group", "price", "rents"]]
        rows += [
            [
                deed["name"],
                deed["group"],
                str(deed["price"]),
                " ".join(str(rent["amount"]) for rent in deed["rents"]),
            ]
            for deed in data["deeds"]
        ]
        lines += ["", *aligned(rows)]
    for deck in data["decks"]:
        lines.append(f"deck     {deck['name']}: {sum(c['copies'] for c in deck['cards'])} cards")
    for piece in data["pieces"]:
        lines.append(f"piece    {piece['name']}: {piece['count']}")
    return lines
