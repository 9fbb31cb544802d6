"""The findings that a rulebook can give rise to."""

from printkit.diagnostics import Rule, Severity

RULEBOOK_MARKUP = Rule(
    code="PK705",
    name="rulebook-markup",
    severity=Severity.WARNING,
    what="A rulebook uses Markdown that cannot be printed: HTML, pictures, links, code, quotes.",
    why="Headings, paragraphs, lists, bold and italic are set; the rest is printed as plain text.",
    bad="See [the rules](https://example.org).",
    good="See *Resources*.",
)

RULES = (RULEBOOK_MARKUP,)
