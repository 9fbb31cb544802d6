"""What there is to say about a rule, as Markdown."""

from printkit.diagnostics import Rule, Severity
from printkit.former_rules import former_rules

_WORDS = {
    Severity.ERROR: "an error",
    Severity.WARNING: "a warning",
    Severity.INFO: "a hint",
}


def explain_text(rule: Rule) -> str:
    """What the rule is for: summary, why, examples of wrong and right, how it is fixed."""
    parts = [
        f"# {rule.code} {rule.name}",
        f"{rule.what} This is {_WORDS[rule.severity]}.",
        f"## Why\n\n{rule.why}",
    ]
    if rule.bad:
        parts.append(f"## Wrong\n\n```\n{rule.bad}\n```")
    if rule.good:
        parts.append(f"## Right\n\n```\n{rule.good}\n```")
    if rule.fixed:
        parts.append(f"## Fixing\n\n`printkit check --fix`: {rule.fixed}")
    took_place_of = (each for each in former_rules() if each.now == rule.code)
    former = [f"{each.code} {each.name}" for each in took_place_of if each.name != rule.name]
    if former:
        parts.append(f"## Formerly\n\nIt took the place of {', '.join(former)}.")
    return "\n\n".join(parts) + "\n"
