"""Checks that nothing is kept that somebody downloaded or built: no packages, libraries or programs, and no very large files."""

from pathlib import Path

from project import Problem, files, run

MADE_BY_TOOLS = {".a", ".dll", ".dylib", ".gz", ".jar", ".o", ".pyc", ".so", ".tar", ".whl", ".xz", ".zip"}
MOST_BYTES = 400_000


def check(root: Path) -> list[Problem]:
    problems: list[Problem] = []
    for path in files(root):
        if path.suffix in MADE_BY_TOOLS:
            problems.append(Problem(path, 0, "Keep sources only: this was downloaded or built."))
        elif path.stat().st_size > MOST_BYTES:
            problems.append(Problem(path, 0, f"This has more than {MOST_BYTES:,} bytes: keep something smaller."))
    return problems


if __name__ == "__main__":
    run(check)
