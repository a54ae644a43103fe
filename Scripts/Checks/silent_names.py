"""Checks that nothing public compiles and then does nothing.

- A value of the environment is read somewhere in Sources, or stands in Docs/EnvironmentValues.md under “Carried for apps to
  read”, and not in both.
- A modifier of views uses each of its parameters, and another public function each that has a default value. One that can't
  have an effect is called `_` there.
- A public property that a view is made with is read, or stands in the document as `Type.property`. So are a trait and an
  option of presentations that a modifier sets.
- A type with a single value that compiles says all there is: what is done is that. So does a type in WITHOUT_EFFECT, which the
  differences from SwiftUI name.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from project import Problem, files, run

DOCUMENT = Path("Docs/EnvironmentValues.md")
# The targets with names that apps use.
FOR_APPS = (
    "CanopyCore", "CanopyAnimation", "UniformTypeIdentifiers", "CoreTransferable", "CanopyStyle", "CanopyText", "CanopyLayout",
    "CanopyDisplay", "CanopyAccessibility", "CanopyInput", "CanopyPresentation", "CanopyControls", "CanopyContainers", "CanopyScene",
    "CanopyRendering", "AppKit", "UIKit", "os",
)  # fmt: skip

CARRIED = "Carried for apps to read"

# Types of options without an effect, and the document that says so.
WITHOUT_EFFECT = {"ColorRenderingMode"}
DIFFERENCES = Path("Docs/Canopy.docc/DifferencesFromSwiftUI.md")

STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
ENTRY = re.compile(r"^  (?:@Entry )?public (?:(?:package|internal)\(set\) )?var (\w+):", re.M)
MEMBER = re.compile(r"^  (?:public |package )?(?:(?:package|internal)\(set\) )?var (\w+): [^\n]*\{(.*?)^  \}|"
                    r"^  (?:public |package )?var (\w+): [^\n{]*\{([^\n]*)\}$", re.M | re.S)
FUNCTION = re.compile(r"^ *(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:static |mutating |convenience |required )*"
                      r"(func [^\s(<]+|init\??)", re.M)
TRAIT = re.compile(r"func (\w+)[^{}]*\{\s*modifier\(TraitModifier\(key: (\w+)")
OPTION = re.compile(r"func (\w+)[^{}]*\{\s*presentationOption \{ \$0\.(\w+) = ")
# What code calls an environment that it reads from.
READ = re.compile(r"(?:\b\w*[eE]nvironment|\baround|\broom|EnvironmentValues\((?:[^()]|\([^()]*\))*\))\??\.(\w+)\b(?!\s*=[^=])")
ENUM = re.compile(r"^ *public enum (\w+)[^\n]*\{", re.M)
CASE = re.compile(r"((?:^ *@available\([^\n]*\n)*)^ *case ([^\n]*)", re.M)
VIEW = re.compile(r"^(?:public struct|extension) (\w+)(?:<[^\n]*?>)?: [^\n]*\bView\b", re.M)
STORED = re.compile(r"^  public (?:let|var) (\w+)(?:: [^\n{]+| = [^\n]+)$", re.M)


class Sources:
    def __init__(self, root: Path) -> None:
        folders = [root / "Sources" / name for name in FOR_APPS]
        found = [path for folder in folders for path in files(folder, ".swift")]
        self.code = {path: code_of(path.read_text(encoding="utf-8")) for path in found}
        others = [path for path in files(root / "Sources", ".swift") if path not in self.code]
        self.others = [code_of(path.read_text(encoding="utf-8")) for path in others]

    def all(self) -> Iterator[str]:
        yield from self.code.values()
        yield from self.others


def code_of(text: str) -> str:
    """The source without comments, and of its texts only what is interpolated; as many lines."""
    lines = (line if line.lstrip().startswith("//") is False else "" for line in text.split("\n"))
    text = "\n".join(re.sub(r"(?<![:\"])//.*", "", line) for line in lines)
    return STRING.sub(lambda match: '"' + " ".join(re.findall(r"\\\(([^)]*)\)", match[0])) + '"', text)


def line_of(code: str, position: int) -> int:
    return code.count("\n", 0, position) + 1


def closing(code: str, start: int) -> int:
    """The position of the bracket that closes the one at `start`."""
    pairs = {"(": ")", "{": "}", "[": "]"}
    depth = 0
    for position in range(start, len(code)):
        if code[position] in pairs:
            depth += 1
        elif code[position] in pairs.values():
            depth -= 1
            if depth == 0:
                return position
    return len(code) - 1


# Values of the environment


def section(text: str, title: str) -> set[str]:
    """The names in the first columns of the tables of a section."""
    part = f"\n{text}".partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = (line.split("|")[1] for line in part.splitlines() if line.startswith("|"))
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def values(sources: Sources) -> dict[str, tuple[Path, int]]:
    """The public values, each with its place."""
    result: dict[str, tuple[Path, int]] = {}
    for path, code in sources.code.items():
        if path.parent.name == "Unavailable":
            continue
        for start in re.finditer(r"^extension EnvironmentValues \{", code, re.M):
            body = code[start.end() : closing(code, start.end() - 1)]
            for match in ENTRY.finditer(body):
                result[match[1]] = (path, line_of(code, start.end() + match.start(1)))
    return result


def read_values(sources: Sources, names: set[str]) -> set[str]:
    """The values that code reads: directly, through a value that is computed from them, or in another form of them."""
    reads: set[str] = set()
    for code in sources.all():
        reads.update(READ.findall(code), re.findall(r"@Environment\(\\\.(\w+)", code))
    uses: dict[str, set[str]] = {}
    forms: dict[str, set[str]] = {}
    for code in sources.code.values():
        for start in re.finditer(r"^extension EnvironmentValues \{", code, re.M):
            body = code[start.end() : closing(code, start.end() - 1)]
            for match in MEMBER.finditer(body):
                name, used = match[1] or match[3], match[2] or match[4] or ""
                words = set(re.findall(r"\w+", used)) - {name}
                uses.setdefault(name, set()).update(words)
                if "set" in words:
                    for word in words - {"get", "set", "newValue", "self"}:
                        forms.setdefault(word, set()).add(name)
    waiting = list(reads)
    while waiting:
        read = waiting.pop()
        for name in ((uses.get(read, set()) & (names | set(uses))) | forms.get(read, set())) - reads:
            reads.add(name)
            waiting.append(name)
    return reads & names


def check_values(root: Path, sources: Sources) -> Iterator[Problem]:
    document = root / DOCUMENT
    text = document.read_text(encoding="utf-8") if document.exists() else ""
    carried = {name for name in section(text, CARRIED) if "." not in name}
    found = values(sources)
    reads = read_values(sources, set(found))
    for name, (path, line) in sorted(found.items()):
        if name not in reads and name not in carried:
            yield Problem(path, line, f"Nothing reads `{name}`: use it, leave it out, or list it under “{CARRIED}”.")
        if name in reads and name in carried:
            yield Problem(document, 0, f"`{name}` is read now: take it from “{CARRIED}”.")
    for name in sorted(carried - set(found)):
        yield Problem(document, 0, f"There is no value `{name}`, which stands under “{CARRIED}”.")


# Parameters


def parameters(text: str) -> Iterator[tuple[str, str]]:
    """The parameters of a list, each with its name inside the function, and its type and default value."""
    depth, part = 0, ""
    for character in text.replace("->", "→") + ",":
        if character == "," and depth == 0:
            name, _, kind = part.partition(":")
            words = re.sub(r"@\w+(\([^)]*\))?", "", name).split()
            if words:
                yield words[-1].strip("`"), kind.strip()
            part = ""
            continue
        depth += (character in "([{<") - (character in ")]}>")
        part += character


def types_of_one_value(sources: Sources) -> set[str]:
    """The public enums of which only one case isn't unavailable."""
    result: set[str] = set()
    for code in sources.code.values():
        for start in ENUM.finditer(code):
            body = code[start.end() : closing(code, start.end() - 1)]
            cases = [case for case in CASE.finditer(body) if "unavailable" not in case[1]]
            if len(cases) == 1 and "," not in cases[0][2] and "(" not in cases[0][2]:
                result.add(start[1])
    return result


