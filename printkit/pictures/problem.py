"""What a picture that cannot be used gives rise to."""


class PictureProblem(Exception):  # noqa: N818 - a mistake in a pack, not a bug
    """A picture of a pack cannot be used; the message says which, why, and what to do."""
