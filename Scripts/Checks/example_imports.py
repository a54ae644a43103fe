"""Checks that the examples see what users see: they import SwiftUI and Foundation, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

from arrows import imports
from project import Problem, files, run, subfolders

FOR_PROGRAMS = {"SwiftUI", "Foundation"}
FOR_TESTS = FOR_PROGRAMS | {"CanopyTesting", "Testing"}
# A host sees the module for hosts as well: that of the guide, and the one of a terminal.
HOSTS = ("FlipBookHost", "TerminalHost", "TerminalWindow", "Terminal", "TerminalInput", "CellGrid", "FlipBookHostTests")
FOR_HOSTS = {f"{name}.swift": {"CanopyHosting"} for name in HOSTS}
# Presentations, and the frames of a page that moves, are those of a test screen, which has a clock. Some show whole examples.
STRIPS = ("FrameStrip.swift", "MotionStrip.swift", "PresentationStrips.swift")
FOR_STRIPS = dict.fromkeys(STRIPS, FOR_PROGRAMS | {"CanopyTesting", "Examples"})


def strangers(folder: Path, allowed: set[str], whose: str) -> Iterator[Problem]:
    """A problem for each import in `folder` of a module that is not allowed there."""
    names = ", ".join(sorted(allowed))
    for file in files(folder, ".swift"):
        for line, module in imports(file.read_text(encoding="utf-8")):
            if module not in FOR_STRIPS.get(file.name, allowed) | FOR_HOSTS.get(file.name, set()):
                yield Problem(file, line, f"{whose} may not import {module}, only {names}.")


def check(root: Path) -> list[Problem]:
    examples = root / "Examples"
    programs = {target.name for target in subfolders(examples / "Sources")}
    problems = list(strangers(examples / "Sources", FOR_PROGRAMS, "An example"))
    problems += strangers(examples / "Tests", FOR_TESTS | programs, "A test of the examples")
    return problems


if __name__ == "__main__":
    run(check)
