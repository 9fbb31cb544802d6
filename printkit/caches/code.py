"""The digest of printkit itself, worked out again when one of its files may have changed."""

from functools import cache
from pathlib import Path

from printkit import digests
from printkit.caches.cache import CacheEntry, get, put


@cache
def digest_of_code() -> str:
    """A digest of printkit itself, its fonts and patterns.

    Reading them all takes as long as half of an unchanged check. Whoever writes a file, or puts
    another in its place, moves its time of change, which nobody can set.
    """
    place, key = str(Path(digests.__file__).parent), digests.stamp_of_code()
    known = get("code", place, key)
    if known is not None:
        return str(known.value)
    digest = digests.digest_of_files(digests.files_of_code())
    put("code", place, key, CacheEntry(digest, {}))
    return digest
