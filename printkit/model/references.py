"""Names of things that are defined elsewhere: which values are such names, and where they lead."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from pydantic import BaseModel, Field

from printkit.diagnostics import Route
from printkit.model.base import DrawingName, Id
from printkit.records import record

ICONS, DRAWINGS = "icons", "drawings"
"""What comes with the library, and is defined nowhere."""
NAMES = "x-names"
"""The key of a JSON Schema for where the name is defined that stands there."""


@record
class Ref:
    """The value is the name of something that stands at ``to``: a key there, or a value.

    ``to`` is a route with ``*`` for any step; what is not there may stand at ``also``.
    ``optional``: where the game has no such part, the value names nothing.
    """

    to: str
    also: str = ""
    optional: bool = False

    def __get_pydantic_json_schema__(self, core_schema: Any, handler: Any) -> Any:
        """The schema of the value, with a note where its name is defined."""
        return handler(core_schema) | {NAMES: self.to}


SpaceKindId = Annotated[Id, Ref("space_kinds")]
PlacedKindId = Annotated[Id, Ref("board.spaces.*.kind")]
"""A kind that some space is of."""
SpaceIndex = Annotated[int, Field(ge=0), Ref("board.spaces")]
GroupId = Annotated[Id, Ref("groups")]
DeedKindId = Annotated[Id, Ref("deed_kinds")]
LevelId = Annotated[Id, Ref("deed_kinds.*.levels.*.id")]
DeckId = Annotated[Id, Ref("decks")]
PieceId = Annotated[Id, Ref("pieces")]
BuildingId = Annotated[Id, Ref("pieces", also="deed_kinds.*.levels.*.id")]
"""A piece, or a level of rent."""
OptionId = Annotated[Id, Ref("options")]
Icon = Annotated[DrawingName, Ref(ICONS)]
Drawing = Annotated[DrawingName, Ref(DRAWINGS)]


class Reference(NamedTuple):
    """A name that a definition holds, and where it stands."""

    ref: Ref
    name: str | int
    route: Route


def defined(record: BaseModel, pattern: str) -> set[str | int]:
    """What is there to be named at a pattern: the keys of a mapping, or the values."""
    found: list[Any] = [record]
    for step in pattern.split("."):
        if step == "*":
            found = [inner for each in found for inner in _parts(each)]
        else:
            found = [getattr(each, step) for each in found if each is not None]
    return {
        name
        for each in found
        if each is not None
        for name in (each if isinstance(each, dict) else (each,))
    }


def _parts(value: Mapping[str | int, object] | list[object]) -> Iterable[object]:
    return value.values() if isinstance(value, Mapping) else value


@cache
def annotations_of(record: type[BaseModel]) -> dict[str, Any]:
    """The whole annotation of each field."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hints[name] for name in record.model_fields}


def value_ref(annotation: Any) -> Ref | None:
    """What the values are names of, also those in a list, or in a mapping behind its keys."""
    arguments = get_args(annotation)
    own = (extra for extra in arguments if isinstance(extra, Ref))
    inner = arguments[1:] if get_origin(annotation) is dict else arguments
    return next(chain(own, filter(None, map(value_ref, inner))), None)


def key_ref(annotation: Any) -> Ref | None:
    """What the keys of a mapping are names of, also of one in a list."""
    arguments = get_args(annotation)
    if get_origin(annotation) is dict:
        return value_ref(arguments[0])
    return next(filter(None, map(key_ref, arguments)), None)


def holds_names(annotation: Any, around: tuple[type[BaseModel], ...] = ()) -> bool:
    """Whether there are names in it; records ``around`` it are looked through already."""
    if isinstance(annotation, Ref):
        return True
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        fields = {} if annotation in around else annotations_of(annotation)
        inner = (*around, annotation)
        return any(holds_names(field, inner) for field in fields.values())
    return any(holds_names(argument, around) for argument in get_args(annotation))
