"""Counts of pieces, spaces, turns and times that differ, and the direction of a move."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.cards.card_findings import CORRECT, Fault
from printkit.checking.cards.card_rules import OTHER_COUNT
from printkit.checking.cards.printed_cards import PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.figures import figures, plain
from printkit.checking.texts.language import Language
from printkit.checking.texts.reading import counts, folded, noun, says
from printkit.diagnostics import Route


class Count(NamedTuple):
    """A number in the effects of a card: of what, by which pattern texts say it, and where."""

    thing: str
    pattern: str
    value: float | None
    route: Route


def counts_differ(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """What can be counted is as much in the text as in the effects."""
    of_things: dict[tuple[str, str], dict[float, Route]] = {}
    for count in _counts(context, card, language):
        stated = of_things.setdefault((count.thing, folded(count.pattern)), {})
        stated |= {} if count.value is None else {count.value: count.route}
    for (thing, pattern), stated in of_things.items():
        said = [claim.value for claim in counts(folded(card.said), pattern, language)]
        said += [2] if thing == "times" and says(language.double, card.said) else []
        wrong = [value for value in said if value not in stated]
        missing = [value for value in stated if value not in said]
        does = " or ".join(map(figures, sorted(stated))) or "none"
        if wrong and (missing or not stated):
            is_one = len(missing) == 1 and thing != "spaces"
            instead = [((*card.route, *stated[v]), plain(wrong[0])) for v in missing if is_one]
            message = f"says {figures(wrong[0])} {thing}, but its effects say {does}"
            yield Fault(OTHER_COUNT, message, CORRECT, tuple(instead))
        elif any(value > 1 and value not in card.numbers for value in missing):
            yield Fault(OTHER_COUNT, f"does not say that it is about {does} {thing}")


def _counts(context: CheckContext, card: PrintedCard, language: Language) -> Iterator[Count]:
    """The counts in the effects; None where a move to the next of a kind multiplies nothing."""
    for route, effect in card.placed:
        if effect.do == "move_by" and effect.steps:
            yield Count("spaces", language.space, abs(effect.steps), (*route, "steps"))
        elif effect.do == "turns" and effect.count:
            yield Count("turns", language.turn, abs(effect.count), (*route, "count"))
        elif effect.do == "gain" or effect.do == "lose":  # noqa: PLR1714 - mypy narrows only this
            piece = context.variant.pieces.get(effect.piece)
            if piece is not None:
                pattern, place = noun(piece.name, language), (*route, "count")
                yield Count(f"of '{effect.piece}'", pattern, effect.count, place)
        elif effect.do == "move_to_nearest":
            yield Count("times", language.times, effect.rent_times, (*route, "rent_times"))
            yield Count("times", language.times, effect.dice_times, (*route, "dice_times"))


def directions_differ(_: CheckContext, card: PrintedCard, language: Language) -> Iterator[Fault]:
    """Tokens go the way that the text says, and turns are missed or granted as it says."""
    back, ahead = says(language.back, card.said), says(language.ahead, card.said)
    for effect in card.effects:
        if effect.do == "move_by" and effect.steps:
            yield from _direction(("back", "ahead"), (back, ahead), effect.steps < 0)
        elif effect.do == "move_to":
            is_back = back if effect.backwards else says(language.back_to, card.said)
            yield from _direction(("back", "ahead"), (is_back, ahead), effect.backwards)
        elif effect.do == "turns" and effect.count:
            said = says(language.miss_turn, card.said), says(language.again, card.said)
            yield from _direction(("misses turns", "grants turns"), said, effect.count < 0)


def _direction(
    words: tuple[str, str],
    said: tuple[bool, bool],
    is_first: bool,  # noqa: FBT001 - the third of three alike
) -> Iterator[Fault]:
    """The text says one of the two, and not both; the effect does the other."""
    if said[0] is not said[1] and said[0] is not is_first:
        text, effect = words if said[0] else words[::-1]
        yield Fault(OTHER_COUNT, f"says “{text}”, but its effect “{effect}”")
