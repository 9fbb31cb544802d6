"""What is printed on paper and on terminals: no commands in logs, no silent blanks."""

from tests.hostile.case import Case

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
)
