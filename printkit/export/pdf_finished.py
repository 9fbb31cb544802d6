"""Content that is finished: scenes and pictures as they stand in any document that shows them."""

from collections.abc import Callable
from typing import NamedTuple

from printkit.export.fonts import FontSource
from printkit.export.pdf_content import Content, SceneWriter, Stream
from printkit.export.pdf_images import FinishedImage, ToInks, finished_image
from printkit.export.pdf_operators import ColourSpace
from printkit.scene.nodes import Node, Picture

_Key = tuple[int, int, ColourSpace, str, bool]


class _Kept(NamedTuple):
    """What was finished, and what it was made of, so that its identity is not given away."""

    of: tuple[Node, FontSource]
    stream: Stream


class FinishedScenes:
    """Writes each scene once, however many documents it is drawn in.

    Scenes are known by their identity: comparing them takes longer than writing them.
    """

    def __init__(self, before: Callable[[Node], Stream | None] = lambda _: None) -> None:
        """Begin with nothing but what was written ``before`` in RGB, by an earlier process."""
        self._before = before
        self._writers: dict[tuple[int, ColourSpace], SceneWriter] = {}
        self._new: dict[_Key, _Kept] = {}
        self._old: dict[_Key, _Kept] = {}
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
        if known is None:
            plain = not (first or tagged) and space == "rgb"
            stream = self._before(node) if plain else None
            known = _Kept(
                (node, fonts),
                stream or self._written(node, fonts, space, first, tagged=tagged),
            )
        self._new[key] = known
        return known.stream

    def known(self, node: Node, fonts: FontSource) -> Stream | None:
        """The operators that draw a scene in RGB, if they were wanted."""
        found = self._new.get((id(node), id(fonts), "rgb", "", False))
        return None if found is None else found.stream

    def _written(
        self, node: Node, fonts: FontSource, space: ColourSpace, first: str, *, tagged: bool
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
        self._writers.clear()
        self._images.clear()

    def _writer(self, fonts: FontSource, space: ColourSpace) -> SceneWriter:
        key = (id(fonts), space)
        if key not in self._writers:
            self._writers[key] = SceneWriter(fonts, space)
        return self._writers[key]
