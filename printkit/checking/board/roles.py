"""The roles of the kinds of spaces on a board: stated, or left open by older definitions."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.model.board import Role, SpaceKind
    from printkit.model.variant import Variant


class SpaceRoles:
    """The roles of the kinds that spaces are of; ``unstated`` are those that only seem meant.

    A role that no kind on the board states is that of a kind that has it by its id or its icon.
    Definitions that were written before there were roles are read so, and reported (PK523).
    """

    def __init__(self, variant: "Variant") -> None:
        spaces = {} if variant.board is None else variant.board.spaces
        used = {space.kind for space in spaces.values()}
        kinds = {id_: kind for id_, kind in variant.space_kinds.items() if id_ in used}
        stated = {id_: kind.role for id_, kind in kinds.items() if kind.role is not None}
        seeming = {id_: _seeming(id_, kind) for id_, kind in kinds.items() if id_ not in stated}
        known = frozenset(stated.values())
        self.unstated = {id_: r for id_, r in seeming.items() if r is not None and r not in known}
        self._by_kind = {**stated, **self.unstated}

    def of(self, kind_id: str) -> "Role | None":
        """The role of a kind."""
        return self._by_kind.get(kind_id)


def _seeming(kind_id: str, kind: "SpaceKind") -> "Role | None":
    role: Role = "jail" if kind.stop else "go-to-jail"
    icon = "jail-bars" if kind.stop else "go-to-jail"
    is_meant = "jail" in kind_id or kind.icon == icon
    return role if is_meant and not kind.ownable and kind.draws is None else None


SAID_SO = "write 'role: jail' in the kind of the space that is the jail"
"""How to make a jail known, for remedies."""


class Jails:
    """The jails of a board, and the spaces that send there, by their positions.

    ``unclear`` are spaces of misspelt kinds, which may be jails (PK160 reports them).
    """

    def __init__(self, variant: "Variant") -> None:
        self._spaces = {} if variant.board is None else variant.board.spaces
        roles, kinds = SpaceRoles(variant), variant.space_kinds
        self.places = frozenset(i for i, s in self._spaces.items() if roles.of(s.kind) == "jail")
        self.senders = frozenset(
            i for i, s in self._spaces.items() if roles.of(s.kind) == "go-to-jail"
        )
        self.unclear = frozenset(i for i, s in self._spaces.items() if s.kind not in kinds)

    @property
    def place_names(self) -> list[str]:
        """What the jails are called; each name of several."""
        names = (self._spaces[index].name for index in sorted(self.places))
        return [part.strip() for name in names for part in name.split("/")]
