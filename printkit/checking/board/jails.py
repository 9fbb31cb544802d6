"""Which spaces of a board are jails, and which send there, by the roles of their kinds."""

from typing import TYPE_CHECKING

from printkit.checking.board.roles import SpaceRoles

if TYPE_CHECKING:
    from printkit.model.variant import Variant

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
