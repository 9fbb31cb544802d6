"""Writing an export: all of it or nothing, and without what an earlier one has left."""

from pathlib import Path

from printkit.kit_folder.destination import claim, require_usable
from printkit.kit_folder.manifest import NAME as MANIFEST
from printkit.kit_folder.staging import staging
from printkit.kit_folder.state import NAME as STATE_NAME
from printkit.kit_folder.state import read_state, state_bytes
from printkit.pipeline.outputs import Plan
from printkit.pipeline.request import Progress
from printkit.pipeline.writing import Writer
from printkit.targets.export import Export, Files, Form
from printkit.targets.manifest import manifest_of


def write_export(export: Export, form: Form, folder: Path, progress: Progress) -> tuple[str, ...]:
    """Write the files of a form and the manifest; gives back the names of the files.

    Raises:
        OutputError: the folder cannot be written, or holds something else.
    """
    require_usable(folder)
    name = export.target.id
    with staging(folder, progress.remark) as stage:
        state = read_state(folder)
        claim(state, folder, f"{export.design.variant.id} for {name}")
        writer = Writer(folder, stage, state, force=True)
        progress.begin("writing", sum(1 + (one.artwork.back is not None) for one in export.pieces))
        writer.write(Plan(name, "", lambda: _watched(form.write(export), progress)))
        writer.drop_all_others()
        files = state.sets[name].files
        stage.write(MANIFEST, manifest_of(export, files))
        note = state_bytes(state, folder)
        if note is not None:
            stage.write(STATE_NAME, note)
        stage.publish()
    return tuple(files)


def _watched(files: Files, progress: Progress) -> Files:
    """The files, each a step; about as many as there are sides of pieces."""
    for name, content in files:
        progress.step(name)
        yield name, content
