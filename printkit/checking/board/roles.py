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
