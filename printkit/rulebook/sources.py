"""What of a game is its source's, what is inferred, what stands in, and what is made anew."""

from collections.abc import Callable, Iterator

from printkit.diagnostics import Route
from printkit.languages import Phrases
from printkit.loading.provenance import OriginShare, shares
from printkit.model.variant import Provenance, Variant
from printkit.records import record

Wording = Callable[[str, Route], str]
"""Works out a text that stands at a route."""


@record
class Source:
    """Facts of one origin, in words of the game: ``title`` says which, ``facts`` what they are."""

    origin: Provenance
    title: str
    facts: tuple[str, ...]


def sources(variant: Variant, phrases: Phrases, wording: Wording) -> tuple[Source, ...]:
    """The facts by their origins; nothing as long as some have none."""
    found = shares(variant)
    if None in found or not found:
        return ()
    return tuple(
        Source(origin, phrases.origins[origin.value], tuple(facts))
        for origin in Provenance
        if (facts := list(_facts(origin, found.get(origin, []), variant, phrases, wording)))
    )


def _facts(
    origin: Provenance,
    found: list[OriginShare],
    variant: Variant,
    phrases: Phrases,
    wording: Wording,
) -> Iterator[str]:
    if origin is Provenance.DESIGNED:
        yield phrases.facts["looks"]
    for share in found:
        if share.kind == "rulings":
            yield from (wording(variant.rulings[str(route[-1])], route) for route in share.routes)
        else:
            yield _named(share, phrases)


def _named(share: OriginShare, phrases: Phrases) -> str:
    """The kind of facts; with their number where others of the kind come from elsewhere."""
    fact, count = phrases.facts[share.kind], len(share.routes)
    return (
        fact
        if count == share.of
        else phrases.some_facts.format(fact=fact, count=count, total=share.of)
    )
