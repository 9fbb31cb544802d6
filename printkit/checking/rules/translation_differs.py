"""A text gives different numbers in two languages, has an expression in only one of them, or a list
has more entries in one.

Whoever plays in the other language plays another game. Numbers in words are read too, in English
and German.
Bad: text: {en: Win 50 points., de: Gewinne 500 Punkte.}
Good: text: {en: Win 50 points., de: Gewinne fünfzig Punkte.}
"""

from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.translated import Translated, pairs, unequal_lists
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity

RULE = Rule.documented(__name__, __doc__, "PK732", Severity.WARNING)
_IN_WORDS = 12
"""Numbers up to it are often said by another word, or left out."""


def check(context: CheckContext) -> Findings:
    for one, other in pairs(context):
        yield from _numbers(one, other)
        yield from _expressions(one, other)
    for first, one_list, code, other_list in unequal_lists(context):
        here, there = len(other_list.items), len(one_list.items)
        yield RULE.diagnostic(
            f"the list has {here} entries in '{code}', but {there} in '{first}'",
            span=other_list.span,
            help="add what is missing, or delete what is extra",
            related=(Related(f"the list in '{first}'", span=one_list.span),),
            old="PK735",
        )


def _numbers(one: Translated, other: Translated) -> Findings:
    mine, theirs = one.figures - other.numbers, other.figures - one.numbers
    if (mine and theirs) or any(number > _IN_WORDS for number in mine | theirs):
        message = f"the numbers here are {_listed(other)}, but in '{one.language}' {_listed(one)}"
        remedy = "correct one of them, or write the number as an expression in both"
        yield _finding(one, other, message, remedy, "PK732")


def _expressions(one: Translated, other: Translated) -> Findings:
    mine, theirs = one.expressions - other.expressions, other.expressions - one.expressions
    fewer = other.said < one.said if mine else one.said < other.said
    if (mine and theirs) or ((mine or theirs) and fewer):
        there = one.language if mine else other.language
        message = f"'{', '.join(sorted(mine or theirs))}' is only in the text in '{there}'"
        yield _finding(one, other, message, "use the same expressions in all languages", "PK733")


def _finding(one: Translated, other: Translated, message: str, remedy: str, old: str) -> Diagnostic:
    related = (Related(f"the same in '{one.language}'", span=one.node.span),)
    return RULE.diagnostic(message, span=other.node.span, help=remedy, related=related, old=old)


def _listed(wording: Translated) -> str:
    return ", ".join(figures(number) for number in sorted(wording.numbers)) or "none"
