"""Cards whose text sends to another space than their effects."""

from collections.abc import Iterator

from printkit.checking.cards.card_amounts import MOVES
from printkit.checking.cards.card_effects import effects_of, expression_of
from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.cards.targets import sent_to, targets
from printkit.checking.subject import Subject
from printkit.checking.texts.language import Language
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK318", "card-names-other-space", Severity.ERROR,
    "The text of a card names another space than its effect moves to.",
    "Spaces are easily counted one off. An expression for the name keeps text and effect together.",
    "text: Advance to Elm Street.\neffects: [{do: move_to, space: 13}]   # Oak Street",
    "text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, space: 12}]",
)  # fmt: skip
REQUIRES = ("decks", "board")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The space in the text is the one in the effect."""
    for card in subject.printed_cards:
        fault = _other(subject, card)
        if fault is not None:
            remedy = f"name it as {{{{ {_name(card)} }}}}, or correct the effect"
            yield differs(RULE, card, fault, remedy)
            continue
        fault = _nowhere(subject, card, card.language)
        if fault is not None:
            yield differs(RULE, card, fault, "add {do: move_to, space: …}, or correct the text")


def _name(card: PrintedCard) -> str:
    """The expression for the name of the space that the card moves to."""
    placed = effects_of(card.card.effects, ("effects",))
    route = next(route for route, effect in placed if effect.do == "move_to")
    return f"spaces[{expression_of(route)}.space].name"


def _other(subject: Subject, card: PrintedCard) -> str | None:
    """A card with a space to move to whose text names others only."""
    wanted = {effect.space for effect in card.effects if effect.do == "move_to"}
    wanted &= subject.board.spaces.keys()
    if not wanted:
        return None
    text = f"{card.title}. {card.said}"
    found = subject.space_names.mentions(text)
    if any(mention.spaces & wanted for mention in found):
        return None
    if any(mention.spaces & wanted for mention, _ in subject.space_names.misspelt(text)):
        return None
    language = card.language
    others = sent_to(subject, card, language) if language else []
    others = others or [mention for mention in found if 0 not in mention.spaces]
    if others:
        names = " or ".join(f"“{subject.board.spaces[space].name}”" for space in sorted(wanted))
        return f"names “{others[0].written}”, but its effect moves to {names}"
    return None


def _nowhere(subject: Subject, card: PrintedCard, language: Language | None) -> str | None:
    """A card whose text sends to a space, without an effect that could lead there."""
    does = {effect.do for effect in card.effects}
    unknown_jail = does & {"go_to_jail", "leave_jail"} and not subject.jails.places
    if (
        language is None
        or not does
        or unknown_jail
        or does & {"move_to", "move_by", "opposite_side", "warp", "draw"}
    ):
        return None
    allowed = targets(subject, card.effects)
    for mention in sent_to(subject, card, language):
        if not mention.spaces & allowed and (not does & MOVES or 0 not in mention.spaces):
            return f"sends to “{mention.written}”, but none of its effects does"
    return None
