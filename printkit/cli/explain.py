"""``printkit explain``: what a code means."""

import click

from printkit.cli.completing import complete_rule
from printkit.errors import UsageError


@click.command("explain")
@click.argument("code", shell_complete=complete_rule)
def command(code: str) -> int:
    """Explain a finding by its code (PK201) or its name (rent-not-increasing)."""
    from printkit.findings.catalogue import find_rule, rule_meant  # noqa: PLC0415 - late: start-up
    from printkit.former_rules import retired  # noqa: PLC0415 - late: start-up
    from printkit.reporting.explanation import explain_text  # noqa: PLC0415 - late: start-up
    from printkit.shipped import shipped_folder  # noqa: PLC0415 - late: start-up

    rule = find_rule(code)
    gone = retired(code)
    if rule is None and gone is None:
        raise UsageError(f"there is no rule {code!r}", rule_meant(code))
    click.echo(gone if rule is None else explain_text(rule))
    docs = shipped_folder("docs")
    click.echo(f"More: {docs / 'rules.md'} (all rules), {docs / 'checking.md'} (choosing findings)")
    return 0
