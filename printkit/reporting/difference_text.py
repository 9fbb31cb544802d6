"""What differs between two games, for terminals.

Signs stand before names and values, so that it reads without colours too: ``+`` added,
``-`` removed, ``~`` changed.
"""

from collections.abc import Iterator, Sequence
from difflib import ndiff

from printkit.comparing.difference import (
    ChangeSign,
    Difference,
    DifferentThing,
    FactChange,
    PartDifference,
)
from printkit.comparing.facts import Fact
from printkit.reporting.ansi import Paint, painter
from printkit.reporting.difference_words import SIGNS, heading, nothing, tally
from printkit.reporting.frame import shown

SIGN = {sign: text.replace("−", "-") for sign, text in SIGNS.items()}
LONGEST = 60
"""Characters of a value that still stands on one line with its label."""
FIRST, CLIPPED = 2, 100
"""What is said about a thing that is new or gone: how many facts, how many characters of each."""

_STYLES = {"- ": "removed", "+ ": "added"}


def difference_text(difference: Difference, *, full: bool = False, colour: bool = False) -> str:
    """All parts below their headings; with ``full`` also what statements say already."""
    paint = painter(colour=colour)
    if not difference:
        return shown(nothing(difference)) + "\n"
    blocks = [[paint(shown(heading(difference)), "place")]]
    if difference.statements:
        blocks.append([paint("~ ", "changed") + shown(s.text) for s in difference.statements])
    blocks += [lines for part in difference.parts if (lines := _part(part, paint, full=full))]
    blocks.append([tally(difference)])
    return "\n\n".join("\n".join(lines) for lines in blocks) + "\n"


def _part(part: PartDifference, paint: Paint, *, full: bool) -> list[str]:
    lines = [f"  {paint('~', 'changed')} {shown(s.text)}" for s in part.statements]
    for item in part.items:
        if full or not item.told:
            lines += _item(item, paint, full=full)
    return [paint(part.title, "place"), *lines] if lines else []


def _item(item: DifferentThing, paint: Paint, *, full: bool) -> Iterator[str]:
    if item.sign is not ChangeSign.CHANGED:
        yield f"  {_whole(item, paint, full=full)}"
        return
    changes = [change for change in item.changes if full or not change.told]
    sign = paint(SIGN[item.sign], "changed")
    if not item.name:
        for change in changes:
            yield from _lines_of(change, paint, f"  {sign} ")
        return
    head = f"  {sign} {_name(item, paint)}"
    if len(changes) == 1 and _is_short(changes[0]):
        yield f"{head}: {_change(changes[0], paint)}"
        return
    yield head
    for change in changes:
        yield from _lines_of(change, paint, "      ")


def _name(item: DifferentThing, paint: Paint) -> str:
    """The name, the former one before it, and the place."""
    where = f" ({shown(item.where)})" if item.where else ""
    if item.was is None:
        return shown(item.name) + where
    return f"{paint(shown(item.was), 'removed')} → {paint(shown(item.name), 'added')}{where}"


def _whole(item: DifferentThing, paint: Paint, *, full: bool) -> str:
    """A thing that only one game has: its name, and the first that is to be said of it."""
    words = [_said(change.fact) for change in (item.changes if full else item.changes[:FIRST])]
    text = "; ".join(words if full else [_clipped(one) for one in words])
    where = f" ({item.where})" if item.where else ""
    name = paint(shown(f"{SIGN[item.sign]} {item.name}{where}"), item.sign.value)
    return name + (f": {shown(text)}" if text else "")


def _clipped(text: str) -> str:
    return text if len(text) <= CLIPPED else text[: CLIPPED - 1].rstrip() + "…"


def _said(fact: Fact) -> str:
    value = fact.shown.replace("\n", " / ")
    return f"{fact.label} {value}".strip()


def _is_short(change: FactChange) -> bool:
    sides = [fact.shown for fact in (change.before, change.after) if fact is not None]
    return all(len(text) <= LONGEST and "\n" not in text for text in sides)


def _change(change: FactChange, paint: Paint) -> str:
    """``price £350 → £400``; what is only on one side carries a sign."""
    label = shown(change.fact.label)
    gap = " " if label else ""
    before = "" if change.before is None else shown(change.before.shown)
    after = "" if change.after is None else shown(change.after.shown)
    match change.sign:
        case ChangeSign.ADDED:
            return paint(f"+ {label}{gap}{after}", "added")
        case ChangeSign.REMOVED:
            return paint(f"- {label}{gap}{before}", "removed")
        case ChangeSign.STAYS:
            return f"{label}{gap}stays {after}"
        case ChangeSign.CHANGED:
            return f"{label}{gap}{paint(before, 'removed')} → {paint(after, 'added')}"


def _lines_of(change: FactChange, paint: Paint, before: str) -> Iterator[str]:
    """A change on one line, or below its label the lines that are gone and those that are new."""
    if _is_short(change):
        yield f"{before}{_change(change, paint)}"
        return
    if change.fact.label:
        yield f"{before}{shown(change.fact.label)}"
    for line in ndiff(_lines(change.before), _lines(change.after)):
        sign, text = line[:2], shown(line[2:])
        if sign in _STYLES:
            yield f"        {paint(f'{sign}{text}', _STYLES[sign])}"


def _lines(fact: Fact | None) -> Sequence[str]:
    return [] if fact is None else fact.shown.split("\n")
