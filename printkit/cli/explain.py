"""``printkit explain``: what a code means."""

import click

from printkit.errors import UsageError


@click.command("explain")
@click.argument("code")
def command(code: str) -> int:
    """Explain a finding by its code (PK201) or its name (rent-not-increasing)."""
    from printkit.findings.catalogue import all_rules  # noqa: PLC0415 - late: start-up
    from printkit.reporting.explanation import explain_text  # noqa: PLC0415 - late: start-up
    from printkit.suggestion import did_you_mean  # noqa: PLC0415 - late: start-up

    rules = {rule.code: rule for rule in all_rules()}
    by_name = {rule.name: rule for rule in rules.values()}
    rule = rules.get(code.upper()) or by_name.get(code.lower())
    if rule is None:
        hint = did_you_mean(code, [*rules, *by_name])
        raise UsageError(f"there is no rule {code!r}", hint)
    click.echo(explain_text(rule))
    return 0
