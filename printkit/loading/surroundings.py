"""Better remedies for wrong values, from what stands around them in the definition."""

from collections.abc import Mapping as Dict
from collections.abc import Sequence as Listed
from typing import Any

from printkit.loading.index import SourceIndex
from printkit.loading.schema import SchemaLocation
from printkit.loading.shapes import as_list, as_mapping
from printkit.loading.short_names import is_key, short_name
from printkit.loading.wording import LIST, MAPPING, FindingWording, expects
from printkit.source.codes import WRONG_VALUE
from printkit.source.nodes import Mapping, Scalar


def with_surroundings(
    found: FindingWording,
    errors: Listed[Dict[str, Any]],
    target: SchemaLocation,
    index: SourceIndex,
) -> FindingWording:
    """The finding, with the remedy that its place in the definition suggests."""
    value = errors[0]["input"]
    if "short name" in found.message and isinstance(value, str):
        return _short_name(found, value, target, index)
    if found.rule is not WRONG_VALUE or value is None or not target.route:
        return found
    expected = expects(errors)
    if MAPPING in expected and found.help is None:
        return found._replace(help=as_mapping(target.annotation, target.route[-1], value))
    if LIST in expected and found.help is None:
        return found._replace(help=as_list(target.route[-1], value))
    if expected == {"a whole number"} and isinstance(value, str):
        return _space(found, value, index)
    return found


def _short_name(
    found: FindingWording, value: str, target: SchemaLocation, index: SourceIndex
) -> FindingWording:
    """The short name that was meant, certain if something is called so."""
    meant = short_name(value)
    if meant is None:
        return found
    if not target.is_key and is_key(meant, index):
        return found._replace(help=f"did you mean '{meant}'?", value=meant)
    return found._replace(help=f"write '{meant}': {found.help}")


def _space(found: FindingWording, value: str, index: SourceIndex) -> FindingWording:
    """The number of the space that has this name."""
    spaces = index.value_of(("board", "spaces"))
    entries = spaces.entries if isinstance(spaces, Mapping) else ()
    names = ((e.key.value, e.value.get("name")) for e in entries if isinstance(e.value, Mapping))
    numbers = [
        number
        for number, name in names
        if isinstance(name, Scalar) and str(name.value).casefold() == value.strip().casefold()
    ]
    if len(numbers) != 1 or not isinstance(numbers[0], int):
        return found
    return found._replace(
        help=f"'{value.strip()}' is space {numbers[0]}; write {numbers[0]}", value=numbers[0]
    )
