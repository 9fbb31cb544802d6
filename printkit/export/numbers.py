"""Numbers as PDF and SVG write them."""

from functools import lru_cache

from printkit.geometry.transform import Transform


def decimal(value: float) -> str:
    """The number with at most four decimals, without exponent, and never ``-0``.

    Four decimals of a millimetre are a tenth of a micrometre: finer than any press.

    Raises:
        ValueError: the number is infinite or not a number.
    """
    text = f"{value:.4f}"
    if text[-1] not in "0123456789":
        raise ValueError(f"{value!r} cannot be drawn")
    text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def decimals(*values: float) -> str:
    """The numbers with spaces between them."""
    return " ".join([decimal(value) for value in values])


def matrix_numbers(transform: Transform) -> str:
    """The six numbers of a transform.

    Its factors carry eight decimals: over a sheet their error multiplies.
    """
    return f"{_factors(transform[:4])} {decimals(*transform[4:])}"


@lru_cache(maxsize=256)
def _factors(factors: tuple[float, ...]) -> str:
    """What turns and scales; most parts of a page are merely moved."""
    rounded = [f"{round(factor, 8) + 0.0:.8f}" for factor in factors]
    return " ".join([factor.rstrip("0").rstrip(".") for factor in rounded])
