"""``printkit doctor``: whether everything is here that printkit needs."""

import click

from printkit.cli.console import aligned, write_json, write_lines
from printkit.cli.options import json_option


@click.command("doctor")
@json_option
def command(*, as_json: bool) -> int:
    """Check whether this installation is sound: versions, fonts, boards, templates.

    Exit code 1 if something is missing.
    """
    from printkit.setup.doctor import findings  # noqa: PLC0415 - late: start-up

    rows = findings()
    if as_json:
        write_json([{"check": name, "ok": ok, "found": found} for name, ok, found in rows])
    else:
        table = [("ok" if ok else "MISSING", name, found) for name, ok, found in rows]
        write_lines(aligned([("", "what", "found"), *table]))
    return 0 if all(ok for _, ok, _ in rows) else 1
