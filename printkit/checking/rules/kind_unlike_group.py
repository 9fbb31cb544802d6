"""Deeds in a group of another kind."""

from collections import Counter
from collections.abc import Iterator

from printkit.checking.context import CheckContext
from printkit.checking.deeds.rent_tables import DeedKey
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    code="PK223",
    name="kind-unlike-group",
    severity=Severity.WARNING,
    what="A deed is of another kind than all other deeds of its group.",
    why="Streets stand with streets and stations with stations. A single deed among those of "
    "another kind most often has the wrong group.",
    bad="13: {kind: station, group: orange}, while 16, 18 and 19 are streets",
    good="13: {kind: station, group: stations}",
)
REQUIRES = ("deeds",)


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """A group has deeds of one kind, unless several of it are of another."""
    members: dict[str, list[DeedKey]] = {}
    for key, deed in context.variant.deeds.items():
        members.setdefault(deed.group, []).append(key)
    for group, keys in members.items():
        kinds = Counter(context.variant.deeds[key].kind for key in keys)
        usual, most = kinds.most_common(1)[0]
        if kinds.total() - most == 1 and most > 1:
            odd = next(key for key in keys if context.variant.deeds[key].kind != usual)
            yield RULE.diagnostic(
                f"{context.variant.deed_name(odd)} is of kind "
                f"'{context.variant.deeds[odd].kind}', the other {most} of group '{group}' are of "
                f"kind '{usual}'",
                route=("deeds", odd, "group"),
                help="correct its group, or its kind",
            )
