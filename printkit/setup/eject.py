"""Copies of a theme's templates, for makers who want to draw a piece in their own way."""

from collections.abc import Sequence
from pathlib import Path

from printkit.errors import OutputError, UsageError
from printkit.pipeline.prepare import Prepared
from printkit.records import record
from printkit.suggestion import did_you_mean
from printkit.templating.templates import SUFFIX, template_names
from printkit.whole_file import write_whole

TEMPLATES = "templates"
"""The folder of an edition whose templates come before those of its theme."""


@record
class Ejected:
    """A template that was copied: the file, where it came from, and the template that it was."""

    path: Path
    source: Path
    template: str


def eject(name: str, prepared: Prepared, *, overwrite: bool = False) -> Ejected:
    """Copy a template of the edition's theme into the edition's own folder.

    A special template that the theme has not (``deed-railroad``) begins as the general one
    (``deed``).

    Raises:
        UsageError: there is no such template, or the edition is none of the user's own.
        OutputError: the edition has the template already, or it cannot be written.
    """
    pack, theme = prepared.loaded.pack, prepared.theme
    if not pack.by_path or theme is None:
        raise UsageError(
            f"{pack.id} is no edition of your own",
            f"make one with `printkit new my-edition --from {pack.id}`, and name its folder",
        )
    name = name.removesuffix(SUFFIX)
    own = pack.folder / TEMPLATES
    folders = [folder for folder in theme.folders if folder != own]
    template = _general(name, folders)
    target = own / (name + SUFFIX)
    if target.exists() and not overwrite:
        raise OutputError(f"{target} is there already", "write --force to replace it")
    source = prepared.reader.find(folders, template + SUFFIX)
    if source is None:  # it was listed a moment ago
        raise OutputError(f"cannot read {template}{SUFFIX}")
    try:
        own.mkdir(exist_ok=True)
        write_whole(target, prepared.reader.read(source, "template-bytes"))
    except OSError as error:
        raise OutputError(f"cannot write {target}: {error.strerror}") from error
    return Ejected(target, source, template)


def _general(name: str, folders: Sequence[Path]) -> str:
    """The template of the name, or the one of which it would be a special one."""
    known = template_names(folders)
    parts = name.split("-")
    for length in range(len(parts), 0, -1):
        if (general := "-".join(parts[:length])) in known:
            return general
    raise UsageError(
        f"there is no template {name!r}",
        did_you_mean(name, known) or "see `printkit list templates`",
    )
