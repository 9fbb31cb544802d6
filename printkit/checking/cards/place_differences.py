"""Spaces that a card's text names and its effects do not, or the other way round."""

from collections.abc import Iterator

from printkit.checking.cards.amount_differences import MOVES
from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.card_findings import Fault
from printkit.checking.cards.card_rules import HIDDEN_SPACE, MISSPELT_SPACE, OTHER_SPACE
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.cards.targets import is_destination, sent_to, targets
from printkit.checking.context import CheckContext
from printkit.checking.texts.language import Language
from printkit.checking.texts.space_names import Mention
from printkit.diagnostics import Route


def spaces_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """The text names the spaces that the effects move to, and none in their place."""
    if context.variant.board is None:
        return
    wanted = {
        effect.space: route
        for route, effect in card.placed
        if effect.do == "move_to" and effect.space in context.board.spaces
    }
    names = context.space_names
    found = names.mentions(card.words)
    named = {space for mention in found for space in mention.spaces}
    named |= {space for mention, _ in names.misspelt(card.words) for space in mention.spaces}
    others = _others(context, card, found) if wanted and not named & wanted.keys() else []
    if others:
        called = " or ".join(f"“{context.board.spaces[space].name}”" for space in sorted(wanted))
        message = f"names “{others[0].written}”, but its effect moves to {called}"
        remedy = f"name it as {_name(next(iter(wanted.values())))}, or correct the effect"
        yield Fault(OTHER_SPACE, message, remedy, tuple(_meant(card, others[0], wanted)))
        return
    for space, route in wanted.items():
        is_other = any(0 not in mention.spaces for mention in found)
        if space not in named and not is_other and not names.hinted(space, card.words):
            name = context.board.spaces[space].name
            message = f"moves to “{name}”, but its text does not name it"
            yield Fault(HIDDEN_SPACE, message, f"name it: {_name(route)}")


def nowhere_sent(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """A text sends to a space only if an effect could lead there."""
    does = {effect.do for effect in card.effects}
    if context.variant.board is None or not does or does & _ANYWHERE:
        return
    if does & {"go_to_jail", "leave_jail"} and not context.jails.places:
        return
    allowed = targets(context, card.effects)
    for mention in sent_to(context, card, language):
        if not mention.spaces & allowed and (not does & MOVES or 0 not in mention.spaces):
            message = f"sends to “{mention.written}”, but none of its effects does"
            remedy = "add {do: move_to, space: …}, or correct the text"
            yield Fault(OTHER_SPACE, message, remedy)
            return


_ANYWHERE = {"move_to", "move_by", "opposite_side", "warp", "draw"}


def names_misspelt(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Names are written as on the board; a name of one word must be meant as one."""
    wanted = {effect.space for effect in card.effects if effect.do == "move_to"}
    for mention, name in context.space_names.misspelt(card.said):
        is_meant = wanted & mention.spaces or is_destination(card.said, mention.start, language)
        if " " in name or is_meant:
            message = f"says “{mention.written}”, but the space is called “{name}”"
            yield Fault(MISSPELT_SPACE, message, f"write {name}")


def _others(context: CheckContext, card: PrintedCard, found: list[Mention]) -> list[Mention]:
    """The names of spaces that stand where those of the effects should."""
    sent = sent_to(context, card, card.language) if card.language else []
    return sent or [mention for mention in found if 0 not in mention.spaces]


def _meant(
    card: PrintedCard, mention: Mention, wanted: dict[int, Route]
) -> Iterator[tuple[Route, int]]:
    """The space that the only effect should lead to, if the text is right."""
    if len(wanted) == len(mention.spaces) == 1:
        [route], [space] = wanted.values(), mention.spaces
        yield (*card.route, *route, "space"), space


def _name(route: Route) -> str:
    """The expression for the name of the space that an effect moves to."""
    return f"{{{{ spaces[{expression_of(route)}.space].name }}}}"
