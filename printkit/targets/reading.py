"""A target by its name, or by the path of its file."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from printkit.components.registry import NAMES
from printkit.diagnostics import Diagnostic, Route, Span
from printkit.loading.bind import bind
from printkit.loading.index import SourceIndex
from printkit.loading.packs import Pack, shown_folder
from printkit.model.target import Target
from printkit.records import record
from printkit.source.nodes import to_plain
from printkit.source.pack_reader import PackReader
from printkit.source.yaml_reader import read_yaml
from printkit.suggestion import did_you_mean
from printkit.targets.codes import BAD_TARGET, UNKNOWN_TARGET

ENDING = ".yaml"
FOLDER = "targets"
SHIPPED = Path(__file__).resolve().parent / "shipped"


@record
class LoadedTarget:
    """A target that could be read, its name, and where its values stand."""

    id: str
    target: Target
    index: SourceIndex


Forms = Mapping[str, type[Target]]
"""The forms that can be written, with the records of their targets."""


def shipped_targets() -> list[str]:
    """The names of the targets that come with printkit."""
    return sorted(path.stem for path in SHIPPED.glob(f"*{ENDING}"))


def own_targets(packs: Sequence[Pack], reader: PackReader) -> list[str]:
    """The names of the targets in the packs."""
    found = {
        name.removesuffix(ENDING)
        for pack in packs
        for name in reader.names(pack.folder / FOLDER)
        if name.endswith(ENDING) and not name.startswith(".")
    }
    return sorted(found)


def read_target(
    name: str, packs: Sequence[Pack], reader: PackReader, forms: Forms
) -> LoadedTarget | list[Diagnostic]:
    """The target of that name, or everything that is wrong with it.

    A name is looked up in the folders ``targets`` of the packs, and then among the shipped ones;
    what has a slash or ends with .yaml is the path of a file.
    """
    found = _file_of(name, packs, reader)
    if found is None:
        return [_unknown(name, packs, reader)]
    path, shown = found
    reading = read_yaml(path, shown, reader.read)
    root = reading.mapping
    if root is None or reading.diagnostics:
        return list(reading.diagnostics) or [_not_a_target(shown)]
    index = SourceIndex(root)
    data = to_plain(root)
    form = str(data.get("form", "")) if isinstance(data, dict) else ""
    if form and form not in forms:
        return [_misnamed("form", form, sorted(forms), ("form",), index)]
    target, wrong = bind(forms.get(form, Target), data, index)
    if target is None:
        return wrong
    wrong = _wrong_components(target, index)
    return wrong or LoadedTarget(path.stem, target, index)


def _file_of(name: str, packs: Sequence[Pack], reader: PackReader) -> tuple[Path, str] | None:
    """The file of a target, and what messages call it."""
    if "/" in name or "\\" in name or name.endswith(ENDING):
        path = Path(name).expanduser().absolute()
        if "\0" in name or path.name.startswith(".") or not path.is_file():
            return None  # a name of dots alone would name a folder above
        reader.admit(path.parent)
        return path, f"{shown_folder(path.parent)}/{path.name}".removeprefix("./")
    for pack in packs:
        path = pack.folder / FOLDER / f"{name}{ENDING}"
        if name in own_targets([pack], reader):
            return path, pack.shown_file(f"{FOLDER}/{path.name}")
    if name not in shipped_targets():
        return None
    reader.admit(SHIPPED)
    return SHIPPED / f"{name}{ENDING}", f"{FOLDER}/{name}{ENDING}"


def _unknown(name: str, packs: Sequence[Pack], reader: PackReader) -> Diagnostic:
    known = sorted({*shipped_targets(), *own_targets(packs, reader)})
    listed = f"known are {', '.join(known)}"
    near = did_you_mean(name, known)
    short = name if len(name) <= 60 else f"{name[:59]}…"  # noqa: PLR2004 - a line
    return UNKNOWN_TARGET.diagnostic(
        f"there is no target '{short}'", help=f"{near} ({listed})" if near else listed
    )


def _not_a_target(shown: str) -> Diagnostic:
    return BAD_TARGET.diagnostic(
        "a target is made of keys and values",
        span=Span(shown),
        help="write 'title:' and 'form:', as `printkit help print-shops` shows",
    )


def _wrong_components(target: Target, index: SourceIndex) -> list[Diagnostic]:
    """The names of components that there are none of."""
    named: list[tuple[str, Route]] = [
        (name, ("takes", place)) for place, name in enumerate(target.takes)
    ]
    named += [
        (name, (part, name)) for part in ("refuses", "prefer") for name in getattr(target, part)
    ]
    named += [
        (name, ("products", key, "takes", place))
        for key, product in target.products.items()
        for place, name in enumerate(product.takes)
    ]
    return [
        _misnamed("component", name, NAMES, route, index)
        for name, route in named
        if name not in NAMES
    ]


def _misnamed(
    kind: str, name: str, known: Sequence[str], route: Route, index: SourceIndex
) -> Diagnostic:
    found = BAD_TARGET.diagnostic(
        f"there is no {kind} '{name}'",
        help=did_you_mean(name, known) or f"there are {', '.join(known)}",
    )
    return replace(found, span=index.span_of(route))
