"""What a process that builds again and again keeps: the components as they were drawn last."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from printkit.pipeline.written import WrittenFiles, nothing_before
from printkit.source.pack_reader import PackReader, are_current

if TYPE_CHECKING:
    from printkit.art.style import Ink
    from printkit.components.design import Composition
    from printkit.pipeline.drawing import DrawnComponent
    from printkit.pipeline.drawings import Drawings
    from printkit.pipeline.prepare import Prepared
    from printkit.templating.kept_sides import KeptSides
    from printkit.text.fonts import FontLibrary


COMPARED = frozenset(["deeds"])
"""The components that are checked against the definition, not by their looks alone."""


class Warm:
    """Gives a component back, laid out on its sheets, while all that it depends on is as it was."""

    def __init__(self, *, lasting: bool = True, watched: bool = False) -> None:
        """Begin with nothing; what is not ``lasting`` serves one build and holds no files.

        Makers who have the game ``watched`` wait for what they have changed, not for the kit.
        """
        self.watched = watched
        self.lasting = lasting
        self.written = WrittenFiles(kept=lasting)
        self._sides: KeptSides | None = None
        self._before: Drawings | None = None
        self._kept: dict[str, tuple[str, DrawnComponent]] = {}
        self._sound: set[int] = set()

    def sides(self, prepared: "Prepared", ink: "Ink") -> "KeptSides":
        """The sides of pieces that were drawn before, by this process or by the last one."""
        from printkit.pipeline.drawings import Drawings  # noqa: PLC0415 - late: drawing only
        from printkit.templating.kept_sides import KeptSides  # noqa: PLC0415 - late: drawing only

        if self._sides is None:
            self._before = Drawings(prepared, ink)
            self.written.before = self._before.stream
            self._sides = KeptSides(self._before)
        return self._sides

    def drawn_before(self, name: str, key: str) -> "Composition | None":
        """A sound component as the last process has drawn it, if that was from the same."""
        return None if self._before is None else self._before.component(name, key)

    def looked_so(self, name: str, made: "Composition") -> "Composition | None":
        """A sound component as the last process has drawn it, if it has come out the same."""
        if self._before is None or made.findings or name in COMPARED:
            return None
        return self._before.alike(name, made)

    def was_sound(self, made: "Composition") -> bool:
        """Whether it is a component that an earlier process has found sound."""
        return self._before is not None and self._before.has_given(made)

    def known(self, name: str, key: str, reader: PackReader) -> "DrawnComponent | None":
        """The component of this name and key; what it was drawn with counts as read."""
        kept_key, drawn = self._kept.get(name, ("", None))
        if drawn is None or kept_key != key or not are_current(drawn.inputs):
            return None
        reader.inputs.update(drawn.inputs)
        return drawn

    def last(self, name: str) -> "DrawnComponent | None":
        """The component of this name as the last build drew it."""
        return self._kept.get(name, ("", None))[1]

    def to_check(self, drawn: "DrawnComponent") -> "Composition":
        """What is to be checked: of what was found sound, only the places on it."""
        from printkit.components.design import Composition  # noqa: PLC0415 - late: drawing only
        from printkit.pipeline.plain_components import (  # noqa: PLC0415 - late: drawing only
            unchanged_pieces,
        )

        made, before = drawn.composition, self._sound_before(drawn.component.id)
        if id(made) in self._sound or self.was_sound(made):
            return Composition((), made.places)
        return made if before is None else replace(made, sound=unchanged_pieces(made, before))

    def _sound_before(self, name: str) -> "Composition | None":
        """The component as it was last found sound, by this process or by the last one."""
        last = self.last(name)
        if last is not None:
            return last.composition if id(last.composition) in self._sound else None
        return None if self._before is None else self._before.last(name)

    def keep(self, keyed: Iterable[tuple[str, "DrawnComponent"]], *, all_sound: bool) -> None:
        """Keep what was drawn, and nothing else; ``all_sound`` if nothing was found on it."""
        self._kept = {drawn.component.id: (key, drawn) for key, drawn in keyed}
        made = (drawn.composition for _, drawn in self._kept.values())
        self._sound = set(map(id, made)) if all_sound else set()

    def turn(self, sound: "Mapping[str, tuple[str, Composition]]", fonts: "FontLibrary") -> None:
        """All is written; ``sound`` components have their keys.

        The next process finds what the first build of this one has drawn.
        """
        if self._sides is not None:
            if self._before is not None:
                stream = partial(self.written.stream, fonts=fonts)
                self._before.keep(self._sides, sound, stream, self.written.tagged(fonts))
                self._before = None
                self.written.before = nothing_before
            self._sides.turn()
        self.written.turn()
