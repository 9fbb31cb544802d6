"""The user's own limits, put in force before a command does its work."""

from printkit.limits import limits, use
from printkit.own_settings import own_limits, settings_file

_MEGABYTE = 1 << 20


def apply_limits() -> None:
    """Read the user's settings, and let the system limit the program's memory where it can.

    Raises:
        UsageError: the settings make no sense.
    """
    if settings_file() is not None:
        use(own_limits())
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    wanted = limits().memory_megabytes * _MEGABYTE
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    highest = min((each for each in (soft, hard) if each != resource.RLIM_INFINITY), default=wanted)
    resource.setrlimit(resource.RLIMIT_AS, (min(wanted, highest), hard))
