"""``printkit eject``: a copy of a template, to draw a piece in one's own way."""

from pathlib import Path

import click

from printkit.cli.console import Console
from printkit.cli.exit_codes import code_of
from printkit.cli.options import quiet_option, search_option


@click.command("eject")
@click.argument("template")
@click.argument("variant", default=".")
@click.option("--force", is_flag=True, help="Replace a template that is there already.")
@quiet_option
@search_option
@click.pass_obj
def command(
    console: Console, template: str, variant: str, search: tuple[Path, ...], *, force: bool
) -> int:
    """Copy TEMPLATE, such as deed, from the theme into the folder of an edition.

    VARIANT is the edition; default: the one in this folder. From then on the copy is used: change
    it as you like, delete it to have the theme's again.
    """
    from printkit.components.template_data import (  # noqa: PLC0415 - late: start-up
        EVERYWHERE,
        field_names,
        given,
    )
    from printkit.pipeline.prepare import prepare  # noqa: PLC0415 - late: start-up
    from printkit.setup.eject import eject  # noqa: PLC0415 - late: start-up

    prepared = prepare(variant, search=search)
    if prepared.theme is None or prepared.theme.theme is None:
        console.findings(prepared.diagnostics, err=True)
        return code_of(prepared.diagnostics)
    ejected = eject(template, prepared, overwrite=force)
    console.say(f"made {ejected.path.as_posix()}, a copy of {ejected.source.name} of the theme")
    console.say(f"it is given {', '.join(EVERYWHERE)}")
    for name, (record, meaning) in given(ejected.template).items():
        fields = ", ".join(f"{name}.{field}" for field in field_names(record))
        console.say(f"and {name}, {meaning}" + (f": {fields}" if fields else ""))
    console.say("what these hold and what templates draw with: printkit help elements")
    return 0
