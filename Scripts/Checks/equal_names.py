"""Checks that no two targets declare a type by the same name.

Two types that share a name have to be told apart by their module, in the code of a target that sees both and in every search.
Types that are private to a file don't count, and neither do nested types, which another name precedes.
"""

import re
from collections import defaultdict
from pathlib import Path

from project import Problem, files, run, subfolders

# The formatter puts a declaration outside of every type at the beginning of its line.
TYPE = re.compile(
    r"^(?:@\w+(?:\([^()\n]*\))? )*(?:(?:public|package|internal|open|final|indirect|nonisolated) )*"
    r"(?:actor|class|enum|protocol|struct) (\w+)",
    re.M,
)


def check(root: Path) -> list[Problem]:
    homes: dict[str, dict[str, Problem]] = defaultdict(dict)
    for target in subfolders(root / "Sources"):
        for path in files(target, ".swift"):
            text = path.read_text(encoding="utf-8")
            for match in TYPE.finditer(text):
                problem = Problem(path, text.count("\n", 0, match.start(1)) + 1, "")
                homes[match[1]].setdefault(target.name, problem)
    return [
        place._replace(text=f"Rename `{name}`, which {' and '.join(sorted(set(found) - {target}))} also declares.")
        for name, found in sorted(homes.items())
        if len(found) > 1
        for target, place in found.items()
    ]


if __name__ == "__main__":
    run(check)
