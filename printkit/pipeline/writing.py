"""Writing planned files, those that are current left alone."""

from collections.abc import Mapping
from pathlib import Path

from printkit.kit_folder.staging import Staging
from printkit.kit_folder.state import FileEntry, FileSet, State
from printkit.pipeline.kept_files import KeptFiles
from printkit.pipeline.outputs import Files, Plan


class Writer:
    """Writes the plans whose files are not current."""

    def __init__(
        self,
        folder: Path,
        stage: Staging,
        state: State,
        kept: KeptFiles | None = None,
        *,
        force: bool,
    ) -> None:
        """Whatever is ``kept`` is not made again, unless it is to be by ``force``."""
        self.folder = folder
        self.stage = stage
        self.state = state
        self.made: dict[str, str] = {}
        self.written = 0
        self._kept = kept
        self._force = force

    def write(self, plan: Plan) -> None:
        """Make the plan's files unless they are current."""
        self.made[plan.name] = plan.key
        if not self._force and self.state.is_current(self.folder, plan.name, plan.key):
            return
        entries: dict[str, FileEntry] = {}
        for name, content in self._files(plan):
            self.stage.write(name, content)
            entries[name] = FileEntry.of(content)
        self._drop_old(plan.name, entries)
        self.state.sets[plan.name] = FileSet(plan.key, entries)
        self.written += len(entries)

    def _files(self, plan: Plan) -> Files:
        if self._kept is None or not self._kept.takes(plan):
            return plan.make()
        made = None if self._force else self._kept.of(plan)
        if made is None:
            made = list(plan.make())
            self._kept.keep(plan, made)
        return made

    def read(self, name: str) -> bytes:
        """A file of the output, new or current."""
        return self.stage.read(name)

    def drop_all_others(self) -> None:
        """Let go of everything that earlier builds left in the folder."""
        for name in self.state.sets.keys() - self.made.keys():
            self._drop_old(name, {})
            del self.state.sets[name]
        self.state.components.clear()
        self.state.kit.clear()
        self.state.requests.clear()

    def _drop_old(self, name: str, entries: Mapping[str, FileEntry]) -> None:
        """Files that the set no longer holds go away when the build is published."""
        known = self.state.sets.get(name)
        for file, entry in known.files.items() if known else ():
            if file not in entries:
                self.stage.remove(file, entry)
