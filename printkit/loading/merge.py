"""A definition laid over its base, key by key."""

from operator import is_

from printkit.source.nodes import Entry, Mapping, Node, Scalar


def merge(base: Mapping, over: Mapping) -> Mapping:
    """The base with what ``over`` states in its place.

    Mappings merge into mappings; everything else replaces. ``replace: true`` inside a
    mapping keeps the base's mapping out; ``null`` removes the base's entry. Places stay
    those of the file where a value stands; replaced places are kept as ``overrides``.
    """
    if _replaces(over):
        return strip_replace(over)
    merged = {entry.key.value: entry for entry in base.entries}
    for entry in over.entries:
        known = merged.get(entry.key.value)
        if known is not None and _is_null(entry.value):
            del merged[entry.key.value]
        elif known is not None:
            value = _merge_value(known.value, entry.value)
            merged[entry.key.value] = Entry(entry.key, value, known.value.at)
        else:
            merged[entry.key.value] = _stripped(entry)
    return Mapping.of(merged, over.at)


def strip_replace(mapping: Mapping) -> Mapping:
    """The mapping without its ``replace: true`` marks, at all levels."""
    kept = mapping.without("replace") if _replaces(mapping) else mapping
    entries = tuple(map(_stripped, kept.entries))
    unchanged = all(map(is_, entries, mapping.entries)) and kept is mapping
    return mapping if unchanged else Mapping(entries, mapping.at)


def _merge_value(base: Node, over: Node) -> Node:
    if isinstance(over, Mapping):
        return merge(base, over) if isinstance(base, Mapping) else strip_replace(over)
    return over


def _stripped(entry: Entry) -> Entry:
    value = entry.value
    return entry.with_value(strip_replace(value)) if isinstance(value, Mapping) else entry


def _replaces(mapping: Mapping) -> bool:
    mark = mapping.get("replace")
    return isinstance(mark, Scalar) and mark.value is True


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None
