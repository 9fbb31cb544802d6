"""The pack's own pictures, offered to templates."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.art.names import icon_names
from printkit.checking.context import contents_of
from printkit.diagnostics import Diagnostic
from printkit.geometry.path import Bounds
from printkit.loading.respelling import respelling
from printkit.loading.theme import LoadedTheme
from printkit.model.base import is_picture
from printkit.pictures.problem import PictureProblem
from printkit.scene import Node
from printkit.source.pack_reader import PackReader
from printkit.suggestion import did_you_mean
from printkit.templating.codes import PICTURE_UNUSABLE, UNKNOWN_DRAWING
from printkit.templating.look import LookupFailure

if TYPE_CHECKING:
    from printkit.model.variant import Variant
    from printkit.pictures.library import PictureLibrary
    from printkit.templating.scope import PlaceInked


def picture_placer(folders: Sequence[Path], reader: PackReader) -> "PlaceInked":
    """Places pictures of the packs; the first folder that has the file wins."""
    library = _library(folders, reader)

    def place(ink: str, src: str, box: Bounds, fit: str) -> Node:
        try:
            return library.place(src, box, fit, ink)
        except PictureProblem as problem:
            raise LookupFailure(str(problem)) from None

    return place


def _library(folders: Sequence[Path], reader: PackReader) -> "PictureLibrary":
    from printkit.pictures.library import PictureLibrary  # noqa: PLC0415 - few definitions name any

    return PictureLibrary(folders, reader)


def check_pictures(
    variant: "Variant", folders: Sequence[Path], reader: PackReader
) -> Iterator[Diagnostic]:
    """The pictures that a definition names in place of drawings, and that cannot be used."""
    names = contents_of(variant).names
    named = [each for each in names if is_picture(str(each.name))]
    if not named:
        return
    library = _library(folders, reader)
    for _, name, route in named:
        try:
            library.check(str(name))
        except PictureProblem as problem:
            yield PICTURE_UNUSABLE.diagnostic(str(problem), route=route)


def check_emblem(
    theme: LoadedTheme, folders: Sequence[Path], reader: PackReader
) -> Iterator[Diagnostic]:
    """The theme's emblem, if it is neither an icon nor a picture that can be used."""
    options = theme.theme.options if theme.theme is not None else {}
    name = str(options.get("emblem", ""))
    if not name or theme.index is None or name in icon_names():
        return
    span = theme.index.span_of(("options", "emblem"))
    if not is_picture(name):
        yield UNKNOWN_DRAWING.diagnostic(
            f"there is no icon '{name}' for the emblem",
            span=span,
            help=did_you_mean(name, icon_names()) or "`printkit list icons` names them all",
            fix=respelling(span, name, icon_names()),
        )
        return
    try:
        _library(folders, reader).check(name)
    except PictureProblem as problem:
        yield PICTURE_UNUSABLE.diagnostic(f"emblem: {problem}", span=span)
