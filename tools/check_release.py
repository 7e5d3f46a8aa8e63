"""Checks that a tag, the version of the package and the changelog agree, before a release is built.

python tools/check_release.py v0.1.0
"""

import re
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent


def version_in(source: str) -> str:
    """The version that the package says it has."""
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return found[1] if found else ""


def problems(tag: str, version: str, changelog: str) -> list[str]:
    """What is wrong with a release by this tag."""
    found = []
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, but the version of the package is {version}.")
    heading = re.search(r"^## (.+)$", changelog, re.MULTILINE)
    if not heading or not re.fullmatch(rf"{re.escape(version)} – \d{{4}}-\d\d-\d\d", heading[1]):
        found.append(f"The changelog does not begin with a section “{version} – YEAR-MONTH-DAY”.")
    return found


def main() -> int:
    """Checks the tag of the command line."""
    source = (REPOSITORY / "src" / "seachest" / "__init__.py").read_text(encoding="utf-8")
    changelog = (REPOSITORY / "CHANGELOG.md").read_text(encoding="utf-8")
    found = problems(sys.argv[1], version_in(source), changelog)
    print("\n".join(found) or f"{sys.argv[1]} can be released.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
