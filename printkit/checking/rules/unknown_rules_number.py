"""Texts that name a number of ``rules`` which is not there."""

import re
from collections.abc import Iterator

from printkit.checking.printed_texts import EXPRESSION
from printkit.checking.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK167", "unknown-rules-number", Severity.ERROR,
    "A text names a number of 'rules' that is not defined.",
    "The text is printed with that number; without it the text cannot be worked out.",
    "text: Collect {{ rules.salery | money }}.",
    "text: Collect {{ rules.salary | money }}.",
    mended="Writes the name, where only one is near.",
)  # fmt: skip

_NUMBER = re.compile(r"""\brules(?:\.([a-z]\w*)|\[\s*["']([^"']+)["']\s*\])""")
_ALLOWS_ABSENCE = re.compile(r"\|\s*(?:default|d)\b|\bis\s+(?:not\s+)?(?:un)?defined\b")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each ``rules.…`` in an expression is one of ``rules``."""
    rules = subject.variant.rules
    for route, text in subject.texts:
        for name in dict.fromkeys(_names(text)):
            if name not in rules:
                noun = "number in 'rules' called"
                yield unknown(RULE, route, noun, name, rules, written="rules.{}")


def _names(text: str) -> Iterator[str]:
    for expression in EXPRESSION.findall(text) if "rules" in text else ():
        if not _ALLOWS_ABSENCE.search(expression):
            yield from (dotted or quoted for dotted, quoted in _NUMBER.findall(expression))
