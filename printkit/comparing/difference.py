"""The outcome of a comparison."""

from collections.abc import Iterator
from enum import StrEnum

from printkit.comparing.facts import Fact
from printkit.records import record


class ChangeSign(StrEnum):
    """What has become of something."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    STAYS = "stays"
    """Reported only where all others of its kind have changed."""


@record
class FactChange:
    """A fact that differs; ``told`` when a statement covers it already."""

    before: Fact | None
    after: Fact | None
    told: bool = False

    @property
    def fact(self) -> Fact:
        """The fact as it is now, or as it was."""
        found = self.after or self.before
        assert found is not None  # noqa: S101 - one of the two is there
        return found

    @property
    def sign(self) -> ChangeSign:
        """What has become of the fact."""
        if self.before is None or self.after is None:
            return ChangeSign.ADDED if self.before is None else ChangeSign.REMOVED
        return ChangeSign.STAYS if self.before.value == self.after.value else ChangeSign.CHANGED


@record
class DifferentThing:
    """A thing that differs. ``was`` is its former name if it has another one now."""

    sign: ChangeSign
    id: str
    name: str
    changes: tuple[FactChange, ...]
    where: str = ""
    was: str | None = None
    told: bool = False
    """Whether statements cover all of it, its new name too."""


@record
class Statement:
    """Many equal changes, stated in one sentence: ``all amounts × 1.15``."""

    text: str
    changes: int
    """How many changes it stands for."""


@record
class PartDifference:
    """What differs in one part of the game."""

    id: str
    title: str
    items: tuple[DifferentThing, ...]
    statements: tuple[Statement, ...] = ()


@record
class ComparedSide:
    """What was compared; ``called`` is its name or folder."""

    called: str
    id: str
    title: str
    language: str


@record
class Difference:
    """Everything that differs; ``statements`` are about the whole game."""

    before: ComparedSide
    after: ComparedSide
    parts: tuple[PartDifference, ...]
    statements: tuple[Statement, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.parts)

    def counts(self) -> dict[ChangeSign, int]:
        """How many things were added, removed and changed."""
        signs = [item.sign for item in self._items()]
        return {
            sign: signs.count(sign)
            for sign in (ChangeSign.ADDED, ChangeSign.REMOVED, ChangeSign.CHANGED)
        }

    def _items(self) -> Iterator[DifferentThing]:
        return (item for part in self.parts for item in part.items)