def documented(root: Path) -> set[str]:
    """The types of options of which people can read that they have no effect."""
    file = root / DIFFERENCES
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return {name for name in WITHOUT_EFFECT if name in text}


def check_parameters(path: Path, code: str, single: set[str]) -> Iterator[Problem]:
    for match in FUNCTION.finditer(code):
        start = code.find("(", match.end())
        end = closing(code, start)
        body_start = re.match(r"[^{}\n]*(?:\n *(?:where\b|->)[^{}\n]*)*\{", code[end + 1 :])
        if match[1].startswith("func _") or not body_start:
            continue
        opening = end + body_start.end()
        body = code[opening + 1 : closing(code, opening)]
        before = "\n" + code[: match.start()]
        in_view = before.rfind("\nextension View ") > before.rfind("\n}\n")
        for name, kind in parameters(code[start + 1 : end]):
            if kind.partition(" ")[0] in single:
                continue
            if ".Type" in kind or not (in_view or ("=" in kind and name != "_")):
                continue
            if not re.search(rf"\b{re.escape(name)}\b", body):
                text = f"`{name}` of `{match[1].removeprefix('func ')}` has no effect: use it, or leave it out."
                yield Problem(path, line_of(code, match.start(1)), text)


# Properties and traits


def is_read(name: str, sources: Sources) -> bool:
    """Whether a name stands anywhere but where it is declared, assigned or a label."""
    pattern = re.compile(rf"(?<!var )(?<!let )(?<!{name}: )\b{name}\b(?! *[:=](?!=))(?! \w+:)")
    for code in sources.all():
        for match in pattern.finditer(code):
            line = code[code.rfind("\n", 0, match.start()) + 1 : match.start()]
            if not re.fullmatch(rf" *(?:self\.)?{name} = ", line):
                return True
    return False


