"""Numbers as people write them."""


def plain(number: float) -> int | float:
    """The number as an integer where it is whole."""
    return int(number) if number == int(number) else number


def round_up(amount: int | float, step: int | float) -> int | float:
    """The smallest multiple of the step that is not below the amount."""
    return plain(round(-(-amount // step) * step, 6))
