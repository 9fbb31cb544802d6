"""``changes``: what a definition does to its base before it is laid over it.

``remove: patterns`` drops what the patterns name; ``round_up: 5`` raises every amount of
money to a multiple, ``only: patterns`` narrows it. Changes are applied in their order.
"""

from printkit.diagnostics import Diagnostic, Fix, Route, Span
from printkit.loading import codes
from printkit.loading.patterns import matches, rewrite, suggest
from printkit.loading.respelling import renaming
from printkit.plain_numbers import round_up
from printkit.source.nodes import Entry, Mapping, Node, Rounded, Scalar, Sequence, entry_key
from printkit.suggestion import did_you_mean

MONEY = (
    "deeds.*.price",
    "deeds.*.mortgage",
    "deeds.*.resale",
    "deeds.*.build_cost",
    "deeds.*.rent",
    "deeds.*.rents.*",
    "board.spaces.*.amount",
    *(
        f"decks.*.cards.*.effects.{place}{name}"
        for place in ("*.", "*.options.*.")
        for name in ("amount", "fee", "fees.*", "otherwise_pay")
    ),
    *(f"rules.{name}" for name in ("salary", "*_salary", "*_fee", "*_tax", "*_price", "*_cost")),
)
"""Where amounts of money stand.

Not among them: notes and start money, which must agree with each other, and the rents of
kinds whose ``unit`` is ``dice``, which are multiples.
"""
_DICE_RENTS = ("deeds.*.rent", "deeds.*.rents.*")
SMALLEST_STEP, LARGEST_STEP = 0.001, 1_000_000_000_000
"""Of ``round_up``; amounts themselves are no larger."""
_KEYS = ("remove", "round_up", "only")


def apply_changes(base: Mapping, changes: Node) -> tuple[Mapping, list[Diagnostic]]:
    """The base after all changes, and what is wrong with them."""
    if not isinstance(changes, Sequence):
        return base, [_bad("'changes' must be a list", changes)]
    diagnostics: list[Diagnostic] = []
    for change in changes.items:
        base, found = _apply(base, change)
        diagnostics += found
    return base, diagnostics


def _apply(base: Mapping, change: Node) -> tuple[Mapping, list[Diagnostic]]:
    if not isinstance(change, Mapping):
        return base, [_bad("a change is a 'remove: …' or a 'round_up: …'", change)]
    unknown = [entry.key for entry in change.entries if entry.key.value not in _KEYS]
    if unknown:
        word = str(unknown[0].value)
        fix = renaming(unknown[0].span, word, _KEYS)
        hint = did_you_mean(word, _KEYS)
        return base, [_bad(f"there is no change '{word}'", unknown[0], hint, fix)]
    remove, step, only = (change.get(key) for key in _KEYS)
    if (remove is None) == (step is None) or (only is not None and step is None):
        return base, [_bad("a change is one 'remove', or one 'round_up' with 'only'", change)]
    if remove is not None:
        return _remove(base, remove)
    return _round_up(base, step, only, change)


def _remove(base: Mapping, remove: Node) -> tuple[Mapping, list[Diagnostic]]:
    patterns = _patterns(remove)
    if patterns is None:
        return base, [_bad("'remove' needs a pattern or a list of them", remove)]
    diagnostics = []
    for pattern in patterns:
        changed, count = rewrite(base, str(pattern.value), lambda _route, _node: None)
        if not count:
            diagnostics.append(_without_effect(base, pattern))
        base = changed
    return base, diagnostics


def _round_up(
    base: Mapping, step: Node | None, only: Node | None, change: Mapping
) -> tuple[Mapping, list[Diagnostic]]:
    if not isinstance(step, Scalar) or not _is_step(step.value):
        least, most = SMALLEST_STEP, f"{LARGEST_STEP:,}"
        return base, [_bad(f"'round_up' needs a number from {least} to {most}", step or change)]
    patterns = [] if only is None else _patterns(only)
    if patterns is None:
        return base, [_bad("'only' needs a pattern or a list of them", only or change)]
    rounding = _Rounding(base, step, [str(pattern.value) for pattern in patterns])
    original = base
    for money in MONEY:
        base, _ = rewrite(base, money, rounding.change)
    base, _ = rewrite(base, "deeds.*", rounding.note_rent)
    unused = [p for p in patterns if str(p.value) not in rounding.used]
    return base, [_without_effect(original, pattern) for pattern in unused]


