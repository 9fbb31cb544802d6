"""Ways to play that the players choose among before they begin."""

from typing import Annotated

from pydantic import Field

from printkit.model.base import Amount, Id, Name, Record
from printkit.model.references import Ref

Minutes = Annotated[int, Field(ge=5, le=1_440)]
PlayerCount = Annotated[int, Field(ge=1, le=20)]


class Option(Record):
    """A way to play that the players agree on before they begin; the rulebook explains it."""

    name: Name
    """What it is called."""
    rules: dict[Annotated[Id, Ref("rules")], Amount] = {}
    """The numbers of the rules that are different then."""
    minutes: dict[PlayerCount, Minutes] = {}
    """How long a game takes, by the number of players."""
