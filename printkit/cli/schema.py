"""``printkit schema``: JSON Schemas of definitions, for editors, and of findings, for programs."""

import click

from printkit.cli.console import write_json


@click.command("schema")
@click.argument("what", type=click.Choice(["variant", "theme"]), default="variant")
@click.option(
    "--findings", is_flag=True, help="The schema of `printkit check --output-format json`."
)
def command(what: str, *, findings: bool) -> int:
    """Write the JSON Schema of variant.yaml (or theme.yaml) to standard output."""
    if findings:
        from printkit.reporting.findings_schema import findings_schema  # noqa: PLC0415 - late

        write_json(findings_schema())
        return 0
    from printkit.loading.json_schema import json_schema  # noqa: PLC0415 - late: pydantic

    write_json(json_schema(what))
    return 0
