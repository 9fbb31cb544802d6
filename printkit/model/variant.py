"""A variant: the whole definition of one game."""

from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from printkit.model.aids import Aid
from printkit.model.asteroids import Asteroids
from printkit.model.base import (
    Amount,
    HexColour,
    Id,
    Millimetres,
    Name,
    PackPath,
    Record,
    Title,
    Wording,
)
from printkit.model.board import Board, SpaceKind
from printkit.model.boxes import Boxes
from printkit.model.casino import Casino
from printkit.model.columns import Column
from printkit.model.decks import Deck
from printkit.model.deeds import Deed, DeedDeck, DeedKind, PropertyGroup
from printkit.model.money import Currency, Money
from printkit.model.options import Option
from printkit.model.pieces import Piece
from printkit.model.pyramids import Pyramids
from printkit.model.references import Drawing, Icon, PieceId, Ref
from printkit.model.rolls import Roll
from printkit.model.rule_numbers import RuleNumber


class Provenance(StrEnum):
    """Where a fact comes from."""

    STATED = "stated"
    INFERRED = "inferred"
    PLACEHOLDER = "placeholder"
    DESIGNED = "designed"


RuleSelector = Annotated[str, StringConstraints(min_length=1, max_length=64)]
"""A code such as ``PK214``, the beginning of some (``PK2``), or a rule's name."""


class Players(Record):
    """How many can play."""

    min: Annotated[int, Field(ge=1, le=20)]
    """The fewest."""
    max: Annotated[int, Field(ge=1, le=20)]
    """The most."""

    @model_validator(mode="after")
    def _ordered(self) -> Self:
        if self.min > self.max:
            raise ValueError(f"min ({self.min}) is greater than max ({self.max})")
        return self


class Seat(Record):
    """A player's place: a token, and the colour of what belongs to it."""

    name: Name
    """What the player is called."""
    colour: HexColour
    """The colour of the player's pieces."""
    token: PieceId | None = None
    """The piece that moves for this player."""
    mark: Icon | None = None
    """The icon that identifies the seat's pieces in greyscale too."""


class Format(Record):
    """The trim size of a flat piece, mm."""

    width: Millimetres
    """The longer or the shorter side; pieces are drawn this way up."""
    height: Millimetres
    """The other side."""


NOTES = {"small": (94, 47), "large": (102, 51)}
"""Sizes of notes by name: ten to a sheet of paper, or seven, nearly as large as bought ones."""


def _note(value: object) -> object:
    """The size of a note that is called by its name."""
    if not isinstance(value, str) or value not in NOTES:
        return value
    width, height = NOTES[value]
    return {"width": width, "height": height}


Note = Annotated[
    Format,
    BeforeValidator(_note, json_schema_input_type=Format | Literal["small", "large"]),
]


class Formats(Record):
    """Trim sizes of the flat pieces."""

    deed: Format = Format(width=57, height=80)
    """Title deeds."""
    card: Format = Format(width=87, height=56)
    """Event cards."""
    note: Note = Format(width=94, height=47)
    """Notes; by name `small` (94 × 47, ten to a sheet) or `large` (102 × 51, seven)."""
    aid: Format = Format(width=92, height=120)
    """Leaflets for the players."""


