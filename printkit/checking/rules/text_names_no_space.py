"""Texts with names that no space or deck has: misspelt ones, and those of the base."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.texts.base_names import gone_names, renamed_decks
from printkit.checking.texts.prose_names import misspelt_names
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

if TYPE_CHECKING:
    from printkit.checking.habits.overlay import Restated

RULE = Rule(
    code="PK319",
    name="text-names-no-space",
    severity=Severity.WARNING,
    what="A text has a name that no space or deck has: almost that of one, or the one of the base.",
    why="A name that was corrected on the board is easily forgotten on the cards and in the rules; "
    "those that come from the base keep its names where they are not expressions. Those in an "
    "inherited rulebook are one finding. Spaces that draw from a renamed deck are such texts, too.",
    bad="text: Advance to Elm Stret.",
    good="text: Advance to Elm Street.   # or to {{ spaces[12].name }}",
)
REQUIRES = ("board",)
_SPOKEN = frozenset(["text", "label", "value", "note", "subtitle", "lines", "table", "house_rules"])


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Names in texts are spelt as on this board."""
    yield from _misspelt(context)
    yield from _on_spaces(context)
    gone = gone_names(context)
    if gone:
        every = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(gone)))})(?!\w)")
        yield from _in_texts(context, gone, every)
        yield from _in_rulebook(context, gone, every)


def _misspelt(context: CheckContext) -> Iterator[Diagnostic]:
    """On cards names of one word must be those of an effect."""
    for card in context.printed_cards:
        wanted = {effect.space for effect in card.effects if effect.do == "move_to"}
        for mention, name in context.space_names.misspelt(card.said):
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


def _on_spaces(context: CheckContext) -> Iterator[Diagnostic]:
    """Spaces that are still called as their deck is in the base."""
    for value, spaces in renamed_decks(context):
        count = (
            "a space that draws from it is"
            if len(spaces) == 1
            else f"{len(spaces)} spaces that draw from it are"
        )
        names = ", ".join(f"{number}: {{name: {value.mine}}}" for number in spaces)
        yield RULE.diagnostic(
            f"the deck is called “{value.mine}” here, but {count} still called “{value.base}”",
            route=value.route,
            help=f"add 'board: {{spaces: {{{names}}}}}'",
            related=(Related("one of them", route=("board", "spaces", spaces[0], "name")),),
        )


def _in_texts(
    context: CheckContext, gone: "dict[str, Restated]", every: re.Pattern[str]
) -> Iterator[Diagnostic]:
    for route, text in context.texts:
        found = every.search(text) if _SPOKEN.intersection(route) else None
        if found is not None:
            yield replace(_of_base("the text", found[1], gone[found[1]]), route=route)


def _in_rulebook(
    context: CheckContext, gone: "dict[str, Restated]", every: re.Pattern[str]
) -> Iterator[Diagnostic]:
    """Names in the edition's own rulebook one by one; in that of the base all together.

    One that is yet to be translated has the names of another language, which PK747 says.
    """
    book, origins = context.rulebook, context.origins
    if book is None or (origins and origins.of_file(book.file) is not None):
        return
    found = {
        name: passage.finding(RULE, match.start(), "", "").span
        for passage in context.passages
        if passage.book
        for match in every.finditer(passage.unwrapped)
        for name in match.groups()
    }
    if not book.is_inherited:
        for name, span in found.items():
            yield replace(_of_base("the text", name, gone[name]), span=span)
    elif found:
        first, *others = found
        plural = "s" if len(others) > 1 else ""
        more = f" (and {len(others)} more name{plural})" if others else ""
        said = _of_base("the rulebook of the base", first, gone[first], more)
        remedy = f"write your own rulebook; {{{{ {_expression(gone[first])} }}}} keeps it right"
        yield replace(said, route=gone[first].route, help=remedy, related=())


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
