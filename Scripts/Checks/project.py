"""What the checks share: the project's files, and how a check says what is wrong."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

# Folders that tools make and fill. Nobody wrote what is in them.
GENERATED = {".build", ".git", ".swiftpm", "__pycache__"}


class Problem(NamedTuple):
    """Something to put right, and where. Line 0 stands for the file or folder as a whole."""

    path: Path
    line: int
    text: str


def files(folder: Path, suffix: str = "") -> Iterator[Path]:
    """The files somewhere under `folder` whose name ends in `suffix`, sorted, without those that tools made."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - GENERATED)
        yield from (Path(parent, name) for name in sorted(names) if name.endswith(suffix))


def subfolders(folder: Path) -> list[Path]:
    """The folders directly in `folder`, sorted; none if there is no such folder."""
    return sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []


def run(check: Callable[[Path], list[Problem]]) -> None:
    """Runs a check on the project, prints each problem as a sentence, and exits with 1 if there was one."""
    problems = check(ROOT)
    for path, line, text in problems:
        place = path.relative_to(ROOT)
        print(f"{place}:{line}: {text}" if line else f"{place}: {text}")
    sys.exit(1 if problems else 0)
