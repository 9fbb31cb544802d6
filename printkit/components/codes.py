"""The rule about the choice of components: PK168."""

from printkit.diagnostics import Rule, Severity

UNKNOWN_COMPONENT = Rule(
    "PK168",
    "unknown-component",
    Severity.ERROR,
    "A component is switched off or on that does not exist.",
    "It changes nothing: what was meant is made all the same. `printkit list components` shows all "
    "names; the contents sheet is made with every kit.",
    "components: {rule: false}",
    "components: {rules: false}",
    mended="Writes the name, where only one is near.",
)
