"""The one road of findings: from what rules and stages found to what is reported.

Placed, at the edition's own lines, merged by cause, silenced, chosen, ordered: in this order, and
nowhere else is it decided that one finding stands for several.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from printkit.diagnostics import Diagnostic, Route, Severity
from printkit.findings.codes import UNUSED_SUPPRESSION
from printkit.findings.edition import concerns, placed
from printkit.findings.merging import Group, Recheck, merged, speaking
from printkit.findings.overruling import overruled
from printkit.findings.placing import in_order
from printkit.findings.selection import Selection, chosen, selection
from printkit.findings.suppression import suppress
from printkit.loading.load import Loaded
from printkit.source.nodes import Node, Scalar
from printkit.source.nodes import Sequence as ListNode
from printkit.source.yaml_edits import find_words


def _no_recheck(_written: object) -> None:
    """Where nothing can be checked again, no cause is proved."""


@dataclass(frozen=True)
class Road:
    """Where the findings about a variant go.

    ``texts`` are its definitions with their comments, by the names that findings use;
    ``selections``, the strongest first, come before what the variant itself says on findings.
    """

    loaded: Loaded
    texts: Mapping[str, str]
    selections: Sequence[Selection] = ()
    recheck: Recheck = field(default=_no_recheck)

    def placed(self, found: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The findings with their places, as far as possible in the variant's own files."""
        return placed(found, self.loaded)

    def reported(self, found: Iterable[Diagnostic], *, complete: bool = False) -> list[Diagnostic]:
        """What is reported of findings that have their places, in order.

        Only when the findings are ``complete`` can a comment be reported as stale; and only one of
        the pack itself, since a base is there for many editions.
        """
        groups = merged(found, self.recheck, self._is_number)
        every = [diagnostic for group in groups for diagnostic in group]
        heard = suppress(in_order(every), self.texts)
        kept = dict.fromkeys(heard)
        known = set(every)
        on_comments = [d for d in kept if d not in known]
        groups += [[d] for d in on_comments if not self._is_premature(d, complete=complete)]
        loud = [left for group in groups if (left := _left_of(group, kept.__contains__))]
        chosen_of = (chosen(group, self._wishes) for group in loud)
        wanted = ([d for d in group if concerns(d, self.loaded)] for group in chosen_of)
        reported = [speaking(group) for group in wanted if group]
        commented = [diagnostic for diagnostic in every if diagnostic not in kept]
        hints = self._overruled([d for group in loud for d in group], commented)
        return [*in_order(_narrowed(d, self.texts) for d in reported), *hints]

    def _overruled(self, loud: list[Diagnostic], commented: list[Diagnostic]) -> list[Diagnostic]:
        own = self.loaded.pack.shown_main_file
        places = {own: self.loaded.index.key_span(("checks",))}
        hints = overruled(loud, commented, self._wishes, places)
        return chosen(hints, [each for each in self.selections if not each.by])

    @cached_property
    def _wishes(self) -> tuple[Selection, ...]:
        variant, own = self.loaded.variant, self.loaded.pack.shown_main_file
        return (*self.selections, selection(severity=variant.checks if variant else {}, by=own))

    def _is_premature(self, diagnostic: Diagnostic, *, complete: bool) -> bool:
        if diagnostic.code != UNUSED_SUPPRESSION.code:
            return False
        own = self.loaded.pack.shown_main_file
        return not complete or diagnostic.span is None or diagnostic.span.file != own

    def _is_number(self, route: Route) -> bool:
        if not self.loaded.index.has(route):
            return False
        node: Node | None = self.loaded.index.value_of(route)
        first = node.items[0] if isinstance(node, ListNode) and node.items else node
        return isinstance(first, Scalar) and isinstance(first.value, int | float)


def _left_of(group: Group, is_heard: Callable[[Diagnostic], bool]) -> Group:
    """What comments leave of a group.

    Whoever says that the value is meant says it of all doubts about it, but contradictions stay.
    """
    left = [diagnostic for diagnostic in group if is_heard(diagnostic)]
    if is_heard(group[0]):
        return left
    return [diagnostic for diagnostic in left if diagnostic.severity is Severity.ERROR]


def _narrowed(diagnostic: Diagnostic, texts: Mapping[str, str]) -> Diagnostic:
    """The finding at its ``words``, where these stand in the text as it was written.

    ``texts`` are definitions, by the names that findings use.
    """
    span = diagnostic.span
    text = texts.get(span.file) if span is not None and diagnostic.words else None
    if span is None or text is None:
        return diagnostic
    return replace(diagnostic, span=find_words(text, span, diagnostic.words) or span)
