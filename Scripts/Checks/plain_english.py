"""Checks that comments in sources are plain English, as far as that can be recognized.

Documentation must not begin with What, How, Whether, Where or Who: such a summary has to be translated ("Whether it is hidden"
is "A Boolean value that indicates whether the view is hidden"). Comments must not use the words in WORDS, which our readers
don't know from Apple's documentation, and must use American spelling.

The comments that were written before this check are counted in plain_english.txt, for each target. No count may rise.

    plain_english.py             checks
    plain_english.py --list TARGET   prints the lines of a target that have to be rewritten
    plain_english.py --counts    prints the counts, as in plain_english.txt
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from project import ROOT, Problem, files, run, subfolders

COUNTS = Path("Scripts/Checks/plain_english.txt")

COMMENT = re.compile(r"^\s*(?P<slashes>///?)(?!/)\s?(?P<text>.*)$")
BEGINNING = re.compile(r"(?:What|How|Whether|Where|Who)\b")
WORDS = re.compile(
    r"\b(?:somebody|nobody|whoever|anew|to be seen|that which|(?<!there )is no (?!longer|more|less)\w+)\b", re.I
)
BRITISH = re.compile(r"\b(?:colour|neighbour|behaviour|centre|grey|favour|honour|catalogue|cancelling)(?:s|ed|ing|less|ful|ite)?\b", re.I)
CODE = re.compile(r"`[^`]*`")


class Finding(NamedTuple):
    """A comment to rewrite."""

    path: Path
    line: int
    reason: str


def comments(text: str) -> Iterator[tuple[int, bool, str]]:
    """The comment lines of a source: number, whether documentation begins there, and text without code."""
    in_documentation = in_example = False
    for number, line in enumerate(text.splitlines(), start=1):
        match = COMMENT.match(line)
        if not match:
            in_documentation = in_example = False
            continue
        words, is_documentation = match["text"], match["slashes"] == "///"
        if words.startswith("```"):
            in_example = not in_example
        elif not in_example:
            yield number, is_documentation and not in_documentation, CODE.sub("`…`", words)
        in_documentation = is_documentation


def findings(path: Path) -> Iterator[Finding]:
    for number, begins, text in comments(path.read_text(encoding="utf-8")):
        if begins and (match := BEGINNING.match(text)):
            yield Finding(path, number, f"documentation begins with “{match[0]}”")
        elif match := WORDS.search(text):
            yield Finding(path, number, f"“{match[0]}” is a word of our own")
        elif match := BRITISH.search(text):
            yield Finding(path, number, f"“{match[0]}” is British")


def by_target(root: Path) -> dict[str, list[Finding]]:
    return {
        target.name: [finding for path in files(target, ".swift") for finding in findings(path)]
        for target in subfolders(root / "Sources")
    }


def written_counts(root: Path) -> dict[str, int]:
    """The counts in plain_english.txt, by target."""
    lines = (root / COUNTS).read_text(encoding="utf-8").splitlines()
    return {target: int(count) for target, count in (line.split() for line in lines if line and line[0] != "#")}


def check(root: Path) -> list[Problem]:
    written = written_counts(root)
    problems = []
    for target, found in by_target(root).items():
        allowed = written.get(target, 0)
        if len(found) > allowed:
            shown = found if not allowed else found[:5]
            problems += [Problem(path, line, f"Write plain English: {reason}.") for path, line, reason in shown]
            text = f"{len(found)} comments have to be rewritten; {allowed} is the limit. See plain_english.py --list {target}."
            problems.append(Problem(root / "Sources" / target, 0, text))
        elif len(found) < allowed:
            text = f"{target} has only {len(found)} left. Write that number here, so that it can't rise again."
            problems.append(Problem(root / COUNTS, 0, text))
    return problems


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Checks that comments are plain English.")
    parser.add_argument("--list", metavar="TARGET")
    parser.add_argument("--counts", action="store_true")
    arguments = parser.parse_args()
    if arguments.list:
        for path, line, reason in by_target(ROOT).get(arguments.list, []):
            print(f"{path.relative_to(ROOT)}:{line}: {reason}")
    elif arguments.counts:
        print("# The comments of each target that plain_english.py would have rewritten. A count may only fall.")
        for target, found in by_target(ROOT).items():
            if found:
                print(target, len(found))
    else:
        run(check)
