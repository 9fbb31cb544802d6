"""Numbers in messages: short, and never as powers of ten."""


def figures(number: float, significant: int = 6) -> str:
    """The number in digits; what is not whole is rounded to so many that mean something."""
    if number == int(number):
        return f"{number:.0f}"
    rounded = float(f"{number:.{significant}g}")
    return f"{rounded:.6f}".rstrip("0").rstrip(".")
