"""What a base says of facts that a definition over it states itself."""

from printkit.loading.patterns import names_any
from printkit.source.nodes import Entry, Mapping, to_plain

_STAND_IN = "placeholder"


def vouched_for(base: Mapping, own: Mapping) -> Mapping:
    """The base without those patterns of its ``provenance`` that name something of ``own``.

    A base cannot know where that comes from; but what stands in for other facts does so until the
    definition says that it does not.
    """
    stated = base.get("provenance")
    if not isinstance(stated, Mapping):
        return base
    kept = {entry.key.value: entry for entry in stated.entries if _still_holds(entry, own)}
    if len(kept) == len(stated.entries):
        return base
    left = Mapping.of(kept, stated.at)
    entries = (e.with_value(left) if e.value is stated else e for e in base.entries)
    return Mapping(tuple(entries), base.at)


def _still_holds(entry: Entry, own: Mapping) -> bool:
    if to_plain(entry.value) == _STAND_IN:
        return True
    return not names_any(own, str(entry.key.value))
