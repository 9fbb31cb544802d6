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

_Key = tuple[int, int, ColourSpace, str, bool]


_Alike = tuple[str, int, ColourSpace]
"""A scene by its key, the fonts by their identity, and in which colours it is written."""


class _Kept(NamedTuple):
    """What was finished, and what it was made of, so that its identity is not given away."""

    of: tuple[Node, FontSource]
    stream: Stream
    alike: _Alike | None


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
        self._new: dict[_Key, _Kept] = {}
        self._old: dict[_Key, _Kept] = {}
        self._alike: dict[_Alike, Stream] = {}
        self._images: dict[tuple[str, ColourSpace, ToInks | None], FinishedImage] = {}

    def content(
        self,
        node: Node,
        fonts: FontSource,
        space: ColourSpace,
        first: str = "",
        *,
        tagged: bool = False,
    ) -> Stream:
        """The operators that draw a scene, after a ``first`` one."""
        key = (id(node), id(fonts), space, first, tagged)
        known = self._new.get(key) or self._old.get(key)
        if known is None and first and not tagged:  # sheets are written as soon as compared
            written = self._written(node, fonts, space, first)
            known = _Kept((node, fonts), written, None)
        elif known is None:
            known = self._alike_or_written(node, fonts, space, first, tagged=tagged)
        self._new[key] = known
        return known.stream

    def _alike_or_written(
        self, node: Node, fonts: FontSource, space: ColourSpace, first: str, *, tagged: bool
    ) -> _Kept:
        """What draws a scene that may come again, in several versions of a kit."""
        name = brief_key(node)
        if not name:
            written = self._written(node, fonts, space, first, tagged=tagged)
            return _Kept((node, fonts), written, None)
        name = digest_of_text(name, first, "tagged") if tagged else name
        alike = (name, id(fonts), space)
        stream = self._alike.get(alike) or (self._before(name) if space == "rgb" else None)
        stream = stream or self._written(node, fonts, space, first, tagged=tagged)
        self._alike[alike] = stream
        return _Kept((node, fonts), stream, alike)

    def known(self, node: Node, fonts: FontSource) -> Stream | None:
        """The operators that draw a scene in RGB, if they were wanted."""
        found = self._new.get((id(node), id(fonts), "rgb", "", False))
        return None if found is None else found.stream

    def tagged(self, fonts: FontSource) -> dict[str, Stream]:
        """The tagged pages in RGB that were wanted, by their keys."""
        return {
            each.alike[0]: each.stream
            for (_, of, space, _, tagged), each in self._new.items()
            if tagged and each.alike and of == id(fonts) and space == "rgb"
        }

    def _written(
        self,
        node: Node,
        fonts: FontSource,
        space: ColourSpace,
        first: str = "",
        *,
        tagged: bool = False,
    ) -> Stream:
        content = Content([first] if first else [], tagged=tagged)
        self._writer(fonts, space).write(node, content)
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
        self._writers.clear()
        self._images.clear()

    def _writer(self, fonts: FontSource, space: ColourSpace) -> SceneWriter:
        key = (id(fonts), space)
        if key not in self._writers:
            self._writers[key] = SceneWriter(fonts, space)
        return self._writers[key]
