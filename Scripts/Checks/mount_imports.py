"""Checks that files that mount views, or declare some, import the target that says how. Prints nothing when they do.

Swift finds a member only in files that import its target (MemberImportVisibility). `View` has a default for each function
that mounts, and protocols of layers above have defaults of their own. A file that sees only the first gets that, without an
error, and the view fails when it is mounted.

- A file of a target above CanopyLayout that says `SomeView._mount` imports CanopyLayout. A generic parameter that is a view
  needs no import: its own function is called.
- A type is declared to conform to a protocol where the target with that protocol's defaults is imported.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from arrows import imports, reachable
from project import Problem, files, run, subfolders
from swift_tokens import Tokens

LAYOUT = "CanopyLayout"

# What `View` and `ViewModifier` ask of a type, with defaults for those with a body.
MOUNTING = {"_elements", "_mount", "_rerun", "_unmount", "_update", "_words"}
TYPES = {"actor", "class", "enum", "extension", "struct"}


class SwiftFile:
    def __init__(self, path: Path, target: str) -> None:
        self.path, self.target = path, target
        self.text = path.read_text(encoding="utf-8")
        found = Tokens(self.text)
        self.tokens, self.offsets = found.texts, found.offsets

    def imports(self, target: str) -> bool:
        return target == self.target or any(module == target for _, module in imports(self.text))

    def problem(self, place: int, text: str) -> Problem:
        return Problem(self.path, self.text.count("\n", 0, self.offsets[place]) + 1, text)

    def declarations(self, keywords: set[str]) -> Iterator[tuple[int, str, list[str], int]]:
        """The types or protocols: the place of each name, the name, what is inherited, and where the braces open."""
        for place, token in enumerate(self.tokens[:-1]):
            if token not in keywords or not re.match("[A-Z_]", self.tokens[place + 1]):
                continue
            end = next((end for end in range(place, len(self.tokens)) if self.tokens[end] in {"{", "}"}), None)
            if end is None or self.tokens[end] == "}":
                continue
            head = self.tokens[place + 2 : end]
            head = head[: head.index("where")] if "where" in head else head
            yield place + 1, self.tokens[place + 1], inherited(head), end

    def has_default(self, opening: int) -> bool:
        """Whether the extension whose brace is at `opening` declares `static func _mount`."""
        depth = 0
        for place in range(opening, len(self.tokens)):
            depth += (self.tokens[place] == "{") - (self.tokens[place] == "}")
            if depth == 0:
                return False
            if depth == 1 and self.tokens[place - 2 : place + 1] == ["static", "func", "_mount"]:
                return True
        return False


def inherited(head: list[str]) -> list[str]:
    """The names after the colon of a declaration, without those in angle brackets."""
    names, depth, is_after_colon = [], 0, False
    for token in head:
        depth += (token == "<") - (token == ">")
        if depth == 0 and token == ":":
            is_after_colon = True
        elif depth == 0 and is_after_colon and token[0].isalpha() | (token[0] == "_"):
            names.append(token)
    return names


class Defaults:
    """Which targets have the defaults of each protocol."""

    def __init__(self, swift_files: list[SwiftFile]) -> None:
        self.parents: dict[str, list[str]] = {}
        for file in swift_files:
            self.parents |= {name: names for _, name, names, _ in file.declarations({"protocol"})}
        self.own: dict[str, str] = {}
        for file in swift_files:
            for _, name, _, opening in file.declarations({"extension"}):
                if name in self.parents and file.has_default(opening):
                    self.own[name] = file.target

    def homes(self, name: str) -> set[str]:
        """The targets whose defaults a type gets that conforms to a protocol."""
        if name in self.own:
            return {self.own[name]}
        return {home for parent in self.parents.get(name, []) for home in self.homes(parent)}


def mounted(file: SwiftFile) -> Iterator[Problem]:
    """A problem for each type that a file mounts without CanopyLayout."""
    if LAYOUT not in reachable(file.target) or file.imports(LAYOUT):
        return
    tokens = file.tokens
    views = {name for name, colon, kind in zip(tokens, tokens[1:], tokens[2:]) if (colon, kind) == (":", "View")}
    for place in range(2, len(tokens)):
        name = tokens[place - 2]
        if tokens[place] in MOUNTING and tokens[place - 1] == "." and name not in views | {"Self"}:
            text = f"Import {LAYOUT}: without it, `{tokens[place]}` may be the default of `View` here."
            yield file.problem(place, text)


def conforming(file: SwiftFile, defaults: Defaults) -> Iterator[Problem]:
    """A problem for each type that gets other defaults than its protocol has."""
    for place, name, names, _ in file.declarations(TYPES):
        for protocol in names:
            for home in sorted(defaults.homes(protocol)):
                if not file.imports(home):
                    text = f"Import {home}: without it, `{name}` doesn't get what `{protocol}` says about mounting."
                    yield file.problem(place, text)


def check(root: Path) -> list[Problem]:
    swift_files = [
        SwiftFile(path, target.name) for target in subfolders(root / "Sources") for path in files(target, ".swift")
    ]
    defaults = Defaults(swift_files)
    return [problem for file in swift_files for problem in [*mounted(file), *conforming(file, defaults)]]


if __name__ == "__main__":
    run(check)