def check_properties(
    path: Path, code: str, sources: Sources, view_types: set[str], passed: set[str]
) -> Iterator[Problem]:
    """`passed` has types, and properties as `Type.property`, that needn't be read."""
    for start in re.finditer(r"^(?:public struct) (\w+)[^\n]*(?:\n[^\n{]*)?\{", code, re.M):
        if start[1] not in view_types:
            continue
        for match in STORED.finditer(code, start.end(), closing(code, start.end() - 1)):
            kind = match[0].partition(": ")[2].partition(" ")[0]
            if kind in passed or f"{start[1]}.{match[1]}" in passed:
                continue
            if not is_read(match[1], sources):
                text = f"Nothing reads `{match[1]}`, which a `{start[1]}` is made with: use it, or leave it out."
                yield Problem(path, line_of(code, match.start(1)), text)


def check_traits(path: Path, code: str, sources: Sources) -> Iterator[Problem]:
    for match in TRAIT.finditer(code):
        uses = sum(len(re.findall(rf"(?<!key: )\b{match[2]}(?:<[^>]*>)?\.self", other)) for other in sources.all())
        if uses == 0:
            yield unread(path, code, match)
    for match in OPTION.finditer(code):
        if not any(re.search(rf"\boptions\??\.{match[2]}\b(?!\s*=[^=])", other) for other in sources.all()):
            yield unread(path, code, match)


def unread(path: Path, code: str, match: re.Match[str]) -> Problem:
    text = f"Nothing reads what `{match[1]}` says: use it, or leave it out."
    return Problem(path, line_of(code, match.start()), text)


def check(root: Path) -> list[Problem]:
    sources = Sources(root)
    document = root / DOCUMENT
    carried = section(document.read_text(encoding="utf-8"), CARRIED) if document.exists() else set()
    single = types_of_one_value(sources) | documented(root)
    view_types = {name for code in sources.code.values() for name in VIEW.findall(code)}
    problems = list(check_values(root, sources))
    for path, code in sources.code.items():
        if path.parent.name == "Unavailable":
            continue
        problems += check_parameters(path, code, single)
        problems += check_properties(path, code, sources, view_types, single | carried)
        problems += check_traits(path, code, sources)
    return problems


if __name__ == "__main__":
    run(check)
