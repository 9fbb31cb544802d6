"""Numbers as people write them."""


def plain(number: float) -> int | float:
    """The number as an integer where it is whole."""
    return int(number) if number == int(number) else number
