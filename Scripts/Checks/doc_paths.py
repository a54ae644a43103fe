"""Checks that the paths named in Markdown exist, and that no file names a place outside the project."""

import re
from collections.abc import Iterator
from pathlib import Path

from project import Problem, files, run

# Paths that begin so are ours, whether or not the folder is there yet.
FOLDERS = {".ci", "API", "Docs", "Examples", "Scripts", "Sources", "Tests"}

BLOCK = re.compile(r"^[ \t]*(```|~~~).*?^[ \t]*\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+)((?:(?!\n\n).)+?)\1", re.DOTALL)
LINKS = [
    re.compile(r"\]\(<?([^)>\s]+)[^)]*\)"),
    re.compile(r"^[ \t]*\[[^\]]+\]:\s*(\S+)", re.MULTILINE),
    re.compile(r"\b(?:src|href)=\"([^\"]+)\""),
]

# `<name>`, `*`, `{a,b}` and `…` stand for something the reader fills in.
PLACEHOLDER = re.compile(r"[<*{…]")

# Absolute paths that are only there on somebody's own machine.
SOMEONES_MACHINE = re.compile(r"(?<![\w.~-])/(?:home|root|Users|work|workspace)/")
UPWARDS = re.compile(r"(?<![\w./)}$])(?:\.\./)+[\w./-]*\w")
COMMENT = re.compile(r"(?://|#).*")


def code_and_prose(markdown: str) -> tuple[str, str]:
    """The text twice: with all that is not code blanked out, and with all that is. Every place keeps its offset."""
    prose = CODE.sub(blank, BLOCK.sub(blank, markdown))
    code = "".join(" " if kept == character else character for kept, character in zip(prose, markdown))
    return code, prose


def blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def missing_in_markdown(root: Path, file: Path) -> list[Problem]:
    """A problem for each path in code or in a link that leads to nothing."""
    markdown = file.read_text(encoding="utf-8")
    code, prose = code_and_prose(markdown)
    missing = []
    for match in re.finditer(r"[^\s\"'()\[\]`]+", code):
        path = re.sub(r"(:\d+)*[.,:;]*$", "", match[0])
        if looks_like_ours(path) and not exists(root, path):
            missing.append((match.start(), f"{path} does not exist."))
    for match in (match for pattern in LINKS for match in pattern.finditer(prose)):
        path = match[1].partition("#")[0]
        if path and not re.match(r"[a-z]+:", path) and not exists(file.parent, path):
            missing.append((match.start(1), f"The link to {match[1]} leads to nothing."))
    return [Problem(file, markdown.count("\n", 0, start) + 1, text) for start, text in sorted(missing)]


def looks_like_ours(path: str) -> bool:
    first, slash, _ = path.partition("/")
    return first in FOLDERS if slash else re.fullmatch(r"[\w-]+\.md", path) is not None


def exists(folder: Path, path: str) -> bool:
    """Whether `path` is there, seen from `folder`: as far as its first placeholder, if it has any."""
    for part in path.split("/"):
        if PLACEHOLDER.search(part):
            break
        folder /= part
    return folder.exists()


def places_outside(root: Path, file: Path) -> Iterator[Problem]:
    """A problem for each place on somebody's machine, and for each `../` in documents or comments that leads astray."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return
    for number, line in enumerate(lines, start=1):
        if match := SOMEONES_MACHINE.search(line):
            yield Problem(file, number, f"{match[0]} is a place on one machine: nobody else can look there.")

        text = line if file.suffix == ".md" else "".join(COMMENT.findall(line))
        for path in UPWARDS.findall(text):
            target = (file.parent / path).resolve()
            if not target.is_relative_to(root) or not target.exists():
                yield Problem(file, number, f"{path} leads to nothing in this project.")


def check(root: Path) -> list[Problem]:
    problems = []
    for file in files(root):
        if file.suffix == ".md":
            problems += missing_in_markdown(root, file)
        problems += places_outside(root, file)
    return problems


if __name__ == "__main__":
    run(check)
