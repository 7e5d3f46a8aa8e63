"""Writes the table of characters that look alike, from Unicode's confusables.txt: python tools/confusables.py FILE

Only characters that a name can contain after normalization are kept, each with what it looks like.
"""

import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).resolve().parent.parent / "src" / "seachest" / "server" / "accounts" / "confusables.txt"
HEADER = """# Characters that look like others, made by tools/confusables.py from version {version} of
# confusables.txt (UTS #39). © Unicode, Inc. Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in
# the U.S. and other countries. Terms of use and license: https://www.unicode.org/terms_of_use.html
"""


def table_from(text: str) -> str:
    """The table as it is stored: a character, a tab, and what it looks like, in each line."""
    version = text.partition("Version: ")[2].partition("\n")[0].strip()
    lines = []
    for line in text.lstrip("\ufeff").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) < 3:
            continue
        source, target = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
        if len(source) == 1 and unicodedata.normalize("NFKC", source) == source and (source + target).isprintable():
            lines.append(f"{source}\t{target}\n")
    return HEADER.format(version=version) + "".join(sorted(lines))


def main() -> None:
    """Writes the table from the file that is named on the command line."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    TABLE.write_text(table_from(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
