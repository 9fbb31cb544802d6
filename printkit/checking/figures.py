"""Numbers in messages: short, and never as powers of ten; and slips of the fingers in them."""


def figures(number: float, significant: int = 6) -> str:
    """The number in digits; what is not whole is rounded to so many that mean something."""
    if number == int(number):
        return f"{number:.0f}"
    rounded = float(f"{number:.{significant}g}")
    return f"{rounded:.6f}".rstrip("0").rstrip(".")


def is_digit_slip(usual: float, typed: float) -> bool:
    """Whether one digit less, more, or exchanged with its neighbour makes the one the other."""
    return slip_words(usual, typed) not in {None, "another digit"}


def slip_words(usual: float, typed: float) -> str | None:
    """What was typed instead of a number, as far as it is one slip; None if it is more."""
    return None if usual == typed else _slip(f"{usual:.12g}", f"{typed:.12g}")


def _slip(usual: str, typed: str) -> str | None:
    if len(usual) == len(typed):
        apart = [n for n, (a, b) in enumerate(zip(usual, typed, strict=True)) if a != b]
        if len(apart) <= 1:
            return "another digit" if apart else None
        is_swap = [usual[n] for n in apart] == [typed[n] for n in reversed(apart)]
        return "two digits exchanged" if is_swap and apart == [apart[0], apart[0] + 1] else None
    short, long = sorted((usual, typed), key=len)
    if len(long) - len(short) != 1:
        return None
    if not any(long[:n] + long[n + 1 :] == short for n in range(len(long))):
        return None
    return "one digit more" if typed is long else "one digit less"
