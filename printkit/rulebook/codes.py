"""The findings that a rulebook can give rise to."""

from printkit.diagnostics import Rule, Severity

RULEBOOK_MARKUP = Rule(
    code="PK705",
    name="rulebook-markup",
    severity=Severity.WARNING,
    what="A rulebook uses Markdown that cannot be printed: HTML, code, links out of it.",
    why="Headings, paragraphs, lists, tables, bold and italic, links to headings, figures and "
    "boxes are set; the rest is printed as plain text.",
    bad="See [the rules](https://example.org).",
    good="See [Resources](#resources).",
)
NO_SUCH_FIGURE = Rule(
    code="PK706",
    name="no-such-figure",
    severity=Severity.ERROR,
    what="A figure of the rulebook shows a piece that the game does not have, or names a template "
    "that there is not.",
    why="There would be a gap on the page, and nobody would know what belongs there.",
    bad="![The deed](deeds/40)",
    good="![The deed](deeds/39)",
)

RULES = (RULEBOOK_MARKUP, NO_SUCH_FIGURE)
