"""What was drawn before, in a file for each game and look: sides of pieces, whole components.

Scenes are read when somebody looks at them; most builds need no more than how they stand in PDFs.
"""

import contextlib
import marshal
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.art.style import Ink
from printkit.cache_folder import cache_folder, drop_beyond, keep, kept
from printkit.caches.code import digest_of_code
from printkit.components.design import Composition
from printkit.digests import digest_of_text
from printkit.pipeline.plain_components import (
    Plain,
    PlainDrawings,
    children_of,
    component_of,
    look_of,
    shown_by,
    side_from,
    stream_of,
    worked_of,
)
from printkit.pipeline.prepare import Prepared
from printkit.scene import Group, Node
from printkit.scene.nodes import late
from printkit.templating.kept_sides import KeptSide, KeptSides, Worked

if TYPE_CHECKING:
    from printkit.export.pdf_content import Stream

MOST_BYTES = 16_000_000
"""Of the drawings of one game; further ones are not kept."""
MOST_WORKS = 1000
"""Of one game."""
MOST_IN_ALL = 200_000_000
"""Of the drawings of all games; those that were not drawn for the longest time are let go."""


class _File(NamedTuple):
    """What a file holds: components by their names, all else by keys."""

    sides: Plain
    scenes: Plain
    streams: Plain
    works: Plain
    components: Plain


class Drawings:
    """The drawings of one variant in one ink, as the last process left them."""

    def __init__(self, prepared: Prepared, ink: Ink, *, sketch: bool = False) -> None:
        """Read what there is; nothing is kept of packs that are not read from disk alone.

        Sketches, of which checks take the place of drawings, are kept apart.
        """
        self._path = _path(prepared, f"sketch {ink}" if sketch else str(ink))
        self._file = _read(self._path)
        self._given: dict[str, Composition] = {}
        self._known: dict[str, Group] = {}

    def side(self, key: str) -> KeptSide | None:
        """The side of this key."""
        data = self._file.sides.get(key)
        return None if data is None else side_from(data, key, self._scene)

    def worked(self, key: str) -> Worked | None:
        """What was worked out under this key."""
        data = self._file.works.get(key)
        return None if data is None else worked_of(data, self._scene)

    def component(self, name: str, key: str) -> Composition | None:
        """The component of this name if it was kept under this key: sound, without its texts."""
        known, _, made = self._component(name)
        return made if known == key else None

    def alike(self, name: str, made: Composition) -> Composition | None:
        """The component as it was kept, if it looks as it did then."""
        _, look, before = self._component(name)
        return None if before is None or look_of(made) != look else before

    def last(self, name: str) -> Composition | None:
        """The component of this name as it was kept, whatever it was drawn from."""
        return self._component(name)[2]

    def has_given(self, made: Composition) -> bool:
        """Whether it is one of the components that were kept."""
        return any(each is made for each in self._given.values())

    def _component(self, name: str) -> tuple[str, str, Composition | None]:
        data = self._file.components.get(name)
        if data is None:
            return "", "", None
        key, look, made = component_of(data, self._scene)
        made = self._given.setdefault(name, made)
        return key, look, made

    def stream(self, key: str) -> "Stream | None":
        """What draws the scene, or the tagged page, of this key in PDFs in full colour."""
        data = self._file.streams.get(key) or self._file.works.get(key)
        return None if data is None else stream_of(data, self._scene)

    def _scene(self, key: str) -> Group:
        """The scene of this key, which is the same each time."""
        if key not in self._known:
            self._known[key] = late(partial(self._children, key), key)
        return self._known[key]

    def _children(self, key: str) -> tuple[Node, ...]:
        if key in self._file.scenes:
            return children_of(self._file.scenes[key], self._scene)
        node = side_from(self._file.sides[key], key, self._scene).node
        return node.children if isinstance(node, Group) else (node,)

    def keep(
        self,
        sides: KeptSides,
        sound: Mapping[str, tuple[str, Composition]],
        stream: "Callable[[Node], Stream | None]",
        pages: "Mapping[str, Stream]",
    ) -> None:
        """Keep what was drawn, and of the sides from before as many as there is room for.

        ``sound`` are components with their keys, by their names; ``stream`` gives what draws a
        scene in PDFs, ``pages`` are the tagged ones.
        """
        if self._path is None:
            return
        before, drawn, works = self._file, dict(sides.items()), dict(sides.works())
        plain = PlainDrawings({*before.sides, *before.scenes, *drawn}, stream)
        file = _File(
            _all_plain(drawn, before.sides, plain.side),
            before.scenes,
            before.streams,
            _all_plain(works, before.works, plain.worked)
            | _all_plain(pages, before.works, plain.stream),
            _all_plain(sound, {}, lambda each: plain.component(*each)),
        )
        if all(new.keys() <= old.keys() for new, old in zip(file, before, strict=True)) and (
            file.components == before.components
        ):
            return
        file = file._replace(
            scenes={**before.scenes, **plain.scenes}, streams={**before.streams, **plain.streams}
        )
        keep(self._path, marshal.dumps((digest_of_code(), *_fitting(file, before))))
        drop_beyond(self._path.parent, MOST_IN_ALL)


