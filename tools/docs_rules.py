"""The page of all rules, made from what each rule says of itself."""

from printkit.diagnostics import Rule, Severity
from printkit.findings.catalogue import FAMILIES, all_rules

_INTRODUCTION = """\
# Rules

Everything that printkit reports, by code; `printkit explain PK214` shows one of them. `make docs`
writes this page.

A comment `# printkit: ignore[PK214]` at the end of a line, or alone above it, silences a finding
on that line; `# printkit: ignore-file[PK214]` silences it in the whole file and in the tables
beside it. Errors of structure cannot be silenced. [The checker](checking.md) says how else findings
are chosen."""

_WEIGHTS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "hint"}


def rules_page() -> str:
    """The page; the anchor of a rule is its code in small letters."""
    parts = [_INTRODUCTION]
    for digit, title in FAMILIES.items():
        rules = [rule for rule in all_rules() if rule.code[2] == digit]
        if rules:
            parts += [f"## {title}", _list(rules), *map(_section, rules)]
    return "\n\n".join(parts) + "\n"


def _list(rules: list[Rule]) -> str:
    return ",\n".join(f"[{rule.code}](#{rule.code.lower()}) `{rule.name}`" for rule in rules)


def _section(rule: Rule) -> str:
    parts = [
        f"### {rule.code}",
        f"**`{rule.name}`** ({_WEIGHTS[rule.severity]}): {rule.what}",
        rule.why,
        f"Wrong:\n\n```\n{rule.bad}\n```",
        f"Right:\n\n```\n{rule.good}\n```",
    ]
    if rule.fixed:
        parts.append(f"`printkit check --fix`: {rule.fixed}")
    return "\n\n".join(parts)
