"""Checks that code without an actor can call every public initializer and modifier, in Swift 5 and Swift 6 mode.

Views are values: helpers, models and view builders of apps make them anywhere. The calls are generated from the listing in API/, a
function for each declaration, and given to the compiler. Initializers of types that live on the main actor are left out.

Prints how many declarations were called. Those with a list of arguments of any length or any types can't be passed on, so they
are left out, too.
"""

import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from project import ROOT, Problem, run

# The modules that apps see, and the protocols whose values apps modify.
MODULES = (
    "CanopyCore", "CanopyDrawing", "CanopyAnimation", "UniformTypeIdentifiers", "CoreTransferable", "CanopyStyle", "CanopyText",
    "CanopyLayout", "CanopyDisplay", "CanopyAccessibility", "CanopyInput", "CanopyPresentation", "CanopyControls", "CanopyContainers",
    "CanopyScene",
)  # fmt: skip
MODIFIED = {
    "Animatable", "Gesture", "InsettableShape", "Keyframes", "Layout", "Shape", "ShapeStyle", "Transition", "View", "ViewModifier",
    "VisualEffect",
}  # fmt: skip
# Scenes and commands are made in bodies, which are on the main actor: in Swift 5 mode, the compiler doesn't insist.
OF_SWIFT_5 = {"CommandGroup", "CommandMenu", "DocumentGroup", "MenuBarExtra", "Settings", "Window", "WindowGroup"}

HEADING = re.compile(r"^(?P<actor>@MainActor )?(?:@\S+ )*(?P<kind>final class|class|struct|enum|extension) (?P<name>[\w.]+)(?:<(?P<generics>.*?)>)?(?: where (?P<where>.*))?$")
MEMBER = re.compile(r"^  (?P<before>(?:@\w+(?:\([^)]*\))? |nonisolated |convenience |static |mutating )*)(?P<keyword>init[?]?|func (?P<name>\w+))(?:<(?P<generics>[^(]*?)>)?\(")
ERROR = re.compile(r"^[^\n]*?:(?P<line>\d+):\d+: error: (?P<text>[^\n]*)$", re.M)


class Call(NamedTuple):
    """A function that calls a declaration."""

    declaration: str
    source: str


def split(text: str) -> list[str]:
    """The parts between commas at the outer level."""
    parts, depth, start = [], 0, 0
    text = text.replace("->", "=>")
    for place, mark in enumerate(text):
        if mark in "([{<":
            depth += 1
        elif mark in ")]}" or (mark == ">" and text[place - 1] != "="):
            depth -= 1
        elif mark == "," and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    parts.append(text[start:])
    return [part.strip().replace("=>", "->") for part in parts if part.strip()]


def closing(text: str, start: int) -> int:
    """The place of the parenthesis that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
    return len(text) - 1


def without_default(kind: str) -> str:
    """A parameter's type, without its default value."""
    depth = 0
    for place, mark in enumerate(kind):
        depth += (mark in "([{<") - (mark in ")]}" or (mark == ">" and kind[place - 1] != "-"))
        if depth == 0 and kind.startswith(" = ", place):
            return kind[:place]
    return kind


def arguments(parameters: str) -> tuple[list[str], list[str]] | None:
    """The parameters of a function that passes them on, and the arguments of its call; None if they can't be passed on."""
    declared, passed = [], []
    for number, parameter in enumerate(split(parameters)):
        match = re.match(r"(?:@\w+(?:<.*?>)?(?:\([^)]*\))? )*(?P<label>\w+)(?: \w+)?: (?P<kind>.*)$", parameter)
        if not match:
            return None
        kind = without_default(match["kind"])
        kind = re.sub(r"@(?!escaping|autoclosure|MainActor|Sendable)\w+ ", "", kind)
        if kind.endswith("...") or re.match(r"inout |repeat |borrowing |consuming |sending ", kind) or "each " in kind:
            return None
        label = "" if match["label"] == "_" else f"{match['label']}: "
        if "@autoclosure" in kind:
            kind = kind if "@escaping" in kind else f"@escaping {kind}"
            passed.append(f"{label}a{number}()")
        else:
            passed.append(f"{label}a{number}")
        declared.append(f"_ a{number}: {kind}")
    return declared, passed


def constrained(constraints: list[str]) -> tuple[dict[str, str], list[str]]:
    """Names that are known to be one type, and the other constraints."""
    fixed: dict[str, str] = {}
    others = []
    for constraint in constraints:
        name, sign, value = constraint.partition(" == ")
        if sign and re.fullmatch(r"\w+", name):
            fixed[name] = value
        else:
            others.append(constraint)
    return fixed, others


