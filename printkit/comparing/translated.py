"""Games in two languages: that all texts differ is said once."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.comparing.difference import FactChange, PartDifference, Statement
from printkit.comparing.facts import FactKind
from printkit.records import record


@record
class Languages:
    """The languages of both games, as ``en`` or ``de-AT``."""

    before: str
    after: str

    @property
    def differ(self) -> bool:
        """Whether texts of the two cannot be the same; ``en`` and ``en-GB`` are one language."""
        return self.before.partition("-")[0] != self.after.partition("-")[0]

    def mark(self, change: FactChange) -> FactChange:
        """A text that is there in both languages counts as covered."""
        both = change.before is not None and change.after is not None
        if self.differ and both and change.fact.kind is FactKind.TEXT:
            return replace(change, told=True)
        return change

    def statements(self, parts: Sequence[PartDifference]) -> Iterator[Statement]:
        """How many texts and names are there in two languages."""
        if not self.differ:
            return
        items = [item for part in parts for item in part.items]
        texts = sum(c.told and c.fact.kind is FactKind.TEXT for item in items for c in item.changes)
        names = sum(item.was is not None for item in items)
        if texts + names:
            words = f"{texts} texts and {names} names are in another language"
            yield Statement(f"{words} ({self.before} → {self.after})", texts + names)