def _all_plain(made: Mapping[str, Any], before: Plain, plain: Callable[[Any], bytes]) -> Plain:
    """All that can be kept, as it is kept."""
    found: Plain = {}
    for key, each in made.items():
        with contextlib.suppress(TypeError, ValueError):
            found[key] = before.get(key) or plain(each)
    return found


def _fitting(file: _File, before: _File) -> _File:
    """As much as there is room for, and of the sides from before what is left of it.

    Whatever shows scenes comes with them; where there is no room for all, sides alone are kept.
    """
    held = _File({**before.sides, **file.sides}, *file[1:])
    works, components, sides = (
        {key: data for key, data in each.items() if _shown(data, held) is not None}
        for each in (file.works, file.components, file.sides)
    )
    shown: set[str] = set(sides)
    for data in chain(works.values(), components.values(), sides.values()):
        shown |= _shown(data, held) or set()
    for key, data in before.works.items():  # of components that were not worked out again
        if len(works) < MOST_WORKS and shown.issuperset(shown_by(data)):
            works.setdefault(key, data)
    scenes, streams, needed = (
        {key: each[key] for key in shown & each.keys()}
        for each in (file.scenes, file.streams, held.sides)
    )
    room = MOST_BYTES - _size(scenes, streams, works, components)
    kept_sides: Plain = {}
    for key, data in chain(needed.items(), before.sides.items()):
        if key not in kept_sides and len(data) <= room and (key in shown or not shown_by(data)):
            room -= len(data)
            kept_sides[key] = data
    if needed.keys() <= kept_sides.keys():
        return _File(kept_sides, scenes, streams, works, components)
    alone = {key: data for key, data in kept_sides.items() if not shown_by(data)}
    return _File(alone, {}, {}, {}, {})


def _size(*drawings: Plain) -> int:
    return sum(len(data) for each in drawings for data in each.values())


def _shown(drawing: bytes, file: _File) -> set[str] | None:
    """The keys of all that a drawing shows; None if something of it was not kept."""
    shown: set[str] = set()
    waiting = shown_by(drawing)
    while waiting:
        key = waiting.pop()
        if key in shown:
            continue
        scene = file.scenes.get(key) or file.sides.get(key)
        if scene is None:
            return None
        shown.add(key)
        waiting += [*shown_by(scene), *shown_by(file.streams.get(key))]
    return shown


def _path(prepared: Prepared, kind: str) -> Path | None:
    base = cache_folder()
    if base is None or not prepared.reader.reads_disk_only:
        return None
    folder = prepared.loaded.pack.folder.resolve()
    name = digest_of_text(str(folder), str(prepared.spoken), kind)
    return base / "drawings" / name[:32]


def _read(path: Path | None) -> _File:
    """The drawings, if this very printkit has made them."""
    data = None if path is None else kept(path)
    if data is not None:
        code, *drawings = marshal.loads(data)  # noqa: S302 - signed by this user
        if code == digest_of_code():
            return _File(*drawings)
    return _File({}, {}, {}, {}, {})
