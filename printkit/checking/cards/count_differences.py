"""Counts of pieces, spaces, turns and times that differ."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.cards.printed_cards import Fault, PrintedCard
from printkit.checking.context import CheckContext
from printkit.checking.figures import figures
from printkit.checking.texts.reading import counts, folded, noun, says
from printkit.diagnostics import Route
from printkit.languages.vocabulary import Vocabulary
from printkit.plain_numbers import plain

_REMEDY = "correct the text or the effect"


class EffectCount(NamedTuple):
    """A number in the effects of a card: of what, by which pattern texts say it, and where."""

    thing: str
    pattern: str
    value: float | None
    route: Route


def counts_differ(context: CheckContext, card: PrintedCard) -> Iterator[Fault]:
    """What can be counted is as much in the text as in the effects."""
    language = card.language
    of_things: dict[tuple[str, str], dict[float, Route]] = {}
    for count in () if language is None else _counts(context, card, language):
        stated = of_things.setdefault((count.thing, folded(count.pattern)), {})
        stated |= {} if count.value is None else {count.value: count.route}
    for (thing, pattern), stated in of_things.items():
        said = [claim.value for claim in counts(folded(card.said), pattern, language)]
        said += [2] if thing == "times" and language and says(language.double, card.said) else []
        wrong = [value for value in said if value not in stated]
        missing = [value for value in stated if value not in said]
        does = " or ".join(map(figures, sorted(stated))) or "none"
        if wrong and (missing or not stated):
            is_one = len(missing) == 1 and thing != "spaces"
            instead = [((*card.route, *stated[v]), plain(wrong[0])) for v in missing if is_one]
            message = f"says {figures(wrong[0])} {thing}, but its effects say {does}"
            yield Fault("PK314", message, _REMEDY, instead=tuple(instead))
        elif any(value > 1 and value not in card.numbers for value in missing):
            message = f"does not say that it is about {does} {thing}"
            yield Fault("PK314", message, _REMEDY, is_hidden=True)


def _counts(
    context: CheckContext, card: PrintedCard, language: Vocabulary
) -> Iterator[EffectCount]:
    """The counts in the effects; None where a move to the next of a kind multiplies nothing."""
    for route, effect in card.placed:
        if effect.do == "move_by" and effect.steps:
            yield EffectCount("spaces", language.space, abs(effect.steps), (*route, "steps"))
        elif effect.do == "turns" and effect.count:
            yield EffectCount("turns", language.turn, abs(effect.count), (*route, "count"))
        elif effect.do == "gain" or effect.do == "lose":  # noqa: PLR1714 - mypy narrows only this
            piece = context.variant.pieces.get(effect.piece)
            if piece is not None:
                pattern, place = noun(piece.name, language), (*route, "count")
                yield EffectCount(f"of '{effect.piece}'", pattern, effect.count, place)
        elif effect.do == "move_to_nearest":
            yield EffectCount("times", language.times, effect.rent_times, (*route, "rent_times"))
            yield EffectCount("times", language.times, effect.dice_times, (*route, "dice_times"))
