"""Checks that a reason stands beside each promise that the compiler can't check: “Safe because …”.

The promises are `@unchecked Sendable`, `UncheckedSendable`, `nonisolated(unsafe)` and `Unmanaged`. A reason is a comment on the same
line, or above a statement or declaration that the promise is in. The reason of a type also covers its extensions and its subclasses,
which have to repeat `@unchecked Sendable`.

A reason may be wrong, so promises are few: the number of each kind has a limit, which may only fall.
"""

import re
from pathlib import Path
from typing import NamedTuple

from project import Problem, files, run

PROMISE = re.compile(r"@unchecked Sendable\b|\bUncheckedSendable\b|\bnonisolated\(unsafe\)|\bUnmanaged\b")
# How often each is in the sources. Lower a number when a promise has gone; a new one has to take the place of another.
LIMITS = {
    "nonisolated(unsafe)": 9,
    "@unchecked Sendable": 27,
    "UncheckedSendable": 27,
    "unsafeBitCast": 26,
}
REASON = re.compile(r"\bsafe because\b", re.I)
TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol|extension)\s+(?!(?:func|var|let|subscript)\b)([\w.]+)")
SUPERCLASS = re.compile(r"\bclass\s+(\w+)(?:<.*?>)?\s*:\s*(\w+)")
COMMENT = re.compile(r"^\s*//")
ATTRIBUTE = re.compile(r"^\s*@[\w(]+[^{=]*$")
# A line that goes on with a declaration: its beginning is further up, at the same indentation.
CONTINUATION = re.compile(r"^\s*(?:[)\]}]|where\b|->|else\b)")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


class Types(NamedTuple):
    """What is known about the types of all sources, by name without those around."""

    explained: set[str]
    superclasses: dict[str, str]

    def explain(self, name: str) -> bool:
        """Whether the type or a superclass of it has a reason."""
        seen: set[str] = set()
        while name and name not in seen:
            if name in self.explained:
                return True
            seen.add(name)
            name = self.superclasses.get(name, "")
        return False


class Source:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.code = [STRING.sub('""', line).partition("//")[0] for line in self.lines]

    def indentation(self, number: int) -> int:
        return len(self.lines[number]) - len(self.lines[number].lstrip())

    def around(self, number: int) -> list[int]:
        """The line, and the lines where what it is in begins, innermost first."""
        result = [number]
        indentation, goes_on = self.indentation(number), bool(CONTINUATION.match(self.code[number]))
        for above in range(number - 1, -1, -1):
            if not self.code[above].strip():
                continue
            own = self.indentation(above)
            if own < indentation or (own == indentation and goes_on):
                result.append(above)
                indentation, goes_on = own, bool(CONTINUATION.match(self.code[above]))
        return result

    def has_reason(self, number: int) -> bool:
        """Whether a comment on the line, or above it and its attributes, gives a reason."""
        comments = [self.lines[number].partition("//")[2]]
        for above in range(number - 1, -1, -1):
            line = self.lines[above]
            if COMMENT.match(line):
                comments.append(line.strip().lstrip("/"))
            elif not ATTRIBUTE.match(line):
                break
        return bool(REASON.search(" ".join(part.strip() for part in reversed(comments))))

    def type_name(self, number: int) -> str | None:
        """The name of the type that the line declares or extends, without those around."""
        match = TYPE.search(self.code[number])
        return match[1].rpartition(".")[2] if match else None


def types(sources: dict[Path, Source]) -> Types:
    explained: set[str] = set()
    superclasses: dict[str, str] = {}
    for source in sources.values():
        for number, code in enumerate(source.code):
            name = source.type_name(number)
            if name and source.has_reason(number):
                explained.add(name)
            if match := SUPERCLASS.search(code):
                superclasses[match[1]] = match[2]
    return Types(explained, superclasses)


def is_explained(source: Source, number: int, known: Types) -> bool:
    for line in source.around(number):
        name = source.type_name(line)
        if source.has_reason(line) or (name and known.explain(name)):
            return True
    return False


def check(root: Path) -> list[Problem]:
    sources = {path: Source(path.read_text(encoding="utf-8")) for path in files(root / "Sources", ".swift")}
    known = types(sources)
    problems: list[Problem] = []
    for path, source in sources.items():
        for number, code in enumerate(source.code):
            if (match := PROMISE.search(code)) and not is_explained(source, number, known):
                text = f"Say in a comment why this `{match[0]}` is safe: “Safe because …”."
                problems.append(Problem(path, number + 1, text))
    return problems


def check_limits(root: Path, limits: dict[str, int]) -> list[Problem]:
    code = [line for path in files(root / "Sources", ".swift") for line in Source(path.read_text(encoding="utf-8")).code]
    problems: list[Problem] = []
    for promise, limit in limits.items():
        # Not a longer name that begins with it, such as that of a function.
        name = re.compile(re.escape(promise) + r"(?!\w)")
        count = sum(len(name.findall(line)) for line in code)
        if count > limit:
            text = f"`{promise}` is there {count} times, and may be there {limit} times. Let the compiler prove it."
            problems.append(Problem(root / "Sources", 0, text))
        elif count < limit:
            text = f"`{promise}` is there only {count} times. Lower its limit from {limit}, so that none comes back."
            problems.append(Problem(root / "Scripts/Checks/safety_reasons.py", 0, text))
    return problems


if __name__ == "__main__":
    run(lambda root: check(root) + check_limits(root, LIMITS))
