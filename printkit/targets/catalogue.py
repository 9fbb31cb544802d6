"""The targets that come with printkit, as a table."""

from printkit.errors import PrintkitError
from printkit.source.pack_reader import PackReader
from printkit.targets.forms.registry import records_of_forms
from printkit.targets.reading import LoadedTarget, read_target, shipped_targets

Table = list[dict[str, object]]


def shipped_target(name: str) -> LoadedTarget:
    """A target that comes with printkit.

    Raises:
        PrintkitError: its file is damaged.
    """
    found = read_target(name, (), PackReader(), records_of_forms())
    if isinstance(found, list):
        raise PrintkitError(f"the target {name} is damaged: {found[0].message}")
    return found


def targets() -> Table:
    """Each target with its form and what comes out."""
    rows = [(name, shipped_target(name).target) for name in shipped_targets()]
    return [
        {"id": name, "form": target.form, "title": target.title, "about": target.about}
        for name, target in rows
    ]
