"""``printkit schema``: the JSON Schema of definitions, for editors."""

import click

from printkit.cli.console import write_json


@click.command("schema")
@click.argument("what", type=click.Choice(["variant", "theme"]), default="variant")
def command(what: str) -> int:
    """Write the JSON Schema of variant.yaml (or theme.yaml) to standard output."""
    from printkit.loading.json_schema import json_schema  # noqa: PLC0415 - late: pydantic

    write_json(json_schema(what))
    return 0
