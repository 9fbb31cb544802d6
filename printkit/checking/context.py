"""What the rules look at: the variant, and after composing also what lies where."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from math import gcd
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from printkit.checking.board.roles import Jails
from printkit.checking.cards.card_effects import PlacedEffect, placed_effects
from printkit.checking.deeds.rent_tables import DeedKey, RentTable, comparable, rent_tables
from printkit.checking.habits.overlay import NO_BASE, Overlay
from printkit.checking.rule_numbers import RuleNumbers
from printkit.checking.texts.named_numbers import named_numbers
from printkit.checking.texts.printed_texts import amount_text, printed_text, wordings_of
from printkit.diagnostics import Route
from printkit.geometry.path import Bounds
from printkit.languages.vocabulary import Vocabulary, language_of
from printkit.loading.by_identity import ByIdentity
from printkit.records import record
from printkit.templating.expression_scope import nameable

if TYPE_CHECKING:
    from printkit.checking.prints.inspection import Prints
    from printkit.checking.texts.foreign import Origins
    from printkit.loading.languages import Translation
    from printkit.loading.rulebook_text import RulebookText
    from printkit.model.board import Board, Space, SpaceKind
    from printkit.model.contents import RecordContents
    from printkit.model.decks import Card, Deck
    from printkit.model.money import Money
    from printkit.model.variant import Variant
    from printkit.templating.wording import Wordings


P = ParamSpec("P")
Found = TypeVar("Found")


_LAST: "ByIdentity[RecordContents]" = ByIdentity(2)
_PARTS: "ByIdentity[RecordContents]" = ByIdentity(128)
"""Of decks, pieces and the like, which games share."""


def contents_of(variant: "Variant") -> "RecordContents":
    """The texts, names and numbers of a variant, remembered for those who look at it next."""
    return _LAST.get(_contents, variant)


def _contents(variant: "Variant") -> "RecordContents":
    from printkit.model.contents import contents_by_part  # noqa: PLC0415 - late: pydantic

    return contents_by_part(variant, _PARTS.get)


@record
class Fit:
    """A place on an artwork that is meant for a piece, a deck or a seat.

    ``target`` is the id of what lies there, ``bounds`` the rectangle in the artwork's
    coordinates, mm.
    """

    target: str
    artwork: str
    bounds: Bounds


@dataclass(frozen=True)
class CheckContext:
    """A variant as the rules see it; what several rules need is worked out once.

    ``fits`` and ``drawn`` are empty until the pieces are composed, ``overlay`` where there is no
    base.
    """

    variant: "Variant"
    fits: tuple[Fit, ...] = ()
    overlay: Overlay = NO_BASE
    drawn: "Prints | None" = None
    translations: "Sequence[Translation]" = ()
    rulebook: "RulebookText | None" = None
    origins: "Origins | None" = None
    _known: dict[object, Any] = field(default_factory=dict, compare=False)

    def remembered(self, work: Callable[..., Found], *about: object) -> Found:
        """What a function makes of the context and of what it is about, worked out only once."""
        key = work, *about
        if key not in self._known:
            self._known[key] = work(self, *about)
        found: Found = self._known[key]
        return found

    @property
    def board(self) -> "Board":
        """The board, for rules that require one."""
        assert self.variant.board is not None  # noqa: S101 - see REQUIRES in the rules
        return self.variant.board

    @property
    def money(self) -> "Money":
        """The money, for rules that require it."""
        assert self.variant.money is not None  # noqa: S101 - see REQUIRES in the rules
        return self.variant.money

    @property
    def prints(self) -> "Prints":
        """The composed pieces, for rules that look at them."""
        assert self.drawn is not None  # noqa: S101 - see the stages of rules
        return self.drawn

    @property
    def spaces(self) -> "Mapping[int, Space]":
        """The spaces of the board; none where there is no board."""
        return {} if self.variant.board is None else self.variant.board.spaces

    @cached_property
    def rounding_step(self) -> float:
        """What all printed amounts are rounded up to multiples of; 0 where they are not."""
        return self.variant.rules.get("rounding_step", 0)

    @cached_property
    def least_step(self) -> float:
        """By how much numbers of deeds differ at least: as they are rounded, as notes pay, or 1."""
        money = self.variant.money
        return max(self.printed_step, 1 if money is None else gcd(*money.denominations))

    @cached_property
    def printed_step(self) -> float:
        """What the numbers of deeds were rounded up to, by the rules or by changes; or 0."""
        return max(self.rounding_step, self.overlay.step)

    @cached_property
    def tables(self) -> list[RentTable]:
        """The rent tables of all deeds that can be compared, ordered along the board."""
        return comparable(self.all_tables)

    @cached_property
    def all_tables(self) -> list[RentTable]:
        """The rent tables of all deeds, ordered along the board."""
        return rent_tables(self.variant)

    @cached_property
    def effects(self) -> list[PlacedEffect]:
        """The effects of all cards, those to choose from included."""
        return placed_effects(self.cards)

    @cached_property
    def jails(self) -> Jails:
        """The jails of the board, and the spaces that send there."""
        return Jails(self.variant)

    @cached_property
    def cards(self) -> "list[tuple[str, str, Card]]":
        """All cards with the ids of their decks and their own."""
        decks: dict[str, Deck] = self.variant.decks
        return [(d, c, card) for d, deck in decks.items() for c, card in deck.cards.items()]

    @cached_property
    def texts(self) -> list[tuple[Route, str]]:
        """All texts of the definition and where they stand."""
        return contents_of(self.variant).texts

    def kind_of_space(self, index: DeedKey) -> "SpaceKind | None":
        """The kind of the space with this index, if both exist."""
        space = None if isinstance(index, str) else self.spaces.get(index)
        return None if space is None else self.variant.space_kinds.get(space.kind)

    def amount(self, value: float) -> str:
        """An amount in the game's currency, for messages."""
        return amount_text(value, self.variant.currency)

    def printed(self, text: str, **about: object) -> str | None:
        """A text with its expressions worked out; None where one of them fails."""
        if "{" not in text:
            return text
        return printed_text(text, self.wordings, {**self.nameable, **about})

    @cached_property
    def wordings(self) -> "Wordings":
        """What works out the texts of the game."""
        return wordings_of(self.variant.currency)

    @cached_property
    def nameable(self) -> dict[str, object]:
        """What the expressions in any text may name."""
        return nameable(self.variant)

    @cached_property
    def numbers(self) -> RuleNumbers:
        """The numbers of the rules, by what is known of them."""
        return RuleNumbers(self.variant)

    @cached_property
    def rule_amounts(self) -> frozenset[float]:
        """The numbers of the rules that may be amounts of money."""
        shares = {name for name, *_ in self.numbers.of("percent")}
        return frozenset(v for name, v in self.variant.rules.items() if name not in shares)

    @cached_property
    def named_numbers(self) -> frozenset[str]:
        """The names of numbers of ``rules`` that texts and rulebook print or compute with."""
        book = () if self.rulebook is None else (self.rulebook.text,)
        texts = (*(text for _, text in self.texts), *book)
        return frozenset(name for text in texts for name in named_numbers(text))

    @cached_property
    def own_numbers(self) -> frozenset[str]:
        """The names of numbers of ``rules`` that the definition states itself."""
        inherited, restated = self.overlay.base_keys(("rules",)), self.overlay.routes
        stated = self.variant.rules
        return frozenset(n for n in stated if n not in inherited or ("rules", n) in restated)

    @cached_property
    def language(self) -> Vocabulary | None:
        """What is known about the language of the texts."""
        return language_of(self.variant.language)


def once(
    work: Callable[Concatenate[CheckContext, P], Found],
) -> Callable[Concatenate[CheckContext, P], Found]:
    """Makes a function work something out for the first rule only that asks for it."""

    @wraps(work)
    def known(context: CheckContext, /, *about: P.args, **_none: P.kwargs) -> Found:
        return context.remembered(work, *about)

    return known
