"""Checks that apps' authors find a sentence about each name that they can use.

- A declaration with `public` or `open` begins with a `///` line. So does each requirement of a public protocol.
- A name that begins with an underscore, and what is in a type with such a name, isn't for apps: a comment there is for those
  who read the sources, and stands where it says more than the name.
- Properties one below the other, such as the columns of a matrix, share the sentence above the first.
- What a protocol already explains needs no second sentence at the types that conform: a requirement of a public protocol of
  this project, or one of those in `KNOWN`.

The linter has such a rule, but it knows neither underscores nor requirements.
"""

import re
from pathlib import Path

from hidden_members import TOOLS, SwiftFile
from project import Problem, files, run, subfolders

# Requirements of protocols of Swift and Foundation, and what the compiler asks of a result builder.
KNOWN = set(
    """
    AllCases Body Cache Content Element Failure ID Index Indices Input IntegerLiteralType Iterator Output RawValue Stride
    StringInterpolation StringLiteralType SubSequence Value Values advanced allCases appendInterpolation appendLiteral body
    buildArray buildBlock buildEither buildExpression buildFinalResult buildIf buildLimitedAvailability buildOptional
    buildPartialBlock copy customMirror debugDescription description distance encode endIndex errorDescription formIndex hash
    hashValue id index indices makeAsyncIterator makeIterator next rawValue startIndex
    """.split()
)
# The first labels of the initializers that such protocols require.
KNOWN_LABELS = set(
    """
    arrayLiteral booleanLiteral dictionaryLiteral exactly extendedGraphemeClusterLiteral floatLiteral from integerLiteral
    literalCapacity nilLiteral rawValue stringInterpolation stringLiteral unicodeScalarLiteral
    """.split()
)

DECLARED = re.compile(
    r"(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|open)(?:\((?:get|set)\))? +)"
    r"(?:(?:static|class|final|mutating|nonmutating|override|convenience|required|nonisolated|indirect|isolated|weak|lazy|prefix"
    r"|infix|postfix|consuming|borrowing|dynamic|internal\(set\)|private\(set\)|package\(set\)|fileprivate\(set\)"
    r"|nonisolated\(unsafe\)) +)*"
    r"(?P<kind>func|var|let|struct|class|enum|protocol|actor|typealias|init|subscript|macro|associatedtype)\b"
    r"[?]? *(?P<name>[A-Za-z_]\w*|[^\s(<{]+)?(?P<rest>.*)")
REQUIRED = re.compile(
    r"(?:@\w+(?:\([^)]*\))? +)*(?:(?:static|mutating|nonmutating|nonisolated|isolated|prefix|infix|postfix) +)*"
    r"(?P<kind>func|var|init|subscript|associatedtype)\b[?]? *(?P<name>[A-Za-z_]\w*|[^\s(<{]+)?(?P<rest>.*)")
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|extension)\s+(?P<name>[A-Za-z_][\w.]*)")


def is_documented(lines: list[str], place: int) -> bool:
    """Whether the lines above the declaration at `place`, and above its attributes, are documentation."""
    sharing = re.match(r"public (var|let) ", lines[place].strip())
    place -= 1
    while place >= 0:
        line = lines[place].strip()
        if line.startswith("///"):
            return True
        if line.startswith(("@", "//", "#if", "#else")) or (sharing and re.match(r"public (var|let) ", line)):
            place -= 1
        elif line.endswith(")") and (start := attribute_start(lines, place)) is not None:
            place = start - 1
        else:
            return False
    return False


def attribute_start(lines: list[str], end: int) -> int | None:
    """Where an attribute of several lines begins that ends at `end`."""
    depth = 0
    for place in range(end, max(end - 8, -1), -1):
        depth += lines[place].count(")") - lines[place].count("(")
        if depth <= 0:
            return place if lines[place].strip().startswith("@") else None
    return None


class Scopes:
    """The declarations around a line, from braces at the ends and the beginnings of lines, as the formatter puts them."""

    def __init__(self) -> None:
        self.names: list[tuple[int, str, bool]] = []

    def enter(self, line: str) -> None:
        indentation = len(line) - len(line.lstrip())
        if not line.strip() or line.strip().startswith("//"):
            return
        while self.names and indentation <= self.names[-1][0]:
            self.names.pop()
        if (match := TYPE.search(line)) and not re.search(r"\b(func|init|var|let|case)\b", line[: match.start()]):
            is_protocol = bool(re.search(r"\bpublic protocol\b", line))
            self.names.append((indentation, match["name"], is_protocol))

    def is_hidden(self, depth: int | None = None) -> bool:
        return any(part.startswith("_") for _, name, _ in self.names[:depth] for part in name.split("."))


def is_known(kind: str, name: str, rest: str, requirements: set[str]) -> bool:
    if kind == "init":
        return bool((label := re.match(r"[^(]*\(\s*(\w+)", name + rest)) and label[1] in KNOWN_LABELS)
    return kind != "subscript" and (not re.match(r"[A-Za-z]", name) or name in KNOWN or name in requirements)


def requirements(sources: list[SwiftFile]) -> set[str]:
    """The names of the requirements of public protocols."""
    return {
        member.name
        for source in sources
        if "public protocol" in source.text
        for _, members in source.bodies("protocol")
        for member in members
    } | {
        match[1]
        for source in sources
        if "public protocol" in source.text
        for match in re.finditer(r"^ +associatedtype (\w+)", source.text, re.M)
    }


def check(root: Path) -> list[Problem]:
    sources = [
        SwiftFile(path)
        for target in subfolders(root / "Sources")
        if target.name not in TOOLS
        for path in files(target, ".swift")
    ]
    explained = requirements(sources)
    problems = []
    for source in sources:
        lines = source.text.split("\n")
        scopes = Scopes()
        for place, line in enumerate(lines):
            scopes.enter(line)
            text = line.strip()
            indentation = len(line) - len(line.lstrip())
            around = [entry for entry in scopes.names if entry[0] < indentation]
            in_protocol = bool(around) and around[-1][2] and indentation == around[-1][0] + 2
            match = DECLARED.match(text) or (in_protocol and REQUIRED.match(text)) or None
            if not match:
                continue
            name = match["name"] or ""
            if name.startswith("_") or scopes.is_hidden(len(around)) or is_documented(lines, place):
                continue
            if is_known(match["kind"], name, match["rest"], set() if in_protocol else explained):
                continue
            shown = f"{match['kind']} {name}".strip() if match["kind"] in {"init", "subscript"} else name
            problems.append(Problem(source.path, place + 1, f"Nothing is said about `{shown}`, which apps can use."))
    return problems


if __name__ == "__main__":
    run(check)
