"""Deeds whose group is not defined."""

from collections.abc import Iterator

from printkit.checking.findings.references import unknown
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK161", "unknown-group", Severity.ERROR,
    "A deed belongs to a group that is not defined, or asteroids or rows name one.",
    "The group gives the deed its colour and its mark, and decides who owns a full set.",
    "1: {group: brwon, …}",
    "1: {group: brown, …}",
    mended="Writes the name, where only one is near.",
)  # fmt: skip


def check(subject: Subject) -> Iterator[Diagnostic]:
    """Each deed's group is one of ``groups``."""
    groups = subject.variant.groups
    for key, deed in subject.variant.deeds.items():
        if deed.group not in groups:
            yield unknown(RULE, ("deeds", key, "group"), "group", deed.group, groups)
    variant = subject.variant
    for index, group in enumerate(variant.asteroids.groups if variant.asteroids else ()):
        if group not in groups:
            yield unknown(RULE, ("asteroids", "groups", index), "group", group, groups)
    for group in variant.pyramids.highest if variant.pyramids else ():
        if group not in groups:
            yield unknown(RULE, ("pyramids", "highest", group), "group", group, groups)
