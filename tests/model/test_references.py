"""Each name in a definition says where it is defined, and is found there."""

from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin

from printkit.loading.load import load
from printkit.model import Effect, Piece, Theme, Variant
from printkit.model.base import Id, Record
from printkit.model.contents import contents
from printkit.model.references import PieceId, Ref, annotations_of, defined
from tools.docs_records import members, reachable

if TYPE_CHECKING:
    from pydantic import BaseModel

OWN_NAMES = {
    *[("RentLevel", "id"), ("Variant", "id"), ("Variant", "theme"), ("Flat", "template")],
}
"""What names the record itself, or a pack."""


class Box(Record):
    """A record with names in all kinds of fields."""

    one: PieceId
    maybe: PieceId | None = None
    listed: list[PieceId]
    counted: dict[PieceId, int]
    inner: list["Box"]
    other: str = ""


def holds_plain_ids(annotation: Any) -> bool:
    """Whether a value is an id of which nothing says what it names."""
    arguments = get_args(annotation)
    if get_origin(annotation) is Annotated:
        if any(isinstance(extra, Ref) for extra in arguments):
            return False
        return annotation == Id or holds_plain_ids(arguments[0])
    return any(map(holds_plain_ids, arguments[1:] if get_origin(annotation) is dict else arguments))


def test_names_are_found_with_their_routes() -> None:
    box = Box(
        one="a",
        listed=["b", "c"],
        counted={"d": 2, "none": 0},
        inner=[Box(one="e", maybe="f", listed=[], counted={}, inner=[], other="g")],
    )
    assert [(found.name, found.route) for found in contents(box, ("box",)).names] == [
        ("a", ("box", "one")),
        ("b", ("box", "listed", 0)),
        ("c", ("box", "listed", 1)),
        ("d", ("box", "counted", "d")),
        ("e", ("box", "inner", 0, "one")),
        ("f", ("box", "inner", 0, "maybe")),
    ]


def test_every_id_says_what_it_names() -> None:
    records: list[type[BaseModel]] = [*reachable(Variant), *reachable(Theme)]
    records += [*members(Effect), *members(Piece)]
    plain = {
        (record.__name__, field)
        for record in records
        for field, annotation in annotations_of(record).items()
        if holds_plain_ids(annotation)
    }
    assert plain == OWN_NAMES


def test_what_can_be_named() -> None:
    variant = load("classic-us").variant
    assert variant is not None
    assert defined(variant, "board.spaces") == set(range(40))
    assert defined(variant, "money.denominations") == {500, 100, 50, 20, 10, 5, 1}
    assert {"street", "jail", "go"} <= defined(variant, "board.spaces.*.kind")
    assert "hotel" in defined(variant, "deed_kinds.*.levels.*.id")
    assert defined(variant.model_copy(update={"board": None}), "board.spaces.*.kind") == set()
