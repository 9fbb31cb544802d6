"""What differs between two games, for terminals.

Signs stand before every line, so that it reads without colours too: ``+`` added, ``-`` removed,
``~`` changed, ``=`` the same although all others of its kind changed.
"""

from collections.abc import Iterator, Sequence
from difflib import ndiff

from printkit.comparing.difference import Change, Difference, Item, PartDifference, Sign
from printkit.comparing.facts import Fact
from printkit.reporting.ansi import Paint, painter
from printkit.reporting.difference_words import heading, nothing, tally
from printkit.reporting.frame import shown

SIGNS = {Sign.ADDED: "+", Sign.REMOVED: "-", Sign.CHANGED: "~", Sign.STAYS: "="}
LONGEST = 60
"""Characters of a value that still stands on one line with its label."""


def difference_text(difference: Difference, *, full: bool = False, colour: bool = False) -> str:
    """All parts below their headings; with ``full`` also what statements tell already."""
    paint = painter(colour=colour)
    if not difference:
        return nothing(difference) + "\n"
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


def _item(item: Item, paint: Paint, *, full: bool) -> Iterator[str]:
    where = f" ({item.where})" if item.where else ""
    renamed = "" if item.was is None else f" (was {item.was})"
    name = shown(f"{item.name}{renamed}{where}")
    if item.sign is not Sign.CHANGED:
        told = "; ".join(_said(change.fact) for change in item.changes)
        style = item.sign.value
        yield (
            "  " + paint(f"{SIGNS[item.sign]} {name}", style) + (f": {shown(told)}" if told else "")
        )
        return
    changes = [change for change in item.changes if full or not change.told]
    head = f"  {paint(SIGNS[item.sign], 'changed')} {name}"
    if len(changes) == 1 and _is_short(changes[0]):
        yield f"{head}: {_change(changes[0], paint)}"
        return
    yield head
    for change in changes:
        if _is_short(change):
            yield f"      {_change(change, paint)}"
        else:
            yield f"      {shown(change.fact.label)}"
            yield from _long(change, paint)


def _said(fact: Fact) -> str:
    value = fact.shown.replace("\n", " / ")
    return f"{fact.label} {value}".strip()


def _is_short(change: Change) -> bool:
    sides = [fact.shown for fact in (change.before, change.after) if fact is not None]
    return all(len(text) <= LONGEST and "\n" not in text for text in sides)


def _change(change: Change, paint: Paint) -> str:
    """``price £350 → £400``; what is only on one side carries a sign."""
    label = shown(change.fact.label)
    gap = " " if label else ""
    before = "" if change.before is None else shown(change.before.shown)
    after = "" if change.after is None else shown(change.after.shown)
    match change.sign:
        case Sign.ADDED:
            return paint(f"+ {label}{gap}{after}", "added")
        case Sign.REMOVED:
            return paint(f"- {label}{gap}{before}", "removed")
        case Sign.STAYS:
            return f"{label}{gap}stays {after}"
        case Sign.CHANGED:
            return f"{label}{gap}{paint(before, 'removed')} → {paint(after, 'added')}"


def _long(change: Change, paint: Paint) -> Iterator[str]:
    """The lines that are gone and those that are new."""
    before, after = (_lines(fact) for fact in (change.before, change.after))
    for line in ndiff(before, after):
        sign, text = line[:2], shown(line[2:])
        if sign == "- ":
            yield "        " + paint(f"- {text}", "removed")
        elif sign == "+ ":
            yield "        " + paint(f"+ {text}", "added")


def _lines(fact: Fact | None) -> Sequence[str]:
    return [] if fact is None else fact.shown.split("\n")
