"""What an output folder holds, for people and scripts (``manifest.json``); never read back."""

import json
from collections.abc import Mapping
from typing import Any

from printkit.kit_folder.state import State

NAME = "manifest.json"


def manifest_json(head: Mapping[str, Any], state: State) -> bytes:
    """The manifest: the game, its components with their pieces and sheets, the kit, all files."""
    files = {
        file: {"sha256": entry.sha256, "bytes": entry.size}
        for name in sorted(state.sets)
        for file, entry in state.sets[name].files.items()
    }
    kit = {"sheets": state.kit}
    return json_bytes({**head, "components": state.components, "kit": kit, "files": files})


def json_bytes(data: Mapping[str, Any]) -> bytes:
    """JSON with sorted keys: always the same for the same data."""
    text = json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True)
    return (text + "\n").encode()
