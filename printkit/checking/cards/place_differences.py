"""Spaces that a card's text names, and those that its effects move to."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import expression_of
from printkit.checking.cards.printed_cards import Fault, PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.texts.base_names import gone_names
from printkit.checking.texts.space_names import Mention, space_names
from printkit.diagnostics import Route


def spaces_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """The text names the spaces that the effects move to, and none in their place."""
    if context.variant.board is None:
        return
    spaces, names = context.board.spaces, space_names(context)
    wanted = {
        effect.space: route
        for route, effect in card.placed
        if effect.do == "move_to" and effect.space in spaces
    }
    if not wanted:
        return
    found = names.mentions(card.words)
    near = [mention for mention, _ in names.misspelt(card.words)]
    named = {space for mention in (*found, *near) for space in mention.spaces}
    others = [mention for mention in found if 0 not in mention.spaces]
    if others and not named & wanted.keys():
        called = " or ".join(f"“{spaces[space].name}”" for space in sorted(wanted))
        message = f"names “{others[0].written}”, but its effect moves to {called}"
        remedy = f"name it as {_name(next(iter(wanted.values())))}, or correct the effect"
        meant = tuple(_meant(card, others[0], wanted))
        yield Fault("PK318", message, remedy, instead=meant, words=others[0].written)
        return
    for space, route in wanted.items():
        if space not in named and not others and not names.hinted(space, card.words):
            if space in _named_as_in_base(context, card.words):
                continue  # PK319 says so
            message = f"moves to “{spaces[space].name}”, but its text does not name it"
            yield Fault("PK323", message, f"name it: {_name(route)}", is_hidden=True)


def _named_as_in_base(context: CheckContext, words: str) -> set[int | str]:
    """The spaces that the words call as the base does."""
    gone = gone_names(context).items()
    return {of.route[2] for name, of in gone if of.route[0] == "board" and name in words}


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
