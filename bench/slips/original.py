"""What stood there before a slip, and whether the first finding leads an author back to it."""

import re
from collections.abc import Iterator, Sequence

from bench.slips.pack_text import Edit, PackText, Value, apply
from bench.slips.slip import Slip
from printkit.diagnostics import Diagnostic

_GAP = re.compile(r"(?<=\d)[.,'’\s](?=\d{3}(?!\d))")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_LONGEST = 40
"""Characters of a value that a finding can be expected to repeat."""


def right_values(pack: PackText, slip: Slip) -> tuple[str, ...]:
    """What a finding should name, at least one of them; nothing where nothing can be named."""
    return tuple(_originals(pack, slip)) if slip.right is None else slip.right


def is_known(pack: PackText, slip: Slip) -> bool:
    """Whether the base, a twin, a sum or another statement knows the right value."""
    values = [pack.by_route[route] for route in slip.routes if route in pack.by_route]
    return slip.stated or any(pack.is_as_in_base(v) or _has_twin(pack, v) for v in values)


def leads_back(pack: PackText, slip: Slip, found: Sequence[Diagnostic]) -> bool:
    """Whether the first finding stands on the slip's own line and names the right value."""
    first = found[0]
    if first.span is None or (first.span.file, first.span.line) not in set(_lines(pack, slip)):
        return False
    return any(_names(first, value) for value in right_values(pack, slip))


def _originals(pack: PackText, slip: Slip) -> Iterator[str]:
    before = {(edit.file, edit.start, edit.end): edit.text for edit in slip.setup}
    for edit in _own_edits(slip):
        there = pack.texts[edit.file][edit.start : edit.end]
        text = before.get((edit.file, edit.start, edit.end), there).strip(", ")
        if text and "\n" not in text and len(text) <= _LONGEST:
            yield text


def _own_edits(slip: Slip) -> Iterator[Edit]:
    return (edit for edit in slip.edits if edit not in slip.setup)


def _lines(pack: PackText, slip: Slip) -> Iterator[tuple[str, int]]:
    """The lines of the slip, as they are counted once it is made; of a text also those above it."""
    for edit in _own_edits(slip):
        earlier = tuple(e for e in slip.edits if e.file == edit.file and e.start < edit.start)
        shift = sum(len(e.text) - (e.end - e.start) for e in earlier)
        [(_, changed)] = apply(pack.texts, (*earlier, edit))
        line = changed.decode().count("\n", 0, edit.start + shift) + 1
        yield from ((edit.file, line - above) for above in range(_lines_above(pack, edit) + 1))


def _lines_above(pack: PackText, edit: Edit) -> int:
    """In a text of several lines: how many there are before that of the edit."""
    text = pack.texts[edit.file]
    starts = (pack.offset(v.span) for v in pack.values if v.span.file == edit.file)
    start = max((start for start in starts if start <= edit.start), default=edit.start)
    return text.count("\n", start, edit.start) if text[start : start + 1] in {">", "|"} else 0


def _has_twin(pack: PackText, value: Value) -> bool:
    """Whether another deed of the group has the same number in the same place."""
    match value.route:
        case ("deeds", key, *rest) if rest != ["group"]:
            deeds = pack.variant.deeds
            twins = [k for k in deeds if k != key and deeds[k].group == deeds[key].group]
            others = (pack.by_route.get(("deeds", twin, *rest)) for twin in twins)
            return any(other is not None and other.value == value.value for other in others)
    return False


def _names(found: Diagnostic, value: str) -> bool:
    if found.likely is not None:
        return _plain(str(found.likely)) == _plain(value)
    text = _plain(f"{found.message} {found.help or ''}")
    numbers = _NUMBER.findall(_plain(value))
    if numbers:
        return set(numbers) <= set(_NUMBER.findall(text))
    return value in text


def _plain(text: str) -> str:
    """The text with its numbers as they stand in definitions."""
    return _GAP.sub("", text)
