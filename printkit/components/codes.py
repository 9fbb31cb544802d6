"""The rule about the choice of components: PK168."""

from printkit.diagnostics import Rule, Severity

UNKNOWN_COMPONENT = Rule(
    code="PK168",
    name="unknown-component",
    severity=Severity.ERROR,
    what="A component is switched off or on that does not exist.",
    why="It changes nothing: what was meant is made all the same. `printkit list components` "
    "shows all names; the contents sheet is made with every kit.",
    bad="components: {rule: false}",
    good="components: {rules: false}",
    fixed="Writes the name, where only one is near.",
)
