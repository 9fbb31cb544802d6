"""What a picture that cannot be used gives rise to."""

from printkit.limits import remedy


class PictureProblem(Exception):  # noqa: N818 - a mistake in a pack, not a bug
    """A picture of a pack cannot be used; the message says which, why, and what to do."""


def too_large(name: str, what: str) -> PictureProblem:
    """The problem of a picture beyond the limit of this name; ``what`` says how large it is."""
    return PictureProblem(f"{what}; {remedy(name)}")
