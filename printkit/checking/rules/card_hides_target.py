"""Cards that move to a space which their text does not name."""

from collections.abc import Iterator

from printkit.checking.cards.card_effects import effects_of, expression_of
from printkit.checking.cards.card_findings import differs
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.subject import Subject
from printkit.diagnostics import Diagnostic, Rule, Severity

RULE = Rule(
    "PK323", "card-hides-target", Severity.WARNING,
    "A card moves to a space that its text does not name, not even in part.",
    "Players can only go where the text sends them. The name may be that of another edition.",
    "text: Advance to Elm Street.\neffects: [{do: move_to, space: 12}]   # now Harbour Road",
    "text: Advance to {{ spaces[effects[0].space].name }}.\neffects: [{do: move_to, space: 12}]",
)  # fmt: skip
REQUIRES = ("decks", "board")


def check(subject: Subject) -> Iterator[Diagnostic]:
    """The text names the space, or a part of its name; another name is told by PK318."""
    for card in subject.printed_cards:
        for route, effect in effects_of(card.card.effects, ("effects",)):
            if effect.do == "move_to" and _is_hidden(subject, card, effect.space):
                name = subject.board.spaces[effect.space].name
                fault = f"moves to “{name}”, but its text does not name it"
                remedy = f"name it: {{{{ spaces[{expression_of(route)}.space].name }}}}"
                yield differs(RULE, card, fault, remedy)


def _is_hidden(subject: Subject, card: PrintedCard, space: int) -> bool:
    if space not in subject.board.spaces:
        return False
    names, text = subject.space_names, f"{card.title}. {card.said}"
    mentions = names.mentions(text)
    if any(space in m.spaces or 0 not in m.spaces for m in mentions) or names.hinted(space, text):
        return False
    return not any(space in mention.spaces for mention, _ in names.misspelt(text))
