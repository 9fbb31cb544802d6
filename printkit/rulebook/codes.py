"""The findings that a rulebook can give rise to."""

from printkit.diagnostics import Rule, Severity

RULEBOOK_MISSING = Rule(
    "PK710",
    "rulebook-missing",
    Severity.ERROR,
    "The rulebook that the definition names cannot be read.",
    "The rules would be missing in the box.",
    "rulebook: rules.txt",
    "rulebook: rulebook.md",
)
RULEBOOK_MARKUP = Rule(
    "PK711",
    "rulebook-markup",
    Severity.WARNING,
    "A rulebook uses Markdown that cannot be printed: HTML, pictures, links, code, quotes.",
    "Headings, paragraphs, lists, bold and italic are set; the rest is printed as plain text.",
    "See [the rules](https://example.org).",
    "See *Resources*.",
)

RULES = (RULEBOOK_MISSING, RULEBOOK_MARKUP)
