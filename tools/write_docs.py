"""Writes the generated pages of ``docs/``, and the names of all drawings: run ``make docs``."""

import json
from pathlib import Path

from printkit.art import names
from printkit.art.icons import registered_icons
from printkit.art.registry import registered_drawings
from printkit.reporting.findings_schema import findings_schema
from tools import docs_elements, docs_limits, docs_records, docs_slips, docs_targets
from tools.docs_man import man_pages
from tools.docs_pages import filled
from tools.docs_rules import rules_page

DOCS = Path(__file__).resolve().parent.parent / "docs"
FINDINGS_SCHEMA = "findings.schema.json"
RULES = "rules.md"


def filled_pages() -> dict[str, str]:
    """The pages of ``docs/`` that hold something from the code, by file name."""
    sources = (docs_records, docs_elements, docs_limits, docs_slips, docs_targets)
    blocks = {name: text for source in sources for name, text in source.blocks().items()}
    names = (
        *("definition.md", "elements.md", "mutations.md", "print-shops.md"),
        *("strangers-packs.md", "themes.md"),
    )
    pages = {name: filled((DOCS / name).read_text(encoding="utf-8"), blocks) for name in names}
    return {**pages, RULES: rules_page()}


def findings_schema_text() -> str:
    """The published schema of findings, as `printkit schema --findings` prints it."""
    return json.dumps(findings_schema(), ensure_ascii=False, indent=2) + "\n"


def listed_art() -> dict[str, str]:
    """The files that list all drawings and icons, one on each line."""
    listed = {names.DRAWINGS: registered_drawings(), names.ICONS: registered_icons()}
    return {file: "".join(f"{name}\n" for name in found) for file, found in listed.items()}


def main() -> None:
    """Writes the pages."""
    (DOCS / "man").mkdir(exist_ok=True)
    (DOCS / FINDINGS_SCHEMA).write_text(findings_schema_text(), encoding="utf-8", newline="\n")
    for file, text in listed_art().items():
        (names.FOLDER / file).write_text(text, encoding="utf-8", newline="\n")
    pages = {f"man/{name}": text for name, text in man_pages().items()}
    for name, text in {**filled_pages(), **pages}.items():
        (DOCS / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
