"""Checks that the compiler names the mistakes in Examples/Mistakes/, each where it is, and soon.

Each source there has a mistake, marked at its line with a part of the message: `// mistake: has no member 'fount'`.
"""

import os
import re
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from project import ROOT, Problem, files, run

FOLDER = Path("Examples/Mistakes")
LIMIT = 3.0  # seconds of the processor, which what else the machine does hardly touches
MARK = re.compile(r"// mistake: (.+)$")
DIAGNOSTIC = re.compile(r"^(?P<path>[^\n]+?):(?P<line>\d+):\d+: (?P<kind>error|warning|note): (?P<text>[^\n]*)$", re.M)


class Answer(NamedTuple):
    """What the compiler wrote about a source, and how long it took."""

    text: str
    seconds: float


class Error(NamedTuple):
    """An error of the compiler, with the notes that follow it."""

    path: Path
    line: int
    sentences: list[str]


def marks(source: str) -> dict[int, str]:
    """The lines that have a mistake, and what the compiler should say there."""
    found = ((number, MARK.search(line)) for number, line in enumerate(source.splitlines(), start=1))
    return {number: match[1].strip() for number, match in found if match}


def errors(text: str) -> list[Error]:
    """The errors among the diagnostics, in order."""
    result: list[Error] = []
    is_error = False
    for match in DIAGNOSTIC.finditer(text):
        if match["kind"] != "note":
            is_error = match["kind"] == "error"
            if is_error:
                result.append(Error(Path(match["path"]), int(match["line"]), [match["text"]]))
        elif is_error:
            result[-1].sentences.append(match["text"])
    return result


def judge(file: Path, answer: Answer) -> list[Problem]:
    """What is wrong with the compiler's answer to a source with mistakes."""
    expected = marks(file.read_text(encoding="utf-8"))
    if not expected:
        return [Problem(file, 0, "No line is marked with what the compiler should say there.")]
    found = errors(answer.text)
    problems = []
    for line, fragment in expected.items():
        here = [error for error in found if error.path == file and error.line == line]
        if not any(fragment in sentence for error in here for sentence in error.sentences):
            said = "; ".join(error.sentences[0] for error in here) or "nothing"
            problems.append(Problem(file, line, f'The compiler should say "{fragment}". It says: {said}.'))
    for error in found:
        if error.path != file or error.line not in expected:
            place = f"line {error.line}" if error.path == file else f"{error.path.name}:{error.line}"
            problems.append(Problem(file, 0, f"Nothing is wrong with {place}, but it says: {error.sentences[0]}."))
    if answer.seconds > LIMIT:
        problems.append(Problem(file, 0, f"The answer takes {answer.seconds:.1f} s; {LIMIT:.0f} is the limit."))
    return problems


def compile(file: Path) -> Answer:
    """Asks the compiler about a source, as a client in Swift 6 mode."""
    command = [ROOT / "Scripts/typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", file]
    with subprocess.Popen(command, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr
        text = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return Answer(text, usage.ru_utime + usage.ru_stime)


def check(root: Path, compile: Callable[[Path], Answer] = compile) -> list[Problem]:
    sources = list(files(root / FOLDER, ".swift"))
    with ThreadPoolExecutor(max_workers=2) as pool:
        answers = list(pool.map(compile, sources))
    return [problem for file, answer in zip(sources, answers) for problem in judge(file, answer)]


if __name__ == "__main__":
    run(check)
