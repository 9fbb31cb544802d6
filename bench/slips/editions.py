"""Slips in editions that extend a base: in tables laid over its tables, and in names."""

import re
from collections.abc import Iterator
from random import Random

from bench.slips import numbers, words
from bench.slips.pack_text import Edit, PackText, Value
from bench.slips.passages import prose
from bench.slips.slip import Slip, digit_slips
from printkit.diagnostics import Route, format_route
from printkit.loading.load import load

KINDS = (
    numbers.slips_of_digits,
    numbers.exchanged_neighbours,
    numbers.copied_values,
    numbers.missing_levels,
    numbers.values_off,
    words.moved_members,
)
"""The slips that are planted in every game, planted over a base too."""

NEW_NAMES = ("Fish Market", "Old Customs House", "Windmill", "Rain Gauge")
"""For spaces that an author renames without a look at the sentences of the base."""


def over_base(pack: PackText, random: Random) -> Iterator[Slip]:
    """The slips of every game, in what lies over a base."""
    for kind in KINDS:
        for slip in kind(pack, random):
            yield slip._replace(kind=f"over a base: {slip.kind}")


def replaced_digits(pack: PackText, random: Random) -> Iterator[Slip]:
    """Another digit in place of one: 360 for 320."""
    for value in pack.values:
        field = numbers.field_of(value.route)
        if field is not None and numbers.is_whole(value.value):
            text = str(value.value)
            for place, digit in enumerate(text):
                other = random.choice([each for each in "123456789" if each != digit])
                typed = text[:place] + other + text[place + 1 :]
                yield numbers.changed(pack, "over a base: digit replaced", field, (value, typed))


def lost_rows(pack: PackText, random: Random) -> Iterator[Slip]:
    """A row of a table that is not there, where the base has something else in its place."""
    del random
    for route, cells in _rows(pack).items():
        if not all(pack.is_as_in_base(cell) for cell in cells):
            words = f"{format_route(route)} in {cells[0].span.file}"
            edits = (pack.line(cells[0].span),)
            yield Slip(
                "over a base: row lost", "row", (route,), edits, words, stated=True, right=()
            )


def mistyped_keys(pack: PackText, random: Random) -> Iterator[Slip]:
    """A row that has the key of another place."""
    for route, cells in _rows(pack).items():
        span = cells[0].span
        key = str(route[-1])
        for typed in sorted({str(typed) for _, typed in digit_slips(int(key), random)}):
            start = pack.line(span).start
            edit = Edit(span.file, start, start + len(key), typed)
            words = f"{format_route(route)} → {typed} in {span.file}"
            yield Slip("over a base: key of a row", "row", (route,), (edit,), words, stated=True)


def names_of_the_base(pack: PackText, random: Random) -> Iterator[Slip]:
    """An own sentence calls a space as the base does."""
    del random
    for language in pack.loaded.languages:
        base = load(pack.loaded.chain[1].id, language=language).variant
        own = pack.variant_in(language)
        if base is None or base.board is None or own.board is None:
            continue
        there = {n: space.name for n, space in base.board.spaces.items()}
        renamed = {s.name: there[n] for n, s in own.board.spaces.items() if s.name != there.get(n)}
        form = re.compile(r"\b(?:" + "|".join(map(re.escape, renamed)) + r")\b")
        for passage in (p for p in prose(pack) if p.language == language):
            for start, end in passage.matches(pack, form):
                name = pack.texts[passage.file][start:end]
                edit = Edit(passage.file, start, end, renamed[name])
                text = f"{passage.name}: {name} → {renamed[name]}"
                kind = "base's name in an own text"
                yield Slip(kind, "prose", passage.routes, (edit,), text, stated=True)


def renamed_spaces(pack: PackText, random: Random) -> Iterator[Slip]:
    """A space gets another name, and the rulebook of the base still calls it by the old one."""
    book = pack.inherited_rulebook
    for value in pack.values:
        match value.route:
            case ("board", "spaces", _, "name") if str(value.value) in book:
                typed = random.choice(NEW_NAMES)
                edit = pack.replace(value.span, typed)
                text = f"{format_route(value.route)} {value.value} → {typed}"
                kind = "base's name left in its prose"
                yield Slip(kind, "prose", (value.route[:3],), (edit,), text, stated=True)


def _rows(pack: PackText) -> dict[Route, list[Value]]:
    """The cells of the pack's own tables by what their rows are about, but for their keys."""
    found: dict[Route, list[Value]] = {}
    for value in pack.values:
        if value.span.file.endswith(".csv"):
            length = 3 if value.route[0] == "board" else 2
            found.setdefault(value.route[:length], []).append(value)
    return found
