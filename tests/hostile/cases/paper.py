"""What is printed on paper and on terminals: no commands in logs, no silent blanks."""

from pathlib import Path
from xml.etree import ElementTree as ET

from tests.hostile.case import Case


def _printed(folder: Path, *names: str) -> None:
    """Each name is a run of glyphs on some deed, which may print capitals."""
    runs = {
        str(title.text).lower()
        for path in folder.glob("output/**/*.svg")
        for title in ET.parse(path).getroot().iter("{http://www.w3.org/2000/svg}title")  # noqa: S314 - our own
    }
    assert {name.lower() for name in names} <= runs, runs


_COMMAND = "\n::error"
_SAFE = r'title: "x\n::error file=a::PWNED\u061C\u200E\u200F"'

CASES = (
    Case(
        "M1-show-title",
        ("show", "./g"),
        edits={"title: Your Street": _SAFE},
        code=0,
        says=("PWNED",),
        never=(_COMMAND, "\u061c", "\u200e", "\u200f"),
    ),
    Case(
        "M1-new-from-key",
        ("new", "mine", "--from", "./g"),
        edits={"title: Your Street": 'title: Your Street\n"x\\n::error file=a::PWNED": 1'},
        code=2,
        never=(_COMMAND,),
    ),
    Case(
        "NN3-settings-key",
        ("check", "./g", "--definition-only"),
        prepare=lambda folder: (folder / "printkit.toml").write_text('"x\\n::error::PWNED" = 1\n'),
        code=2,
        says=("PWNED",),
        never=(_COMMAND,),
    ),
    Case(
        "PP11-8-folder",
        ("build", "./x\n::error::PWNED"),
        prepare=lambda folder: (folder / "g").rename(folder / "x\n::error::PWNED"),
        says=("nothing was built",),
        never=(_COMMAND,),
    ),
    Case(
        "BB8-CC1-stars-in-names",
        ("build", "./g", "--only", "deeds", "--format", "svg", "--paper", "a4"),
        edits={"Mr Finch": "A*B*C", "Aunt Mabel": "a**b**c"},
        code=0,
        after=lambda folder: _printed(folder, "A*B*C", "a**b**c"),
    ),
    *(
        Case(
            f"N32-N34-blank-name-{number}",
            ("check", "./g", "--definition-only"),
            edits={"name: Milk bill": f'name: "{name}"'},
            says=("PK722", "variant.yaml:36"),
        )
        for number, name in enumerate((r"  ", r"\u200B\u2060", r"\u3164"), start=32)
    ),
    Case(
        "language-xx",
        ("check", "./g", "--definition-only"),
        edits={"language: en": "language: xx"},
        code=1,
        says=("PK126", "there is no language 'xx'"),
    ),
    Case(
        "language-no",
        ("check", "./g", "--definition-only"),
        edits={"language: en": "language: no"},
        code=0,
        says=("PK746", "prints English"),
    ),
    Case(
        "BB17-does-not-fit-switched-off",
        ("build", "./g", "--only", "deeds", "--paper", "a4"),
        edits={"Mr Finch": "M" * 79, "printkit: 1": "printkit: 1\nchecks: {PK701: off}"},
        code=0,
        says=("PK906", "g/variant.yaml switches off or lowers", "PK701 (text-does-not-fit)"),
    ),
    Case(
        "BB18-no-glyph-lowered",
        ("check", "./g"),
        edits={"Mr Finch": "Mr \u5b57", "printkit: 1": "printkit: 1\nchecks: {PK702: info}"},
        code=0,
        says=("PK906", "PK702 (missing-glyph)"),
        seconds=15,
    ),
    Case(
        "BB19-switched-off-by-settings",
        ("check", "./g", "--definition-only"),
        edits={"Mr Finch": '"\\u200b"'},
        prepare=lambda folder: (folder / "printkit.toml").write_text('ignore = ["PK722"]\n'),
        code=0,
        says=("PK906", "printkit.toml switches off or lowers 1 error: 1 PK722"),
    ),
    Case(
        "BB20-switched-off-by-comment",
        ("check", "./g", "--definition-only"),
        edits={
            "Mr Finch": '"\\u200b"',
            "printkit: 1": "printkit: 1  # printkit: ignore-file[PK722]",
        },
        code=0,
        says=("PK906", "a comment in g/variant.yaml switches off or lowers 1 error: 1 PK722"),
    ),
    Case(
        "BB17-select-shows-all",
        ("check", "./g", "--definition-only", "--select", "PK"),
        edits={"Mr Finch": '"\\u200b"', "printkit: 1": "printkit: 1\nchecks: {PK722: off}"},
        says=("error[PK722]",),
        never=("PK906",),
    ),
)
