"""A text has a name that no space or deck has: almost that of one, or the one of the base.

A name that was corrected on the board is easily forgotten on the cards and in the rules; those that
come from the base keep its names where they are not expressions. Those in an inherited rulebook are
one finding. Spaces that draw from a renamed deck are such texts, too.
Bad: text: Advance to Elm Stret.
Good: text: Advance to Elm Street.   # or to {{ spaces[12].name }}
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.cards.printed_cards import printed_cards
from printkit.checking.context import CheckContext
from printkit.checking.texts.prose_names import (
    gone_names,
    misspelt_names,
    names_in_book,
    names_in_texts,
    renamed_decks,
)
from printkit.checking.texts.space_names import space_names
from printkit.diagnostics import Diagnostic, Findings, Related, Rule, Severity, Span

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated

RULE = Rule.documented(__name__, __doc__, "PK319", Severity.WARNING)
REQUIRES = ("board",)


def check_base_names(context: CheckContext) -> Findings:
    gone = gone_names(context)
    for name, place in names_in_texts(context, gone):
        span, route = (place, None) if isinstance(place, Span) else (None, place)
        yield replace(_of_base("the text", name, gone[name]), span=span, route=route)
    in_base_book = list(names_in_book(context, gone, is_inherited=True))
    for name in in_base_book[:1]:
        others = len(in_base_book) - 1
        more = f" (and {others} more name{'s' if others > 1 else ''})" if others else ""
        said = _of_base("the rulebook of the base", name, gone[name], more)
        remedy = f"write your own rulebook; {{{{ {_expression(gone[name])} }}}} keeps it right"
        yield replace(said, route=gone[name].route, help=remedy, related=())


def check_misspelt(context: CheckContext) -> Findings:
    """On cards names of one word must be those of an effect."""
    for card in printed_cards(context):
        wanted = {p.effect.space for p in card.effects if p.effect.do == "move_to"}
        for mention, name in space_names(context).misspelt(card.said):
            if " " in name or wanted & mention.spaces:
                message = f"card '{card.id}' says “{mention.written}”, but the space is called"
                yield RULE.diagnostic(
                    f"{message} “{name}”",
                    route=(*card.route, "text"),
                    help=f"write {name}",
                    old="PK319",
                    words=mention.written,
                )
    for passage, mention, name in misspelt_names(context):
        message = f"this says “{mention.written}”, but the space is called “{name}”"
        yield passage.finding(RULE, mention.start, message, f"write {name}", old="PK319")


def check_spaces(context: CheckContext) -> Findings:
    """Spaces that are still called as their deck is in the base."""
    decks = [deck.name for deck in context.variant.decks.values()]
    for value, spaces in renamed_decks(context):
        if decks.count(str(value.mine)) > 1:
            continue  # PK721 says so
        where = "1 space" if len(spaces) == 1 else f"{len(spaces)} spaces"
        names = ", ".join(f"{number}: {{name: {value.mine}}}" for number in spaces)
        yield RULE.diagnostic(
            f"the deck is called “{value.mine}” here, but “{value.base}” still stands on {where}",
            route=value.route,
            help=f"add 'board: {{spaces: {{{names}}}}}'",
            related=(Related("one of them", route=("board", "spaces", spaces[0], "name")),),
        )


def _of_base(where: str, name: str, renamed: "Restated", more: str = "") -> Diagnostic:
    noun = "deck" if renamed.route[0] == "decks" else "space"
    return RULE.diagnostic(
        f"{where} says “{name}”{more}, but here the {noun} is called “{renamed.mine}”",
        help=f"write {renamed.mine}, or {{{{ {_expression(renamed)} }}}}",
        related=(Related("the name here", route=renamed.route),),
        old="PK324",
        words=name,
    )


def _expression(renamed: "Restated") -> str:
    """What prints the name, whatever it is."""
    deck, space = renamed.route[1], renamed.route[2]
    return f"decks.{deck}.name" if renamed.route[0] == "decks" else f"spaces[{space}].name"
