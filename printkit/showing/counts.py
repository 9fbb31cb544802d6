"""How many pieces and sheets a game has; drawing it all to count takes a while, so it is kept."""

from dataclasses import asdict

from printkit.caches.cache import CacheEntry, get, put
from printkit.caches.code import digest_of_code
from printkit.pipeline.prepare import Prepared, open_context
from printkit.pipeline.request import Progress, Request
from printkit.records import record


@record
class ComponentCount:
    """A component: its pieces, all copies counted, and its sheets of each paper."""

    id: str
    pieces: int
    sheets: dict[str, int]


def component_counts(prepared: Prepared) -> list[ComponentCount]:
    """The components of a variant that was loaded without errors."""
    name, key = f"{prepared.loaded.pack.folder}\0{prepared.spoken}", digest_of_code()
    known = get("counts", name, key)
    if known is not None:
        return [ComponentCount(**one) for one in known.value]
    counts = _counted(prepared)
    put(
        "counts", name, key, CacheEntry([asdict(count) for count in counts], prepared.reader.inputs)
    )
    return counts


def _counted(prepared: Prepared) -> list[ComponentCount]:
    from printkit.pipeline.drawing import draw_all  # noqa: PLC0415 - late: only what is not known

    request = Request(prepared.loaded.pack.id, prepared.loaded.pack.folder)
    return [
        ComponentCount(one.component.id, one.pieces, dict(one.sheet_counts))
        for one in draw_all(open_context(prepared), request, Progress())
    ]
