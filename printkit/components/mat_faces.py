"""What the mats of the casino and of the events may show."""

from printkit.components.card_signs import Sign, sign_of
from printkit.components.cards import card_text, card_title
from printkit.components.design import Design
from printkit.model import CasinoMat, Deck, DiceTable
from printkit.model.casino import THROWS
from printkit.records import record
from printkit.text.numbers import format_number


@record
class BetFace:
    """A bet: ``odds`` is written for the language, ``favourable`` of ``throws`` win."""

    id: str
    name: str
    mark: str
    odds: str
    favourable: int
    throws: int


@record
class CasinoFace:
    """The bets in the definition's order, and the stakes."""

    title: str
    text: str
    bets: tuple[BetFace, ...]
    min_stake: int | float
    max_stake: int | float
    step: int | float


@record
class ThrowFace:
    """A throw of two dice and the card that it stands for; ``art`` is the card's drawing."""

    dice: tuple[int, ...]
    title: str
    text: str
    art: str
    sign: Sign


@record
class TableFace:
    """The throws in order, and the deck that they take the place of."""

    title: str
    text: str
    deck_name: str
    icon: str
    throws: tuple[ThrowFace, ...]


def casino_face(design: Design, mat_id: str, mat: CasinoMat) -> CasinoFace:
    """The casino of the game; without one there is nothing to bet on."""
    casino = design.variant.casino
    language = design.variant.language
    bets = () if casino is None else casino.bets.items()
    return CasinoFace(
        title=mat.title,
        text=design.wording(mat.text, ("mats", mat_id, "text"), casino=casino),
        bets=tuple(
            BetFace(
                bet_id,
                bet.name,
                bet.mark,
                format_number(casino.odds(bet_id), language, 1) if casino else "",
                bet.favourable,
                THROWS,
            )
            for bet_id, bet in bets
        ),
        min_stake=casino.min_stake if casino else 0,
        max_stake=casino.max_stake if casino else 0,
        step=casino.step if casino else 0,
    )


def table_face(design: Design, mat_id: str, mat: DiceTable) -> TableFace | None:
    """The cards of the deck that a throw stands for; None where there is no such deck."""
    deck = design.variant.decks.get(mat.deck)
    if deck is None:
        return None
    throws = sorted(_throws(design, mat.deck, deck), key=lambda throw: throw.dice)
    text = design.wording(mat.text, ("mats", mat_id, "text"))
    return TableFace(mat.title, text, deck.name, deck.icon, tuple(throws))


def _throws(design: Design, deck_id: str, deck: Deck) -> list[ThrowFace]:
    money = design.wordings.filters["money"]
    return [
        ThrowFace(
            tuple(sorted(card.roll)),
            card_title(design, deck_id, card_id, card),
            card_text(design, deck_id, card_id, card),
            card.art or "",
            sign_of(card.effects, design.variant, money),
        )
        for card_id, card in deck.cards.items()
        if card.roll is not None
    ]
