"""A game still prints texts in another language: those of its base, or its own that its language
file has no wording for.

What an edition does not state it takes from its base, as it is: the cards, the lines of the deeds
and the rulebook are then in one language, the names in another.
Bad: extends: classic-us   # in English
    language: it
Good: extends: classic-us
    language: it
    # and all texts in languages/it.yaml
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.checking.context import CheckContext
from printkit.checking.texts.printed_texts import is_sentence
from printkit.diagnostics import Findings, Related, Route, Rule, Severity

if TYPE_CHECKING:
    from printkit.checking.texts.foreign import Origins

RULE = Rule.documented(__name__, __doc__, "PK747", Severity.WARNING)


def check(context: CheckContext) -> Findings:
    origins = context.origins
    if origins is None:
        return
    found = list(_foreign(context, origins))
    left = Counter(str(route[0]).replace("_", " ") for route, _ in found)
    parts = [f"{count} of {part}" for part, count in left.most_common()]
    languages = [code for _, code in found]
    book = None if context.rulebook is None else origins.of_file(context.rulebook.file)
    if book is not None:
        parts.append("the rulebook")
        languages.append(book)
    if parts:
        wanted, count = context.variant.language, len(found)
        texts = f"{count} texts are" if count != 1 else "1 text is"
        yield RULE.diagnostic(
            f"the game is in '{wanted}', but {texts} still in '{languages[0]}': {', '.join(parts)}",
            route=("language",),
            help=f"'printkit texts {context.variant.id} --language {wanted} > {wanted}.csv' writes "
            f"them down, 'printkit texts {context.variant.id} --take {wanted}.csv' takes the "
            "translations",
            related=(Related("the first of them", route=found[0][0]),) if found else (),
        )


def _foreign(context: CheckContext, origins: "Origins") -> Iterator[tuple[Route, str]]:
    for route, text in context.texts:
        if not is_sentence(text, route, context.variant):
            continue
        spoken = origins.foreign(route)
        if spoken is not None:
            yield route, spoken
