"""The folder that a kit is written into: a real one, no pack, and nobody else's kit."""

from pathlib import Path

from printkit.errors import OutputError
from printkit.kit_folder.state import State
from printkit.loading.packs import THEME, VARIANT, holds


def require_usable(folder: Path) -> None:
    """Refuse a folder that is a link, or a pack.

    Raises:
        OutputError: names the folder and the remedy.
    """
    if folder.is_symlink():
        raise OutputError(
            f"{folder} is a link, which may lead anywhere; nothing was built",
            "remove it, or choose another folder with -o",
        )
    for kind in (VARIANT, THEME):
        if holds(folder, kind):
            raise OutputError(
                f"the kit would be written into {folder}, which holds a {kind.main_file}",
                "choose another folder with -o",
            )


def claim(state: State, folder: Path, owner: str) -> None:
    """Note in the state whose folder it is; names of two kits may be equal when put together.

    Raises:
        OutputError: the folder holds the kit of another.
    """
    if state.owner not in ("", owner):
        raise OutputError(
            f"{folder} holds the kit of {state.owner}, not of {owner}; nothing was written",
            "choose another folder with -o, or delete this one",
        )
    state.owner = owner
