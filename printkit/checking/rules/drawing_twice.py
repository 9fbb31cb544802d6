"""A drawing that was copied along with an entry."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from printkit.checking.context import CheckContext
from printkit.diagnostics import Diagnostic, Related, Route, Rule, Severity

RULE = Rule(
    code="PK638",
    name="drawing-twice",
    severity=Severity.INFO,
    what="A property or a token has the drawing of another one, although all others have their "
    "own.",
    why="Where each property, each group or each token has a drawing of its own, one that also "
    "appears elsewhere was usually copied and forgotten. At least four other drawings must be "
    "used by one property or one group only.",
    bad="token-owl: {art: token-owl}\ntoken-kite: {art: token-owl}",
    good="token-owl: {art: token-owl}\ntoken-kite: {art: token-kite}",
)

_FEWEST = 4
"""Drawings that belong to one entry or one group, for a habit."""


class _Entry(NamedTuple):
    name: str
    art: str
    group: str
    route: Route


def check(context: CheckContext) -> Iterator[Diagnostic]:
    """No drawing is where nobody would look for it."""
    for entries in (list(_deeds(context)), list(_tokens(context))):
        slip = _slip(entries)
        if slip is not None:
            first, entry = slip
            yield RULE.diagnostic(
                f"“{entry.name}” has the drawing '{entry.art}' of “{first.name}”; all other "
                "drawings are used in one place only",
                route=entry.route,
                help="choose another from `printkit list art`, if this is not meant",
                related=(Related("used here too", route=first.route),),
            )


def _slip(entries: list[_Entry]) -> tuple[_Entry, _Entry] | None:
    """The one entry with a drawing of another, after that other one."""
    sizes = Counter(entry.group for entry in entries)
    users: dict[str, list[_Entry]] = defaultdict(list)
    for entry in entries:
        users[entry.art].append(entry)
    shared = [each for each in users.values() if not _is_at_home(each, sizes)]
    if len(users) - len(shared) < _FEWEST:
        return None
    strays = [(alike[0], entry) for alike in shared for entry in _strays(alike)]
    return strays[0] if len(strays) == 1 else None


def _is_at_home(users: list[_Entry], sizes: Counter[str]) -> bool:
    """Whether a drawing is that of one entry, or of all the group."""
    groups = {entry.group for entry in users}
    return len(users) == 1 or (len(groups) == 1 and len(users) == sizes[users[0].group])


def _strays(users: list[_Entry]) -> list[_Entry]:
    """The users of a drawing that do not belong to the group that uses it most, or first."""
    ((home, _),) = Counter(entry.group for entry in users).most_common(1)
    return [entry for entry in users if entry.group != home]


def _deeds(context: CheckContext) -> Iterator[_Entry]:
    """The deeds; one that the definition moves to another group brings its drawing along."""
    board = context.variant.board
    restated = frozenset() if context.overlay is None else context.overlay.routes
    for key, deed in context.variant.deeds.items():
        if ("deeds", key, "group") in restated:
            continue
        space = None if board is None or isinstance(key, str) else board.spaces.get(key)
        name = context.variant.deed_name(key)
        if deed.art:
            yield _Entry(name, deed.art, deed.group, ("deeds", key, "art"))
        elif space is not None and space.art:
            yield _Entry(name, space.art, deed.group, ("board", "spaces", key, "art"))


def _tokens(context: CheckContext) -> Iterator[_Entry]:
    for piece_id, piece in context.variant.pieces.items():
        if piece.HAS_OWN_ART:
            yield _Entry(piece.name, piece.made(), piece_id, ("pieces", piece_id, "art"))
