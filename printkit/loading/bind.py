"""Plain data into frozen records: every mistake at once, with its place, in plain words."""

from collections.abc import Mapping
from collections.abc import Sequence as Listed
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from printkit.diagnostics import Diagnostic, Route, format_route
from printkit.loading import codes
from printkit.loading.cell_texts import with_texts
from printkit.loading.comma_slips import comma_slip
from printkit.loading.index import SourceIndex
from printkit.loading.known_parts import remember_parts, with_known_parts
from printkit.loading.respelling import renaming
from printkit.loading.schema import SchemaLocation, follow, records_of
from printkit.loading.slips import with_causes, without_misspelt
from printkit.loading.strays import remedy
from printkit.loading.surroundings import with_surroundings
from printkit.loading.wording import FindingWording, describe, is_about_type, word
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping as Table
from printkit.source.nodes import Sequence, entry_key
from printkit.suggestion import did_you_mean

_Model = TypeVar("_Model", bound=BaseModel)
_Errors = list[Mapping[str, Any]]
_UNKNOWN_KEY = {"extra_forbidden", "invalid_key"}
_FORMER: dict[Route, str] = {
    ("mats",): "a mat is a piece: 'pieces: {my-mat: {kind: flat, template: my-mat, …}}'; "
    "see `printkit help own-pieces`",
}
"""Keys that meant something once, and what takes their place."""


def bind(
    model: type[_Model], data: object, index: SourceIndex, lacking: Listed[Route] = ()
) -> tuple[_Model | None, list[Diagnostic]]:
    """The record made of the data, or everything that is wrong with them.

    ``lacking`` are fields that this record needs, though not all of its kind do.
    """
    errors: _Errors = [{"type": "missing", "loc": route} for route in lacking]
    filled, new = with_known_parts(model, data)
    try:
        record = model.model_validate(filled)
    except ValidationError as error:
        errors += [dict(details) for details in error.errors(include_url=False)]
    if not errors:
        remember_parts(record, filled, new)
        return record, []
    targets = [_target(model, details) for details in errors]
    texts = with_texts(data, zip((t.route for t in targets), errors, strict=True), index)
    if texts is not None:
        return bind(model, texts, index, lacking)
    groups: dict[tuple[Route, bool], list[tuple[SchemaLocation, Mapping[str, Any]]]] = {}
    for target, details in zip(targets, errors, strict=True):
        groups.setdefault((target.route, target.is_key), []).append((target, details))
    deeper = {route[:length] for route, _ in groups for length in range(len(route))}
    found = [
        _diagnose(model, group, index)
        for (route, _), group in groups.items()
        if not (route in deeper and all(is_about_type(details) for _, details in group))
    ]
    once = without_misspelt([diagnostic for diagnostic in found if diagnostic is not None])
    return None, with_causes(once, index)


def _target(model: type[BaseModel], details: Mapping[str, Any]) -> SchemaLocation:
    """Where the error is; a wrong tag is a mistake of the field that holds it."""
    target = follow(model, details["loc"])
    if details["type"] in {"union_tag_invalid", "union_tag_not_found"}:
        field = details["ctx"]["discriminator"].strip("'")
        return SchemaLocation((*target.route, field), target.annotation, is_key=False)
    return target


def _diagnose(
    model: type[BaseModel],
    group: list[tuple[SchemaLocation, Mapping[str, Any]]],
    index: SourceIndex,
) -> Diagnostic | None:
    """The finding; None where the one about the line before says it."""
    target, details = group[0]
    route = target.route
    if details["type"] in _UNKNOWN_KEY:
        return _unknown_key(model, details["loc"], route, index)
    if details["type"] in {"missing", "union_tag_not_found"}:
        return _missing(route, index)
    if route == ("printkit",):
        return _version(details["input"], index)
    is_colour = "colour" in format_route(route)
    errors = [details for _, details in group]
    found = word(errors, _subject(target, index), is_colour=is_colour)
    return _placed(with_surroundings(found, errors, target, index), target, index)


def _placed(found: FindingWording, target: SchemaLocation, index: SourceIndex) -> Diagnostic:
    place = index.key_span if target.is_key else index.span_of
    return found.rule.diagnostic(
        found.message,
        span=place(target.route),
        route=target.route,
        help=found.help,
        fix=None if target.is_key else found.fix(target.route),
    )


_FOR_YOU = "a column for you alone is called 'notes' and not read; "


def _subject(target: SchemaLocation, index: SourceIndex) -> str:
    """How a message names the value: by its key, or its place in a list."""
    if not target.route:
        return "the definition"
    last = target.route[-1]
    if target.is_key:
        return "the key"
    if isinstance(last, int) and len(target.route) > 1:
        around = index.value_of(target.route[:-1])
        if isinstance(around, Sequence):
            return f"item {last + 1} of '{target.route[-2]}'"
        return f"'{target.route[-2]}.{last}'"
    return f"'{last}'"


def _unknown_key(
    model: type[BaseModel],
    location: Listed[str | int],
    route: Route,
    index: SourceIndex,
) -> Diagnostic | None:
    slip = _FORMER.get(route) or comma_slip(route, index)
    records = records_of(follow(model, tuple(location[:-1])).annotation)
    known = sorted(
        {field for record in records for field in record.model_fields} - {"id", "fan_kit"}
    )
    suggestion = did_you_mean(str(route[-1]), known)
    if slip is None and suggestion is None:
        slip = remedy(model, route, index)
    if slip == "":
        return None
    head = index.head_span(route)
    noun, around = ("key", route[:-1]) if head is None else ("column", route[:-2])
    inside = f" in '{format_route(around)}'" if around else ""
    found = codes.UNKNOWN_KEY.diagnostic(
        f"the {noun} {describe(str(route[-1]))} is not known{inside}",
        span=head or index.key_span(route),
        route=route,
        help=slip or suggestion or f"{_FOR_YOU if head else ''}known are {', '.join(known)}",
        fix=None if slip else renaming(route, str(route[-1]), known),
    )
    return replace(found, cause=around) if slip else found


def _missing(route: Route, index: SourceIndex) -> Diagnostic:
    inside = f" in '{format_route(route[:-1])}'" if len(route) > 1 else ""
    remedy = "printkit: 1" if route == ("printkit",) else f"{route[-1]}: …"
    meant = _meant_beside(route[:-1], index)
    return codes.MISSING_FIELD.diagnostic(
        f"'{route[-1]}' is missing{inside}",
        span=index.span_of(route),
        route=route,
        help=f"{meant} if not, add '{remedy}'" if meant else f"add '{remedy}'",
    )


def _meant_beside(route: Route, index: SourceIndex) -> str | None:
    """Which entry of the same table may be meant by one that is not whole, such as a base's."""
    around = index.value_of(route[:-1]) if route else None
    if not isinstance(around, Table):
        return None
    others = [str(entry.key.value) for entry in around.entries if entry_key(entry) != route[-1]]
    return did_you_mean(str(route[-1]), others)


def _version(value: object, index: SourceIndex) -> Diagnostic:
    newer = isinstance(value, int) and value > 1
    return WRONG_VALUE.diagnostic(
        f"the definition is written for format {describe(value)}, but this printkit reads format 1",
        span=index.span_of(("printkit",)),
        route=("printkit",),
        help="install a newer printkit" if newer else "write 'printkit: 1'",
    )
