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
LINK_LEADS_NOWHERE = Rule(
    code="PK761",
    name="rulebook-link",
    severity=Severity.ERROR,
    what="A cross reference of the rulebook names a heading that there is not.",
    why="It is printed with the page of the heading. A heading is named by its words in small "
    "letters with hyphens between them.",
    bad="See [Jail](#prison).",
    good="See [Jail](#jail).",
)
TERM_STANDS_NOWHERE = Rule(
    code="PK762",
    name="index-term-missing",
    severity=Severity.WARNING,
    what="The index of the rulebook lists a term that the book never uses.",
    why="The index gives the pages on which a term stands as a whole word, in one of its forms.",
    bad="mortgages",
    good="mortgage: mortgages, mortgaged",
)
MARGIN_OVERFULL = Rule(
    code="PK763",
    name="margin-overfull",
    severity=Severity.ERROR,
    what="The margin of a page of the rulebook cannot hold all that hangs in it.",
    why="Notes and pictures in the margin stand beside the text they belong to, one below the "
    "other. More than a page of them would be printed on one another.",
    bad="five pictures, each 60 mm high, in the margin beside one paragraph",
    good="one of them in the margin, the others in the text",
)

RULES = (
    RULEBOOK_MARKUP,
    NO_SUCH_FIGURE,
    LINK_LEADS_NOWHERE,
    TERM_STANDS_NOWHERE,
    MARGIN_OVERFULL,
)
