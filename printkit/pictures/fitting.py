"""Where a picture of some proportions lies in a box."""

from printkit.geometry.path import Bounds


def fitted(width: float, height: float, box: Bounds, fit: str) -> Bounds:
    """The rectangle of a ``width`` by ``height`` picture, in proportion, in the box's middle.

    With ``cover`` it is the smallest that hides the box, else the largest within the box.
    """
    across, down = box.width / width, box.height / height
    scale = max(across, down) if fit == "cover" else min(across, down)
    placed_width, placed_height = width * scale, height * scale
    centre = box.centre
    return Bounds(
        centre.x - placed_width / 2, centre.y - placed_height / 2, placed_width, placed_height
    )
