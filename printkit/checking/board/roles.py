"""The jails of a board, by the roles of its kinds of spaces."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from printkit.model.board import Role, SpaceKind
    from printkit.model.variant import Variant


class Jails:
    """The jails of a board, and the spaces that send there, by their positions.

    ``unstated`` are roles that kinds of spaces seem to have by their id or icon, where no kind on
    the board states them: definitions that were written before there were roles are read so, and
    reported (PK523). ``unclear`` are spaces of misspelt kinds (PK160).
    """

    def __init__(self, variant: "Variant") -> None:
        self._spaces = spaces = {} if variant.board is None else variant.board.spaces
        used = {space.kind for space in spaces.values()}
        kinds = {id_: kind for id_, kind in variant.space_kinds.items() if id_ in used}
        stated = {id_: kind.role for id_, kind in kinds.items() if kind.role is not None}
        seeming = {id_: _seeming(id_, kind) for id_, kind in kinds.items() if id_ not in stated}
        known = frozenset(stated.values())
        self.unstated = {id_: r for id_, r in seeming.items() if r is not None and r not in known}
        roles = {index: (stated | self.unstated).get(space.kind) for index, space in spaces.items()}
        self.places = frozenset(index for index, role in roles.items() if role == "jail")
        self.senders = frozenset(index for index, role in roles.items() if role == "go-to-jail")
        self.unclear = frozenset(i for i, s in spaces.items() if s.kind not in variant.space_kinds)

    @property
    def place_names(self) -> list[str]:
        """What the jails are called; each name of several."""
        names = (self._spaces[index].name for index in sorted(self.places))
        return [part.strip() for name in names for part in name.split("/")]


def _seeming(kind_id: str, kind: "SpaceKind") -> "Role | None":
    role: Role = "jail" if kind.stop else "go-to-jail"
    icon = "jail-bars" if kind.stop else "go-to-jail"
    is_meant = "jail" in kind_id or kind.icon == icon
    return role if is_meant and not kind.ownable and kind.draws is None else None


SAID_SO = "write 'role: jail' in the kind of the space that is the jail"
"""How to make a jail known, for remedies."""
