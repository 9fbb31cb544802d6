"""Names of files as packs may write them."""


def is_plain_name(name: str) -> bool:
    """Whether the name is a path downwards, with ``/``, that means the same on every system."""
    return not any(
        part in ("", ".", "..") or "\\" in part or ":" in part or "\0" in part
        for part in name.split("/")
    )
