"""Writes the generated pages of ``docs/``: run ``make docs``."""

import json
from pathlib import Path

from printkit.diagnostics import Rule
from printkit.findings.catalogue import FAMILIES, all_rules
from printkit.reporting.explanation import explain_text
from printkit.reporting.findings_schema import findings_schema
from tools import docs_elements, docs_limits, docs_records
from tools.docs_pages import filled

DOCS = Path(__file__).resolve().parent.parent / "docs"
FINDINGS_SCHEMA = "findings.schema.json"

_INTRODUCTION = """\
What printkit finds. `printkit explain PK201` shows the same pages; `make docs` writes them.

A comment `# printkit: ignore[PK201]` at the end of a line, or alone above it, silences a finding
on that line; `# printkit: ignore-file[PK201]` silences it in the whole file and in the tables
beside it. Errors of structure cannot be silenced."""


def rule_pages() -> dict[str, str]:
    """The pages of ``docs/rules`` by file name."""
    pages = {f"{rule.code}.md": explain_text(rule) for rule in all_rules()}
    return {"README.md": _index(), **pages}


def _index() -> str:
    parts = [
        "# Rules",
        _INTRODUCTION,
    ]
    for digit, title in FAMILIES.items():
        rules = [rule for rule in all_rules() if rule.code[2] == digit]
        if rules:
            parts.append(f"## {title}\n\n{_table(rules)}")
    return "\n\n".join(parts) + "\n"


def _table(rules: list[Rule]) -> str:
    rows = [
        f"| [{r.code}]({r.code}.md) | `{r.name}` | {r.severity} | {'yes' if r.mended else ''} "
        f"| {r.summary} |"
        for r in rules
    ]
    header = ["| code | name | severity | `--fix` | what |", "|---|---|---|---|---|"]
    return "\n".join([*header, *rows])


def filled_pages() -> dict[str, str]:
    """The pages of ``docs/`` with blocks from the code, by file name."""
    blocks = {**docs_records.blocks(), **docs_elements.blocks(), **docs_limits.blocks()}
    return {
        name: filled((DOCS / name).read_text(encoding="utf-8"), blocks)
        for name in ("definition.md", "elements.md", "strangers-packs.md", "themes.md")
    }


def findings_schema_text() -> str:
    """The published schema of findings, as `printkit schema --findings` prints it."""
    return json.dumps(findings_schema(), ensure_ascii=False, indent=2) + "\n"


def main() -> None:
    """Writes the pages and deletes those of rules that are gone."""
    (DOCS / FINDINGS_SCHEMA).write_text(findings_schema_text(), encoding="utf-8", newline="\n")
    for name, text in filled_pages().items():
        (DOCS / name).write_text(text, encoding="utf-8", newline="\n")
    folder = DOCS / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    pages = rule_pages()
    for stale in sorted(set(folder.glob("*.md")) - {folder / name for name in pages}):
        stale.unlink()
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
