"""Which spaces of a board are jails, and which send there, by what the definition says of them.

A kind of space is that of a jail if tokens can rest there and its id has ``jail`` in it; where
no space is of such a kind, one with the icon ``jail-bars``; and where no kind is either, one
whose spaces are all called a jail, or are all named by cards that send to jail. A space sends
there if tokens cannot rest on it, and the id of its kind, its icon or its name says so.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from printkit.checking.cards.targets import sent_to
from printkit.checking.texts.reading import says

if TYPE_CHECKING:
    from printkit.checking.subject import Subject
    from printkit.model.board import Space, SpaceKind

KNOWN_BY = "by 'jail' in the id of its kind, or by the icon 'jail-bars'"
"""How to make a jail known, for remedies."""


class Jails:
    """The jails of a board, and the spaces that send there, by their positions.

    ``unclear`` are spaces of misspelt kinds, which may be jails (PK160 tells of them).
    """

    def __init__(self, subject: "Subject") -> None:
        self._subject = subject
        board = subject.variant.board
        self._spaces: dict[int, Space] = {} if board is None else board.spaces
        self._kinds: dict[str, SpaceKind] = subject.variant.space_kinds
        self.places = self._places()
        self.unclear = frozenset(i for i, s in self._spaces.items() if s.kind not in self._kinds)
        self.senders = frozenset(index for index in self._spaces if self._sends(index))

    @property
    def place_names(self) -> list[str]:
        """What the jails are called; each name of several."""
        return [part.strip() for i in sorted(self.places) for part in self._name(i).split("/")]

    @property
    def names(self) -> list[str]:
        """What the jails and the spaces that send there are called; each name of several."""
        spaces = (self._spaces[index] for index in sorted(self.places | self.senders))
        return [part.strip() for space in spaces for part in space.name.split("/")]

    def _places(self) -> frozenset[int]:
        resting = {k for k, kind in self._kinds.items() if kind.stop and not kind.ownable}
        by_id = {kind for kind in resting if "jail" in kind}
        by_icon = {kind for kind in resting if self._kinds[kind].icon == "jail-bars"}
        found = self._of_kinds(by_id) or self._of_kinds(by_icon)
        if found or by_id or by_icon:
            return found
        plain = {kind for kind in resting if self._kinds[kind].draws is None}
        return self._all_of(plain, self._called) or self._all_of(plain, self._named_by_cards())

    def _of_kinds(self, kinds: set[str]) -> frozenset[int]:
        return frozenset(index for index, space in self._spaces.items() if space.kind in kinds)

    def _all_of(self, kinds: set[str], is_one: Callable[[int], bool]) -> frozenset[int]:
        """The spaces of the kinds of which every space is one, but for that of the start."""
        found = self._of_kinds(kinds)
        others = {self._spaces[index].kind for index in found if not index or not is_one(index)}
        return self._of_kinds(kinds - others)

    def _called(self, index: int) -> bool:
        language = self._subject.language
        return language is not None and says(rf"\b\w*(?:{language.jail})\b", self._name(index))

    def _named_by_cards(self) -> Callable[[int], bool]:
        named = {
            index
            for card, language in self._subject.readable_cards
            if any(effect.do == "go_to_jail" for effect in card.effects)
            for mention in sent_to(self._subject, card, language)
            for index in mention.spaces
        }
        return named.__contains__

    def _sends(self, index: int) -> bool:
        kind = self._kinds.get(self._spaces[index].kind)
        if kind is None or kind.stop or kind.draws is not None:
            return False
        names = self.place_names
        named = any(says(rf"\b{re.escape(name)}\b", self._name(index)) for name in names)
        marked = "jail" in self._spaces[index].kind or kind.icon == "go-to-jail"
        return marked or named or self._called(index)

    def _name(self, index: int) -> str:
        return self._spaces[index].name
