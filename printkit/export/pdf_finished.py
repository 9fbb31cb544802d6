"""Content that is finished: scenes and pictures as they stand in any document that shows them."""

from collections.abc import Callable
from typing import NamedTuple

from printkit.digests import digest_of_text
from printkit.export.fonts import FontSource
from printkit.export.pdf_content import Content, SceneWriter, Stream
from printkit.export.pdf_images import FinishedImage, ToInks, finished_image
from printkit.export.pdf_operators import ColourSpace
from printkit.scene.digest import brief_key
from printkit.scene.nodes import Node, Picture


class WantedScene(NamedTuple):
    """A scene, the fonts and the colours that it is written in, and the operator before it.

    Parts with tags are marked where it is ``tagged``.
    """

    node: Node
    fonts: FontSource
    space: ColourSpace
    first: str = ""
    tagged: bool = False

    @property
    def key(self) -> "_Key":
        """The same by identity."""
        return id(self.node), id(self.fonts), self.space, self.first, self.tagged


_Key = tuple[int, int, ColourSpace, str, bool]
_Alike = tuple[str, int, ColourSpace]
"""A scene by its key, the fonts by their identity, and in which colours it is written."""


class _Kept(NamedTuple):
    """What was finished, and what it was made of, so that its identity is not given away."""

    of: WantedScene
    stream: Stream
    alike: _Alike | None = None


class FinishedScenes:
    """Writes each scene once, however many documents it is drawn in.

    Scenes are known by their identity, and by their keys where these are found at a glance:
    comparing them takes longer than writing them.
    """

    def __init__(self, before: Callable[[str], Stream | None] = lambda _: None) -> None:
        """Begin with nothing but what was written ``before`` in RGB, by an earlier process.

        That is given the key of a scene.
        """
        self._before = before
        self._writers: dict[tuple[int, ColourSpace], SceneWriter] = {}
        self._writers_before: dict[tuple[int, ColourSpace], SceneWriter] = {}
        self._new: dict[_Key, _Kept] = {}
        self._old: dict[_Key, _Kept] = {}
        self._alike: dict[_Alike, Stream] = {}
        self._images: dict[tuple[str, ColourSpace, ToInks | None], FinishedImage] = {}

    def content(self, wanted: WantedScene) -> Stream:
        """The operators that draw a scene."""
        known = self._new.get(wanted.key) or self._old.get(wanted.key) or self._kept(wanted)
        self._new[wanted.key] = known
        return known.stream

    def _kept(self, wanted: WantedScene) -> _Kept:
        """What draws a scene, which may come again, in several versions of a kit."""
        is_sheet = wanted.first and not wanted.tagged  # which is written as soon as compared
        name = "" if is_sheet else brief_key(wanted.node)
        if not name:
            return _Kept(wanted, self._written(wanted))
        name = digest_of_text(name, wanted.first, "tagged") if wanted.tagged else name
        alike = (name, id(wanted.fonts), wanted.space)
        stream = self._alike.get(alike) or (self._before(name) if wanted.space == "rgb" else None)
        self._alike[alike] = stream = stream or self._written(wanted)
        return _Kept(wanted, stream, alike)

    def known(self, node: Node, fonts: FontSource) -> Stream | None:
        """The operators that draw a scene in RGB, if they were wanted."""
        found = self._new.get(WantedScene(node, fonts, "rgb").key)
        return None if found is None else found.stream

    def tagged(self, fonts: FontSource) -> dict[str, Stream]:
        """The tagged pages in RGB that were wanted, by their keys."""
        return {
            each.alike[0]: each.stream
            for each in self._new.values()
            if each.of.tagged and each.alike and each.alike[1:] == (id(fonts), "rgb")
        }

    def _written(self, wanted: WantedScene) -> Stream:
        content = Content([wanted.first] if wanted.first else [], tagged=wanted.tagged)
        self._writer(wanted.fonts, wanted.space).write(wanted.node, content)
        return content.finished()

    def image(self, picture: Picture, space: ColourSpace, to_inks: ToInks | None) -> FinishedImage:
        """The data of a picture; in inks it has to be ``to_inks`` that makes them."""
        key = (picture.digest, space, to_inks)
        if key not in self._images:
            self._images[key] = finished_image(picture, space, to_inks)
        return self._images[key]

    def turn(self) -> None:
        """Something new begins: what was not drawn since the last turn is let go."""
        self._old, self._new = self._new, {}
        self._alike = {each.alike: each.stream for each in self._old.values() if each.alike}
        self._writers_before, self._writers = self._writers, {}
        self._images.clear()

    def _writer(self, fonts: FontSource, space: ColourSpace) -> SceneWriter:
        key = (id(fonts), space)
        if key not in self._writers:
            before = self._writers_before.get(key)
            self._writers[key] = before or SceneWriter(fonts, space)
        return self._writers[key]
