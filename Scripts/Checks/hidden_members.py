"""Checks that an app's code finds no member by mistake that it can't use.

The compiler looks up members of other modules whatever their access is, and says afterwards that one is “inaccessible due to
'private' protection level”. On the way it may choose another overload around it, so a misspelt property becomes five errors
about something else. Functions and types outside of types aren't found, and neither are initializers.

- In an extension of a public protocol, or of a type of Swift, Foundation or another library, a member that isn't public begins
  with an underscore, unless the protocol has a public member of that name. Or it is no member: a function on its own, or a
  member of a type of this project.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from project import Problem, files, run, subfolders
from swift_names import MODIFIERS
from swift_tokens import Tokens

# Targets that no app's code is compiled against.
TOOLS = {"AssetSymbolsTool", "Benchmarks", "CanopyAssetSymbols", "CanopyMacroExpansion", "CanopyMacros"}
# Types of C libraries, which only the target that owns a library imports, and pointers.
LOW_LEVEL = re.compile(r"[a-z]|Gdk|Gtk|Pango|Rsvg|Soup|Unsafe")

ACCESS = {"fileprivate", "internal", "open", "package", "private", "public"}
BEFORE = ACCESS | MODIFIERS | {"@", "(", ")", "set", "unsafe", "weak", "unowned"}
DECLARING = {"class", "enum", "func", "let", "struct", "typealias", "var"}
TYPES = {"actor", "class", "enum", "protocol", "struct", "typealias"}


class Member(NamedTuple):
    name: str
    access: str
    offset: int


class SwiftFile:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        found = Tokens(self.text)
        self.tokens, self.offsets = found.texts, found.offsets

    def word(self, place: int) -> str:
        return self.tokens[place] if 0 <= place < len(self.tokens) else ""

    def is_name(self, place: int) -> bool:
        return bool(re.match(r"[A-Za-z_]", self.word(place))) and self.word(place) not in MODIFIERS | {"func", "var", "let"}

    def access(self, place: int) -> str | None:
        """What stands before the keyword at `place`: the access of the declaration, or nil."""
        result = None
        while (word := self.word(place - 1)) in BEFORE or self.word(place - 2) == "@":
            place -= 1
            if word == "(":
                # `private(set)`, or an attribute with arguments.
                place -= 1
            elif word in ACCESS and self.word(place + 1) != "(":
                result = word
        return result

    def types(self) -> Iterator[tuple[str, str, str]]:
        """The types declared in the file: keyword, name, access."""
        for place, word in enumerate(self.tokens):
            if word in TYPES and self.is_name(place + 1) and self.word(place - 1) not in {".", ":"}:
                yield word, self.tokens[place + 1], self.access(place) or "internal"

    def bodies(self, keyword: str) -> Iterator[tuple[str, list[Member]]]:
        """The members of each declaration with a keyword, by the name of the type."""
        for place, word in enumerate(self.tokens):
            if word != keyword or self.word(place - 1) in {".", ":"}:
                continue
            name = "Array" if self.word(place + 1) == "[" else self.word(place + 1)
            start = place + 1
            while start < len(self.tokens) and self.tokens[start] != "{":
                start += 1
            yield name, list(self.members(start, self.access(place) or "internal"))

    def members(self, start: int, access: str) -> Iterator[Member]:
        """The members between the braces that open at `start`, whose access is `access` unless they say otherwise."""
        depth = 0
        for place in range(start, len(self.tokens)):
            word = self.tokens[place]
            depth += (word in "{([") - (word in "})]")
            if depth == 0:
                return
            if depth == 1 and word in DECLARING and self.is_name(place + 1) and self.word(place - 1) not in {".", ":"}:
                yield Member(self.tokens[place + 1], self.access(place) or access, self.offsets[place])


def check(root: Path) -> list[Problem]:
    sources = [
        SwiftFile(path)
        for target in subfolders(root / "Sources")
        if target.name not in TOOLS
        for path in files(target, ".swift")
    ]
    own: set[str] = set()
    open_names: dict[str, set[str]] = {}
    for source in sources:
        for keyword, name, access in source.types():
            own.add(name)
            if keyword == "protocol" and access == "public":
                open_names.setdefault(name, set())
    for source in sources:
        for name, members in source.bodies("protocol"):
            if name in open_names:
                open_names[name] |= {member.name for member in members}
        for name, members in source.bodies("extension"):
            if name in open_names:
                open_names[name] |= {member.name for member in members if member.access == "public"}

    problems = []
    for source in sources:
        for name, members in source.bodies("extension"):
            if (name in own and name not in open_names) or LOW_LEVEL.match(name):
                continue
            for member in members:
                if member.access == "public" or member.name.startswith("_") or member.name in open_names.get(name, ()):
                    continue
                line = source.text.count("\n", 0, member.offset) + 1
                text = (
                    f"Apps find `{member.name}` in `{name}`, and can't use it: begin the name with an underscore, "
                    "or take it out of the type."
                )
                problems.append(Problem(source.path, line, text))
    return problems


if __name__ == "__main__":
    run(check)
