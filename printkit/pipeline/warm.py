"""What a process that builds again and again keeps: the components as they were drawn last."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from printkit.pipeline.written import Written
from printkit.source.pack_reader import PackReader, are_current

if TYPE_CHECKING:
    from printkit.art.style import Ink
    from printkit.components.design import Composition
    from printkit.pipeline.drawing import Drawn
    from printkit.pipeline.prepare import Prepared
    from printkit.pipeline.stored_sides import StoredSides
    from printkit.templating.kept_sides import KeptSides


class Warm:
    """Gives a component back, laid out on its sheets, while all that it depends on is as it was."""

    def __init__(self, *, lasting: bool = True) -> None:
        """Begin with nothing; what is not ``lasting`` serves one build and holds no files."""
        self.written = Written(kept=lasting)
        self._sides: KeptSides | None = None
        self._stored: StoredSides | None = None
        self._kept: dict[str, tuple[str, Drawn]] = {}
        self._sound: set[int] = set()

    def sides(self, prepared: "Prepared", ink: "Ink") -> "KeptSides":
        """The sides of pieces that were drawn before, by this process or by the last one."""
        from printkit.pipeline.stored_sides import StoredSides  # noqa: PLC0415 - late: drawing only
        from printkit.templating.kept_sides import KeptSides  # noqa: PLC0415 - late: drawing only

        if self._sides is None:
            self._stored = StoredSides(prepared, ink)
            self._sides = KeptSides(self._stored.get)
        return self._sides

    def known(self, name: str, key: str, reader: PackReader) -> "Drawn | None":
        """The component of this name and key; what it was drawn with counts as read."""
        kept_key, drawn = self._kept.get(name, ("", None))
        if drawn is None or kept_key != key or not are_current(drawn.inputs):
            return None
        reader.inputs.update(drawn.inputs)
        return drawn

    def last(self, name: str) -> "Drawn | None":
        """The component of this name as the last build drew it."""
        return self._kept.get(name, ("", None))[1]

    def to_check(self, drawn: "Drawn") -> "Composition":
        """What is to be checked: of one that was found sound, only the places on it."""
        from printkit.components.design import Composition  # noqa: PLC0415 - late: drawing only

        made = drawn.composition
        return Composition((), made.places) if id(made) in self._sound else made

    def keep(self, keyed: Iterable[tuple[str, "Drawn"]], *, all_sound: bool) -> None:
        """Keep what was drawn, and nothing else; ``all_sound`` if nothing was found on it."""
        self.written.turn()
        if self._sides is not None:
            if self._stored is not None:  # after the first build; it remembers the others itself
                self._stored.keep(self._sides)
                self._stored = None
            self._sides.turn()
        self._kept = {drawn.component.id: (key, drawn) for key, drawn in keyed}
        made = (drawn.composition for _, drawn in self._kept.values())
        self._sound = set(map(id, made)) if all_sound else set()
