"""What a process that builds again and again knows of components, and what it shows early.

Makers who watch wait for the piece that they have changed, not for the kit: the files of a
component that comes out otherwise are put in place as soon as it is drawn, if nothing is wrong
with what is new on it. The whole kit is checked and written afterwards, as ever.
"""

from pathlib import Path

from printkit.components.component import Component
from printkit.components.contents import CONTENTS
from printkit.components.design import Composition, Design
from printkit.diagnostics import has_errors
from printkit.kit_folder.destination import claim
from printkit.kit_folder.staging import staging
from printkit.kit_folder.state import read_state
from printkit.pipeline.checks import check_pieces
from printkit.pipeline.drawing import Before, DrawnComponent
from printkit.pipeline.keys import Keys
from printkit.pipeline.outputs import Outputs
from printkit.pipeline.piece_cache import SoundPieces
from printkit.pipeline.prepare import Prepared
from printkit.pipeline.request import Progress, Request
from printkit.pipeline.warm import Warm
from printkit.pipeline.writing import Writer
from printkit.records import record
from printkit.source.pack_reader import Inputs


@record
class WarmBefore(Before):
    """The components as the last build of the same process drew them."""

    request: Request
    prepared: Prepared
    folder: Path
    design: Design
    keys: Keys
    warm: Warm
    progress: Progress
    sound: SoundPieces | None

    def known(self, component: Component) -> DrawnComponent | None:
        """The component, if all that it depends on is as it was."""
        key = self.keys.of_drawn(component)
        return self.warm.known(component.id, key, self.prepared.reader)

    def made(self, component: Component) -> tuple[Composition, Inputs] | None:
        """What an earlier process has made of the same, and what it was drawn with."""
        entry = None if self.sound is None else self.sound.known(component)
        if self.sound is None or entry is None:
            return None
        key = self.sound.keys.drawn_with(component, entry.inputs)
        made = self.warm.drawn_before(component.id, key)
        return None if made is None else (made, entry.inputs)

    def looked_so(self, component_id: str, made: Composition) -> Composition | None:
        """What an earlier process has made of the component, if it has come out the same."""
        return self.warm.looked_so(component_id, made)

    def alike(self, component_id: str, made: Composition) -> DrawnComponent | None:
        """The component as it was drawn, if it has come out the same again."""
        last = self.warm.last(component_id)
        return last if last is not None and last.composition == made else None

    def key_of_sheets(self, component: Component, inputs: Inputs) -> str | None:
        """What stands for the sheets, which most builds of one process need not lay out."""
        if self.warm.lasting or component is CONTENTS:
            return None
        artwork = self.keys.of_artwork(component, inputs)
        return self.keys.of_sheets(artwork, " ".join(("sheets", *self.request.papers)))

    def ready(self, one: DrawnComponent) -> None:
        """Put the component's files in place, if it looks otherwise than before and is sound."""
        last = self.warm.last(one.component.id) if self.warm.watched else None
        if last is None or last.composition is one.composition:
            return
        to_check = self.warm.to_check(one)
        if has_errors(check_pieces(self.prepared, [to_check], one.diagnostics)):
            return
        outputs = Outputs(self.request, self.keys, self.design, [one], self.warm.written)
        with staging(self.folder, self.progress.remark) as stage:
            state = read_state(self.folder)
            claim(state, self.folder, self.request.owner(self.prepared.loaded.pack.id))
            writer = Writer(self.folder, stage, state, force=True)
            for plan in outputs.plans(one):
                writer.write(plan)
            stage.publish()
        self.progress.remark(f"{one.component.id}: done; the rest follows")