class Variant(Record):
    """One game. ``id`` is the name of its folder."""

    printkit: Literal[1]
    """Version of the definition format."""
    id: Id
    """The name of the folder."""
    fan_kit: bool = False
    """Whether a game that comes with printkit is in it."""
    title: Title
    """The game's name, as it stands on board, notes and sheets; they have room for 40 letters."""
    subtitle: Wording = ""
    """A line below the title."""
    cover: Drawing | None = None
    """What is to be seen on the label of the box and on the rulebook, in place of the theme's."""
    notice: Annotated[str, StringConstraints(max_length=160)] = ""
    """What stands on each sheet: a licence, whose game it is."""
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")]
    """Language of all texts, such as ``en`` or ``de``."""
    players: Players | None = None
    """How many can play; required with a board, money, deeds or seats."""
    theme: Id
    """The look: a shipped theme, or one in the pack's own `templates`."""
    currency: Currency = Currency(symbol="")
    """How amounts are written; required with money, deeds or a casino."""
    space_kinds: dict[Id, SpaceKind] = {}
    """The kinds of spaces, such as streets, taxes and corners."""
    board: Board | None = None
    """The ring of spaces; none for a game without a board."""
    groups: dict[Id, PropertyGroup] = {}
    """The groups of deeds, such as the colours."""
    deed_kinds: dict[Id, DeedKind] = {}
    """How the deeds of each kind collect rent."""
    deeds: dict[Annotated[int | Id, Ref("board.spaces", optional=True)], Deed] = {}
    """Keyed by the index of the space, or by a name where there is no board."""
    deed_deck: DeedDeck | None = None
    """Where the deeds are drawn from a deck, their common back; else each has its own."""
    decks: dict[Id, Deck] = {}
    """The decks of event cards."""
    money: Money | None = None
    """The notes in the box, and what each player starts with."""
    seats: dict[Id, Seat] = {}
    """The players' places, as many as can play."""
    pieces: dict[Id, Piece] = {}
    """Buildings, tokens, chips, dice, and flat pieces such as mats."""
    rolls: dict[Id, Roll] = {}
    """What a player may choose to roll, where there is a choice."""
    pyramids: Pyramids | None = None
    """Where deeds are laid out in rows that carry one another."""
    asteroids: Asteroids | None = None
    """Tiles that fall on deeds by their numbers."""
    aids: dict[Id, Aid] = {}
    """Leaflets for the players."""
    casino: Casino | None = None
    """Bets and stakes."""
    rules: Annotated[dict[Id, Amount], Column("number", unit="number")] = {}
    """Every number that the rules name; see `Numbers of the rules`."""
    rule_kinds: dict[Annotated[Id, Ref("rules")], RuleNumber] = {}
    """What numbers of the game's own are, so that they can be checked."""
    options: dict[Id, Option] = {}
    """Ways to play that the players choose among, such as a shorter game."""
    rulebook: PackPath | None = None
    """The rules as Markdown; may use ``{{ rules.salary | money }}``."""
    house_rules: list[Wording] = []
    """Rules of your own, a list at the end of the rulebook; the base's text stays as it is."""
    rulings: dict[Id, Annotated[Wording, StringConstraints(min_length=1)]] = {}
    """What the rulebook decides in words, by a short name, so that `provenance` can name it:
    `nobody-bids: what happens when nobody bids`."""
    formats: Formats = Formats()
    """Trim sizes of deeds, cards, notes and aids."""
    boxes: Boxes = Boxes()
    """The thickness of what the boxes and bands of the kit hold."""
    provenance: dict[str, Annotated[Provenance, Field(strict=False)]] = {}
    """Route patterns (``deeds.*.rent``) and where those facts come from; nothing counts as stated
    that no pattern names."""
    components: dict[Id, bool] = {}
    """Components switched off (or on) for this game."""
    titles: dict[Id, Title] = {}
    """What components are called, such as `cards: Poker cards`."""
    checks: dict[RuleSelector, Literal["error", "warning", "info", "off"]] = {}
    """What findings weigh in this game, by their code (`PK214`), its beginning (`PK2`) or name."""

    @property
    def has_cards(self) -> bool:
        """Whether there are deeds or decks, for which boxes are made."""
        return bool(self.deeds) or any(deck.cards for deck in self.decks.values())

    @property
    def most_players(self) -> int:
        """How many can play at most; one where nothing is said of players."""
        return 1 if self.players is None else self.players.max

    def deed_name(self, key: int | str) -> str:
        """The name on a deed: its own, or that of its space."""
        deed = self.deeds[key]
        if deed.name is not None:
            return deed.name
        if self.board is not None and isinstance(key, int) and key in self.board.spaces:
            return self.board.spaces[key].name
        return str(key)

    def short_deed_name(self, key: int | str) -> str:
        """The name without the place before it: ``Icy Mantle`` of ``Uranus Icy Mantle``."""
        name, place = self.deed_name(key), self.deeds[key].place
        return name.removeprefix(f"{place} ") if place else name

    def piece_count(self, piece_id: str) -> int:
        """How many of a piece are in the box."""
        return self.pieces[piece_id].total(self)

    def used_formats(self) -> dict[str, Format]:
        """The formats of which the game has pieces."""
        used = {
            "deed": bool(self.deeds),
            "card": any(deck.cards for deck in self.decks.values()),
            "note": self.money is not None,
            "aid": bool(self.aids),
        }
        return {name: getattr(self.formats, name) for name, is_used in used.items() if is_used}

    def group_members(self, group_id: str) -> list[int | str]:
        """Keys of the deeds of a group, in the definition's order."""
        return [key for key, deed in self.deeds.items() if deed.group == group_id]
