"""Checks that each Swift sample in the documentation and in the README is part of a source that is compiled and run.

The lines of a block have to occur together, in their order, in a file of Examples/, where only their indentation may differ. A block
that can't be compiled has a comment before it that says why: `<!-- not compiled: … -->`. A whole file of the package in the README
is compiled by `newcomer.py`: `<!-- file: … -->`.
"""

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from project import Problem, files, run

BLOCK = re.compile(r"(?P<reason><!-- (?:not compiled|file): [^>]+ -->\s*\n)?```swift\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)


def documents(root: Path) -> list[Path]:
    """The README and the articles. Decisions show code of their time."""
    return [file for file in [root / "README.md", *files(root / "Docs" / "Canopy.docc", ".md")] if file.exists()]


def samples(markdown: str) -> Iterator[tuple[int, str]]:
    """The line and the code of each sample that has to be compiled."""
    for match in BLOCK.finditer(markdown):
        if not match["reason"]:
            yield markdown.count("\n", 0, match.start()) + 1, match["code"]


def lines(code: str) -> list[str]:
    """The lines without trailing spaces and blank lines at the ends."""
    return [line.rstrip() for line in code.strip("\n").split("\n")]


def occurs(sample: list[str], source: list[str]) -> bool:
    """Whether the sample stands in the source, all of it indented alike."""
    for start in range(len(source) - len(sample) + 1):
        part = textwrap.dedent("\n".join(source[start : start + len(sample)])).split("\n")
        if part == sample:
            return True
    return False


def check(root: Path) -> list[Problem]:
    sources = [lines(file.read_text(encoding="utf-8")) for file in files(root / "Examples", ".swift")]
    problems = []
    for document in documents(root):
        for line, code in samples(document.read_text(encoding="utf-8")):
            sample = textwrap.dedent("\n".join(lines(code))).split("\n")
            if not any(sample[0].strip() in {text.strip() for text in source} and occurs(sample, source) for source in sources):
                text = "This sample isn't in any source of Examples/, so nothing compiles it. Add it there, or say why it can't be."
                problems.append(Problem(document, line, text))
    return problems


if __name__ == "__main__":
    run(check)
