"""Games in a language in which printkit has no built-in words."""

from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Rule, Severity
from printkit.languages import nearest_shipped, shipped_languages

RULE = Rule(
    code="PK746",
    name="words-in-english",
    severity=Severity.WARNING,
    what="printkit has no built-in words in the language of the game, and prints English ones.",
    why="Such words stand on deeds, sheets and the list of contents: the price, the steps of "
    "folding, the numbers of pages.",
    bad="language: pl",
    good="language: en",
)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """The language is one of those that printkit speaks."""
    language = context.variant.language
    if nearest_shipped(language) is None:
        known = ", ".join(f"'{code}'" for code in shipped_languages())
        yield RULE.diagnostic(
            f"printkit has no built-in words in '{language}' and prints English ones",
            route=("language",),
            help=f"it has words in {known}; if English is meant, silence this with "
            f"'checks: {{{RULE.code}: off}}'",
        )
