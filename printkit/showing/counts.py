"""How many pieces and sheets a game has; drawing it all to count takes a while, so it is kept."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from printkit.cache_folder import cache_folder, keep, kept
from printkit.pipeline.fingerprint import digest_of_code, digest_of_text
from printkit.pipeline.prepare import Prepared, open_studio
from printkit.pipeline.request import Progress, Request
from printkit.source.pack_reader import are_current


@dataclass(frozen=True, slots=True)
class ComponentCount:
    """A component: its pieces, all copies counted, and its sheets of each paper."""

    id: str
    pieces: int
    sheets: dict[str, int]


def component_counts(prepared: Prepared) -> list[ComponentCount]:
    """The components of a variant that was loaded without errors."""
    path = _kept_at(prepared)
    known = None if path is None else _read(path)
    if known is None:
        known = _counted(prepared)
        if path is not None:
            counts = [asdict(count) for count in known]
            keep(path, json.dumps({"inputs": prepared.reader.inputs, "counts": counts}).encode())
    return known


def _counted(prepared: Prepared) -> list[ComponentCount]:
    from printkit.pipeline.drawing import draw_all  # noqa: PLC0415 - late: only what is not known

    request = Request(prepared.loaded.pack.id, prepared.loaded.pack.folder)
    return [
        ComponentCount(one.component.id, one.pieces, one.sheet_counts())
        for one in draw_all(open_studio(prepared), request, Progress())
    ]


def _kept_at(prepared: Prepared) -> Path | None:
    """The file for a game, drawn by printkit exactly as it is now."""
    folder = cache_folder()
    variant = prepared.loaded.variant
    if folder is None or variant is None:
        return None
    key = digest_of_text(digest_of_code(), str(prepared.loaded.pack.folder), variant.language)
    return folder / "counts" / f"{key}.json"


def _read(path: Path) -> list[ComponentCount] | None:
    content = kept(path)
    note = None if content is None else json.loads(content)
    if note is None or not are_current(note["inputs"]):
        return None
    return [ComponentCount(**one) for one in note["counts"]]