def call(heading: re.Match[str], types: dict[str, str], line: str, number: int) -> str | None:
    """A function that calls the declaration in a line; None if it isn't called without an actor, or can't be."""
    match = MEMBER.match(line)
    name = heading["name"]
    is_extension = heading["kind"] == "extension"
    if not match or "static" in match["before"] or "mutating" in match["before"] or (match["name"] or "").startswith("_"):
        return None
    is_init = not match["name"]
    is_modifier = is_extension and name in MODIFIED
    if is_init == is_modifier or (not is_init and not is_modifier):
        return None
    end = closing(line, match.end() - 1)
    passed = arguments(line[match.end() : end])
    rest = line[end + 1 :]
    if passed is None or " throws" in rest.partition("where")[0] or " async" in rest.partition("where")[0]:
        return None
    where = split(rest.partition(" where ")[2])
    own = split(types.get(name, "")) if not is_modifier else []
    generics = own + split(match["generics"] or "")
    if any("each " in generic for generic in generics):
        return None
    fixed, others = constrained(where + split(heading["where"] or "") + split(types.get(f"{name} where", "")))
    value = name
    if is_modifier:
        generics.insert(0, "Modified")
        others.insert(0, f"Modified: {name}")
        value = "value"
        passed[0].insert(0, "_ value: Modified")
        fixed["Self"] = "Modified"
    elif own:
        value = f"{name}<{', '.join(own)}>"
    target = f"{value}.{match['name']}" if is_modifier else value
    text = f"({', '.join(passed[0])})"
    others = [other for other in dict.fromkeys(others) if re.split(r"\W", other)[0] not in fixed or is_modifier]
    conditions = f" where {', '.join(others)}" if others else ""
    names = [generic for generic in generics if generic.partition(':')[0] not in fixed]
    source = f"<{', '.join(names)}>" if names else ""
    source += f"{text}{conditions} {{ _ = {target}({', '.join(passed[1])}) }}"
    for _ in fixed:
        for known, kind in fixed.items():
            source = re.sub(rf"\b{known}\b(?!:)", kind.replace("\\", ""), source)
    return f"nonisolated func call{number}{source}"


def calls(listings: dict[str, str]) -> Iterator[Call]:
    """A call of each initializer and modifier in the listings of API/."""
    types: dict[str, str] = {}
    for text in listings.values():
        for line in text.splitlines():
            if (match := HEADING.match(line)) and match["kind"] != "extension":
                types[match["name"]] = match["generics"] or ""
                types[f"{match['name']} where"] = match["where"] or ""
                types[f"{match['name']} actor"] = "x" if "class" in match["kind"] and match["actor"] else ""
    number = 0
    for text in listings.values():
        heading = None
        for line in text.splitlines():
            if not line.startswith(" "):
                heading = HEADING.match(line)
            elif heading and not types.get(f"{heading['name']} actor") and not heading["name"].startswith("_"):
                number += 1
                if source := call(heading, types, line, number):
                    yield Call(f"{heading['name']}: {line.strip()}", source)


def typecheck(source: str, version: str) -> str:
    """What the compiler says about a source."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "Calls.swift")
        file.write_text(source, encoding="utf-8")
        command = [ROOT / "Scripts/typecheck", "-swift-version", version, "-diagnostic-style", "llvm", file]
        return subprocess.run(command, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr


def check(
    root: Path, typecheck: Callable[[str, str], str] = typecheck, report: Callable[[str], None] = lambda _: None
) -> list[Problem]:
    listings = {module: (root / f"API/{module}.txt").read_text(encoding="utf-8") for module in MODULES
                if (root / f"API/{module}.txt").exists()}  # fmt: skip
    all_calls = list(calls(listings))
    source = "import SwiftUI\n" + "".join(f"{call.source}\n" for call in all_calls)
    problems: list[Problem] = []
    failed: set[int] = set()
    for version in ("5", "6"):
        for match in ERROR.finditer(typecheck(source, version)):
            place = int(match["line"]) - 2
            if not 0 <= place < len(all_calls):
                problems.append(Problem(root / "API", 0, f"Swift {version}: {match['text']}"))
            elif "isolated" in match["text"] or "actor" in match["text"]:
                if version == "6" and all_calls[place].declaration.partition(":")[0] in OF_SWIFT_5:
                    continue
                text = f"Code without an actor can't call {all_calls[place].declaration} in Swift {version}: {match['text']}"
                problems.append(Problem(root / "API", 0, text))
            else:
                failed.add(place)
    if len(failed) * 20 > len(all_calls):
        example = all_calls[min(failed)]
        text = f"{len(failed)} of {len(all_calls)} calls don't compile for other reasons, such as: {example.source}"
        problems.append(Problem(root / "API", 0, text))
    report(f"{len(all_calls) - len(failed)} initializers and modifiers are called without an actor.")
    return problems


if __name__ == "__main__":
    run(lambda root: check(root, report=print))
