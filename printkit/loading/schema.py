"""Following pydantic's error locations through the records' types.

A location holds more than the route: the tag of a chosen variant of a union, the name of a
union's member, ``[key]`` for a mapping's key. Only the types distinguish these from real steps.
"""

from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from printkit.diagnostics import Route


class SchemaLocation(NamedTuple):
    """Where a location leads: the route, the record (or type) there, whether it is a key."""

    route: Route
    annotation: Any
    is_key: bool


def follow(model: type[BaseModel], location: tuple[str | int, ...]) -> SchemaLocation:
    """The route behind a location."""
    annotation: Any = model
    route: Route = ()
    for index, step in enumerate(location):
        if step == "[key]" and index:
            return SchemaLocation(route, annotation, is_key=True)
        annotation, is_step = _into(annotation, step)
        if is_step:
            route = (*route, step)
    return SchemaLocation(route, annotation, is_key=False)


def records_of(annotation: Any) -> list[type[BaseModel]]:
    """The records that a type admits."""
    annotation, _ = bare(annotation)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    if get_origin(annotation) in {Union, UnionType}:
        return [record for member in get_args(annotation) for record in records_of(member)]
    return []


def bare(annotation: Any) -> tuple[Any, str | None]:
    """The type without its annotations, and the field that distinguishes a union's members."""
    tag = None
    while get_origin(annotation) is Annotated:
        for extra in annotation.__metadata__:
            if isinstance(extra, FieldInfo) and isinstance(extra.discriminator, str):
                tag = extra.discriminator
        annotation = get_args(annotation)[0]
    return annotation, tag


def _into(annotation: Any, step: str | int) -> tuple[Any, bool]:
    """The type one step further, and whether the step belongs to the route."""
    annotation, tag = bare(annotation)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is dict:
        return arguments[1], True
    if origin in {list, tuple}:
        return arguments[0], True
    if origin in {Union, UnionType}:
        return _member(annotation, tag, step)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        annotation.model_rebuild()  # resolves types that are named before they exist
        info = annotation.model_fields.get(str(step))
        return (_with_tag(info) if info else Any), True
    return Any, False  # the name of a plain type, such as "int"


def _member(union: Any, tag: str | None, step: str | int) -> tuple[Any, bool]:
    """The member of a union that a tag or a type's name picks, which is not a step."""
    members = [member for member in get_args(union) if member is not type(None)]
    if len(members) == 1:  # X | None does not show in locations
        return _into(members[0], step)
    for record in records_of(union):
        if tag is not None and step in get_args(record.model_fields[tag].annotation):
            return record, False
        if tag is None and step == record.__name__:
            return record, False
    return Any, False


def _with_tag(info: FieldInfo) -> Any:
    return Annotated[info.annotation, info] if info.discriminator else info.annotation
