"""The pack's own pictures, offered to templates."""

from collections.abc import Sequence
from pathlib import Path

from printkit.geometry.path import Bounds
from printkit.pictures.library import PictureLibrary
from printkit.pictures.problem import PictureProblem
from printkit.scene import Node
from printkit.source.pack_reader import PackReader
from printkit.templating.look import LookupFailure
from printkit.templating.scope import PlacePicture


def picture_placer(folders: Sequence[Path], reader: PackReader) -> PlacePicture:
    """Places pictures of the packs; the first folder that has the file wins."""
    library = PictureLibrary(folders, reader)

    def place(src: str, box: Bounds, fit: str) -> Node:
        try:
            return library.place(src, box, fit)
        except PictureProblem as problem:
            raise LookupFailure(str(problem)) from None

    return place