class _Rounding:
    """Rounds amounts of money up, where ``only`` allows it."""

    def __init__(self, base: Mapping, step: Scalar, only: list[str]) -> None:
        assert isinstance(step.value, int | float)  # noqa: S101 - checked before
        self.step = step.value
        self.place = step.span
        self.only = only
        self.used: set[str] = set()
        self._dice_deeds = _dice_deeds(base)
        self._rents: dict[Route, Scalar] = {}

    def change(self, route: Route, node: Node) -> Node:
        """The rounded amount; whatever else stands there stays."""
        if not isinstance(node, Scalar) or not _is_number(node.value) or self._is_dice(route):
            return node
        wanted = {pattern for pattern in self.only if matches(pattern, route)}
        self.used |= wanted
        if self.only and not wanted:
            return node
        rounded = round_up(node.value, self.step)  # type: ignore[arg-type]  # a number
        if rounded == node.value:
            return node
        if matches("deeds.*.rent", route):
            self._rents[route[:2]] = node
        return Rounded(rounded, node.span, self.place)

    def note_rent(self, route: Route, deed: Node) -> Node:
        """The deed, which remembers the rent that was rounded: its multiples are of that one."""
        rent = self._rents.get(route)
        if rent is None or not isinstance(deed, Mapping):
            return deed
        before = deed.get("rounded_from")
        first = before.get("rent") if isinstance(before, Mapping) else None
        values = (("rent", first or rent), ("step", Scalar(self.step, self.place)))
        noted = Mapping(tuple(_entry(key, value, self.place) for key, value in values), self.place)
        others = tuple(entry for entry in deed.entries if entry_key(entry) != "rounded_from")
        return Mapping((*others, _entry("rounded_from", noted, self.place)), deed.at)

    def _is_dice(self, route: Route) -> bool:
        return route[1] in self._dice_deeds and any(matches(p, route) for p in _DICE_RENTS)


def _entry(key: str, value: Node, place: Span) -> Entry:
    return Entry(Scalar(key, place), value)


def _dice_deeds(base: Mapping) -> set[str | int | float | bool | None]:
    """Keys of the deeds whose rents are multiples of the dice."""
    kinds, deeds = base.get("deed_kinds"), base.get("deeds")
    if not isinstance(kinds, Mapping) or not isinstance(deeds, Mapping):
        return set()
    dice = {e.key.value for e in kinds.entries if _text(e.value, "unit") == "dice"}
    return {e.key.value for e in deeds.entries if _text(e.value, "kind") in dice}


def _text(node: Node, key: str) -> object:
    value = node.get(key) if isinstance(node, Mapping) else None
    return value.value if isinstance(value, Scalar) else None


def _patterns(node: Node) -> list[Scalar] | None:
    """One pattern or several; nothing if they are not text."""
    items = node.items if isinstance(node, Sequence) else (node,)
    found = [item for item in items if isinstance(item, Scalar) and isinstance(item.value, str)]
    return found if len(found) == len(items) and found else None


def _is_step(value: object) -> bool:
    return _is_number(value) and SMALLEST_STEP <= value <= LARGEST_STEP  # type: ignore[operator]  # a number


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _without_effect(base: Mapping, pattern: Scalar) -> Diagnostic:
    return codes.BAD_CHANGE.diagnostic(
        f"'{pattern.value}' matches nothing in the base",
        span=pattern.span,
        help=suggest(base, str(pattern.value)) or "delete this change",
    )


def _bad(
    message: str,
    node: Node,
    help: str | None = None,  # noqa: A002 - the field's name
    fix: Fix | None = None,
) -> Diagnostic:
    return codes.BAD_CHANGE.diagnostic(
        message,
        span=node.span,
        help=help or "write '- remove: \"deeds.*.rents\"' or '- round_up: 5'",
        fix=fix,
    )
