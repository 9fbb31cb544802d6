"""What was drawn before, in a file for each game and look: sides of pieces, whole components.

Scenes are read when somebody looks at them; most builds need no more than how they stand in PDFs.
"""

import contextlib
import marshal
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.art.style import Ink
from printkit.cache_folder import cache_folder, keep, kept
from printkit.caches.code import digest_of_code
from printkit.components.design import Composition
from printkit.digests import digest_of_text
from printkit.pipeline.plain_components import (
    PlainComponents,
    children_of,
    component_of,
    named_in,
    scenes_in,
    stream_of,
)
from printkit.pipeline.prepare import Prepared
from printkit.scene import Group, Node
from printkit.scene.nodes import late
from printkit.templating.kept_sides import KeptSide, KeptSides
from printkit.templating.plain_sides import side_bytes, side_of

if TYPE_CHECKING:
    from printkit.export.pdf_content import Stream

MOST_BYTES = 16_000_000
"""Of the drawings of one game; further ones are not kept."""
MOST_IN_ALL = 200_000_000
"""Of the drawings of all games; those that were not drawn for the longest time are let go."""

_Plain = dict[str, bytes]
"""Drawings by their keys."""


class Drawings:
    """The drawings of one variant in one ink, as the last process left them."""

    def __init__(self, prepared: Prepared, ink: Ink) -> None:
        """Read what there is; nothing is kept of packs that are not read from disk alone."""
        self._path = _path(prepared, ink)
        self._sides, self._scenes, self._streams, self._components = _read(self._path)
        self._given: dict[str, Composition] = {}
        self._known: dict[str, Group] = {}
        self._keys: dict[int, tuple[Node, str]] = {}

    def side(self, key: str) -> KeptSide | None:
        """The side of this key."""
        data = self._sides.get(key)
        if data is None:
            return None
        side = side_of(data)
        self._keys[id(side.node)] = side.node, key
        return side

    def component(self, name: str, key: str) -> Composition | None:
        """The component of this name if it was kept under this key: sound, without its texts."""
        data = self._components.get(name)
        known, made = ("", None) if data is None else component_of(data, self._scene)
        if made is None or known != key:
            return None
        self._given[name] = made
        return made

    def stream(self, node: Node) -> "Stream | None":
        """What draws a scene from here in PDFs in full colour."""
        _, key = self._keys.get(id(node), (None, ""))
        data = self._streams.get(key)
        return None if data is None else stream_of(data, self._scene)

    def _scene(self, key: str) -> Group:
        """The scene of this key, which is the same each time."""
        if key not in self._known:
            self._known[key] = late(partial(self._children, key))
            self._keys[id(self._known[key])] = self._known[key], key
        return self._known[key]

    def _children(self, key: str) -> tuple[Node, ...]:
        if key in self._scenes:
            return children_of(self._scenes[key], self._scene)
        node = side_of(self._sides[key]).node
        return node.children if isinstance(node, Group) else (node,)

    def keep(
        self,
        sides: KeptSides,
        sound: Mapping[str, tuple[str, Composition]],
        stream: "Callable[[Node], Stream | None]",
    ) -> None:
        """Keep what was drawn, and of the sides from before as many as there is room for.

        ``sound`` are components with their keys, by their names; ``stream`` gives what draws a
        scene in PDFs.
        """
        if self._path is None:
            return
        drawn = {key: self._sides.get(key) or side_bytes(side) for key, side in sides.items()}
        plain = PlainComponents({**self._own_keys(), **sides.keys()}, stream)
        components = {name: self._plain(name, *each, plain) for name, each in sound.items()}
        if drawn.keys() <= self._sides.keys() and components == self._components:
            return
        file = _fitting(
            {key: data for key, data in drawn.items() if data is not None},
            self._sides,
            {**self._scenes, **plain.scenes},
            {**self._streams, **plain.streams},
            {name: data for name, data in components.items() if data is not None},
        )
        keep(self._path, marshal.dumps((digest_of_code(), *file)))
        _drop_oldest(self._path.parent)

    def _own_keys(self) -> dict[int, str]:
        return {node: key for node, (_, key) in self._keys.items()}

    def _plain(
        self, name: str, key: str, made: Composition, plain: PlainComponents
    ) -> bytes | None:
        """A component as it is kept; None if it shows what is not kept."""
        if self._given.get(name) is made:
            return self._components[name]
        with contextlib.suppress(TypeError, ValueError):
            return plain.component(key, made)
        return None


def _fitting(
    drawn: _Plain, before: _Plain, scenes: _Plain, streams: _Plain, components: _Plain
) -> tuple[_Plain, _Plain, _Plain, _Plain]:
    """As much as there is room for: of sides all that were ``drawn``, then those from ``before``.

    What components show comes with them, so there are none where there is no room for all.
    """
    shown = _shown(components, scenes, streams)
    needed = {key: before[key] for key in shown & before.keys()} | drawn
    others = [{key: each[key] for key in shown & each.keys()} for each in (scenes, streams)]
    room = MOST_BYTES - sum(len(data) for each in (*others, components) for data in each.values())
    sides: _Plain = {}
    for key, data in chain(needed.items(), before.items()):
        if key not in sides and len(data) <= room:
            room -= len(data)
            sides[key] = data
    if needed.keys() <= sides.keys():
        return sides, others[0], others[1], components
    return sides, {}, {}, {}


def _shown(components: _Plain, scenes: _Plain, streams: _Plain) -> set[str]:
    """The keys of all that components show."""
    shown: set[str] = set()
    waiting = [key for data in components.values() for key in scenes_in(data)]
    while waiting:
        key = waiting.pop()
        if key not in shown:
            shown.add(key)
            waiting += [*named_in(scenes.get(key)), *named_in(streams.get(key))]
    return shown


def _path(prepared: Prepared, ink: Ink) -> Path | None:
    base = cache_folder()
    if base is None or not prepared.reader.reads_disk_only:
        return None
    folder = prepared.loaded.pack.folder.resolve()
    name = digest_of_text(str(folder), str(prepared.spoken), ink.value)
    return base / "drawings" / name[:32]


def _read(path: Path | None) -> list[_Plain]:
    """Sides, scenes, streams and components, if this very printkit has drawn them."""
    data = None if path is None else kept(path)
    if data is not None:
        code, *drawings = marshal.loads(data)  # noqa: S302 - signed by this user
        if code == digest_of_code():
            known: list[_Plain] = drawings
            return known
    return [{}, {}, {}, {}]


def _drop_oldest(folder: Path) -> None:
    """Remove the files that were not written for the longest time, beyond what all may take."""
    with contextlib.suppress(OSError):
        found = [(path, path.stat()) for path in folder.iterdir() if path.is_file()]
        room = MOST_IN_ALL
        for path, stat in sorted(found, key=lambda each: each[1].st_mtime, reverse=True):
            room -= stat.st_size
            if room < 0:
                path.unlink(missing_ok=True)
