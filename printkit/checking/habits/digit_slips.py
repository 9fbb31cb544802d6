"""Whether a number is another one with a slip of the fingers."""


def is_digit_slip(usual: float, typed: float) -> bool:
    """Whether one digit less, more, or exchanged with its neighbour makes the one the other."""
    return usual != typed and _one_slip(f"{usual:.12g}", f"{typed:.12g}")


def _one_slip(one: str, other: str) -> bool:
    if len(one) == len(other):
        return any(
            one[:i] + one[i + 1] + one[i] + one[i + 2 :] == other for i in range(len(one) - 1)
        )
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) == 1 and any(
        long[:i] + long[i + 1 :] == short for i in range(len(long))
    )
