"""The findings that a rulebook can give rise to."""

from printkit.diagnostics import Rule, Severity

RULEBOOK_MARKUP = Rule(
    "PK705",
    "rulebook-markup",
    Severity.WARNING,
    "A rulebook uses Markdown that cannot be printed: HTML, pictures, links, code, quotes.",
    "Headings, paragraphs, lists, bold and italic are set; the rest is printed as plain text.",
    "See [the rules](https://example.org).",
    "See *Resources*.",
)

RULES = (RULEBOOK_MARKUP,)
