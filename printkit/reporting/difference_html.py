"""What differs between two games as one page, side by side, to look at and to print.

The page stands alone: no script, and no font or picture from elsewhere.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from printkit.comparing.difference import (
    ChangeSign,
    ComparedSide,
    Difference,
    DifferentThing,
    FactChange,
    PartDifference,
    Statement,
)
from printkit.comparing.facts import Fact, FactKind
from printkit.reporting.difference_style import style
from printkit.reporting.difference_words import SIGNS, heading, nothing, tally
from printkit.reporting.html_writing import Html, joined, tag

_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")
_WORDS = re.compile(r"(?:(?<!\s)\s++)?\S++\s*+")
ALIKE = 0.3
"""How much of two texts must agree for their words to be marked, from 0 to 1."""
_NOTHING = "–"


def difference_html(difference: Difference, *, full: bool = False) -> str:
    """The whole page; with ``full`` also what statements say already."""
    title = heading(difference)
    parts = [part for part in difference.parts if part.statements or _listed(part, full=full)]
    head = joined(
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", title),
        tag("style", Html(style())),
    )
    body = joined(
        _header(difference, parts),
        _statements(difference.statements),
        *(_part(difference, part, full=full) for part in parts),
        tag("footer", "Made by printkit diff."),
    )
    page = tag("html", tag("head", head), tag("body", body), lang="en")
    return f"<!DOCTYPE html>\n{page}\n"


def _header(difference: Difference, parts: Sequence[PartDifference]) -> Html:
    before, after = difference.before, difference.after
    title = tag("h1", before.title, " ", tag("span", "→", class_="arrow"), " ", after.title)
    links = [tag("a", part.title, href=f"#{part.id}") for part in parts]
    names = f"{before.called} ({before.language}) → {after.called} ({after.language})"
    words = tally(difference) if difference else nothing(difference)
    return tag(
        "header",
        tag("p", "printkit · what differs", class_="overline"),
        title,
        tag("div", names),
        tag("div", tag("strong", words)),
        tag("nav", *links) if links else "",
    )


def _statements(statements: Sequence[Statement]) -> Html:
    lines = [tag("li", statement.text) for statement in statements]
    return tag("ul", *lines, class_="told") if lines else Html()


def _listed(part: PartDifference, *, full: bool) -> list[DifferentThing]:
    return [item for item in part.items if full or not item.told]


def _part(difference: Difference, part: PartDifference, *, full: bool) -> Html:
    items = _listed(part, full=full)
    count = tag("small", f"{len(part.items)}") if part.items else ""
    return tag(
        "section",
        tag("h2", part.title, count),
        _statements(part.statements),
        _table(difference, items, full=full) if items else "",
        id=part.id,
    )


def _table(difference: Difference, items: Sequence[DifferentThing], *, full: bool) -> Html:
    columns = Html('<colgroup><col class="label"><col><col></colgroup>')
    before, after = _column_titles(difference.before, difference.after)
    head = tag("tr", *(tag("th", title, scope="col") for title in ("", before, after)))
    return tag("table", columns, tag("thead", head), *(_item(item, full=full) for item in items))


def _column_titles(before: ComparedSide, after: ComparedSide) -> tuple[str, str]:
    if before.title == after.title:
        return "Before", "After"
    return before.title, after.title


def _item(item: DifferentThing, *, full: bool) -> Html:
    changes = [change for change in item.changes if full or not change.told]
    rows = [_change(change) for change in changes]
    name = [_name(item)] if item.name else []
    return tag("tbody", *name, *rows, class_=str(item.sign))


def _name(item: DifferentThing) -> Html:
    """The row with the name, which may be another one now, or be on one side only."""
    sign = tag("span", SIGNS[item.sign], class_="sign")
    where = tag("th", sign, item.where, scope="rowgroup")
    match item.sign:
        case ChangeSign.ADDED:
            cells = [tag("td", _NOTHING), tag("td", item.name, class_="after")]
        case ChangeSign.REMOVED:
            cells = [tag("td", item.name, class_="before"), tag("td", _NOTHING)]
        case _ if item.was is not None:
            cells = [
                tag("td", item.was, class_="before"),
                tag("td", item.name, class_="after"),
            ]
        case _:
            cells = [tag("td", item.name, colspan="2")]
    return tag("tr", where, *cells, class_="name")


def _change(change: FactChange) -> Html:
    label = tag("th", change.fact.label, scope="row")
    if change.sign is ChangeSign.STAYS:
        words = f"stays {change.fact.shown}, though the others have changed"
        return tag("tr", label, tag("td", words, colspan="2"))
    before, after = _marked(change)
    return tag("tr", label, _cell(before, "before"), _cell(after, "after"))


def _cell(content: Html | None, side: str) -> Html:
    return tag("td") if content is None else tag("td", content, class_=side)


def _marked(change: FactChange) -> tuple[Html | None, Html | None]:
    """Both values; of two texts that are much alike, the words that differ are marked."""
    before, after = change.before, change.after
    if before is None or after is None or before.kind not in {FactKind.TEXT, FactKind.WORDS}:
        return _value(before), _value(after)
    one, other = _WORDS.findall(before.shown), _WORDS.findall(after.shown)
    was, now = ([word.strip() for word in words] for words in (one, other))
    matcher = SequenceMatcher(None, was, now, autojunk=False)
    if matcher.ratio() < ALIKE:
        return _value(before), _value(after)
    steps = matcher.get_opcodes()
    return (
        joined(*_words(one, "del", [(step[1], step[2], step[0]) for step in steps])),
        joined(*_words(other, "ins", [(step[3], step[4], step[0]) for step in steps])),
    )


def _words(words: Sequence[str], mark: str, steps: Sequence[tuple[int, int, str]]) -> Iterator[str]:
    """The text, with a mark on each run of words that the other text does not have."""
    for start, end, step in steps:
        text = "".join(words[start:end])
        bare = text.rstrip()
        yield bare if step == "equal" or not bare else tag(mark, bare)
        yield text[len(bare) :]


def _value(fact: Fact | None) -> Html | None:
    """What a fact says; a colour with a patch of it."""
    if fact is None:
        return None
    if _COLOUR.fullmatch(fact.shown):
        return joined(
            tag("span", "", class_="swatch", style=f"background:{fact.shown}"), fact.shown
        )
    return joined(fact.shown)
