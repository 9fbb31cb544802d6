"""Names that differ by one letter."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from printkit.checking.context import CheckContext
from printkit.checking.texts.names import named, one_slip_apart
from printkit.diagnostics import Diagnostic, Related, Rule, Severity

RULE = Rule(
    code="PK721",
    name="near-duplicate-name",
    severity=Severity.WARNING,
    what="Two names differ by a single letter, or by capitals only.",
    why="One of them is likely to be misspelt; if not, players will confuse the two.",
    bad="Community Chest, Comunity Chest",
    good="Community Chest, Community Chest",
)

SHORTEST = 5
"""Letters: shorter names, such as Elm and Elk, are often one letter apart."""
SHORTEST_WORD = 4
"""Letters: so are shorter words of names."""


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """Different names are more than a slip of the pen apart; the rarer one is reported."""
    names = list(named(context))
    uses = Counter(name.text for name in names)
    first = {name.text: name for name in reversed(names)}
    plain = {name: name.casefold() for name in uses}
    for one, other in combinations(uses, 2):
        if _alike(plain[one], plain[other]):
            rare, usual = (one, other) if uses[one] < uses[other] else (other, one)
            yield RULE.diagnostic(
                f"the names '{rare}' and '{usual}' are almost the same",
                route=first[rare].route,
                help="correct the one that is misspelt, or make them more different",
                related=(Related("the other name", route=first[usual].route),),
            )


def _alike(one: str, other: str) -> bool:
    if one == other:
        return True
    is_long = len(one) >= SHORTEST and len(other) >= SHORTEST
    return is_long and one_slip_apart(one, other) and not _are_other_words(one, other)


def _are_other_words(one: str, other: str) -> bool:
    """Whether the names differ in a short word only, as Fig Street and Fir Street do."""
    words, others = one.split(), other.split()
    if not len(words) == len(others) > 1:
        return False
    pairs = [(a, b) for a, b in zip(words, others, strict=True) if a != b]
    return all(len(a) == len(b) < SHORTEST_WORD for a, b in pairs)
