"""Checks that imports and the manifest follow the arrows between targets. Prints nothing when they do."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from project import Problem, files, run, subfolders

# What each target depends on. The manifest must say the same, and no other target of ours may be imported. An arrow
# reaches as far as the arrows behind it, except to the system libraries (C and a capital), which belong to the one target
# that names them. Targets not yet built are listed too: the table is the plan.
ARROWS: dict[str, set[str]] = {
    "SwiftUI": {"Canopy"},
    "Canopy": {"CanopyScene", "CanopyRendering", "CanopyHosting"},
    "CanopyScene": {"CanopyContainers"},
    "CanopyContainers": {"CanopyControls"},
    "CanopyControls": {"CanopyPresentation"},
    "CanopyPresentation": {"CanopyInput"},
    "CanopyInput": {"CanopyAccessibility"},
    "CanopyAccessibility": {"CanopyDisplay"},
    "CanopyDisplay": {"CanopyLayout"},
    "CanopyLayout": {"CanopyText"},
    "CanopyText": {"CanopyStyle"},
    "CanopyStyle": {"CanopyAnimation", "CoreTransferable"},
    "CanopyAnimation": {"CanopyCore"},
    "CoreTransferable": {"Combine", "UniformTypeIdentifiers"},
    "UniformTypeIdentifiers": {"CanopyGraph"},
    "UIKit": {"CanopyRendering", "CoreGraphics"},
    "AppKit": {"CanopyRendering", "CoreGraphics"},
    "CoreGraphics": {"CanopyStyle", "CanopyRaster"},
    "_Testing_AppKit": {"_Testing_CoreGraphics"},
    "_Testing_CoreGraphics": set(),
    "_Testing_UIKit": {"_Testing_CoreGraphics"},
    "QuartzCore": {"CoreGraphics"},
    "os": {"COSSubmodules"},
    "OSLog": {"os"},
    "CanopyCore": {"CanopyGraph", "CanopyDrawing", "CanopyMacros", "Combine"},
    "CanopyGraph": set(),
    "CanopyDrawing": set(),
    "Combine": set(),
    "CanopyRaster": {"CanopyDrawing", "CPango", "CRsvg"},
    "CanopyRendering": {"CanopyScene", "CanopyRaster"},
    "CanopyHosting": {"CanopyScene", "CanopyRaster"},
    "CanopyMainLoop": {"CGLib"},
    "CanopyGTK": {"CanopyScene", "CanopyRaster", "CanopyMainLoop", "CGTK"},
    "CanopyWeb": {"CanopyScene", "CanopyRaster", "CanopyMainLoop", "CSoup", "CZlib"},
    "CanopyTesting": {"CanopyScene", "CanopyRaster"},
    "CanopyMacros": {"CanopyMacroExpansion"},
    "CanopyMacroExpansion": set(),
    "AssetSymbols": {"AssetSymbolsTool"},
    "AssetSymbolsTool": {"CanopyAssetSymbols"},
    "CanopyAssetSymbols": set(),
    "canopy": {"CanopyTool"},
    "CanopyTool": set(),
    "Benchmarks": {"CanopyGraph", "CanopyRaster", "SwiftUI"},
}

# Libraries of the toolchain that one target imports, as if they were among its arrows.
TOOLCHAIN = {"_FoundationICU": ["CanopyText"]}

# A product, but for tests: nothing else in Sources/ may import it, nor anything under Tests/.
TEST_SUPPORT = {"CanopyTesting"}

# Modules that the compiler imports in files that import Testing and another module. They export Testing.
OVERLAY = "_Testing_"

# The compiler and the package manager run these. Depending on one doesn't make its code available for import.
PLUGINS = {"AssetSymbols", "CanopyMacros"}

# The engine is small and loads fast because it stands on the standard library alone.
WITHOUT_FOUNDATION = {"CanopyGraph"}

HERE = "Scripts/Checks/arrows.py"
MANIFEST = "Package.swift"

# A target in the manifest with its dependencies. Tests depend on whatever they test, so the table has no row for them.
TARGET = re.compile(r"\.(?P<kind>target|executableTarget|macro|plugin)\(\s*name:\s*\"(?P<name>\w+)\"")
DEPENDENCIES = re.compile(r"\bdependencies:\s*\[(?P<names>[^\]]*)\]")

IMPORT = re.compile(
    r"^[ \t]*"
    r"(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)\s+)*"
    r"import\s+"
    r"(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+)?"
    r"(?P<module>\w+)",
    re.MULTILINE,
)

# Where the word `import` is not an import: raw and multi-line strings, strings, comments.
NOT_CODE = re.compile(
    r'(?P<hashes>#*)"""[\s\S]*?"""(?P=hashes)'
    r'|(?P<raw>#+)"[^\n]*?"(?P=raw)'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|//[^\n]*"
    r"|/\*[\s\S]*?\*/"
)


def imports(source: str) -> Iterator[tuple[int, str]]:
    """The line and the module of every import in a Swift file."""
    code = NOT_CODE.sub(lambda text: "\n" * text[0].count("\n"), source)
    for match in IMPORT.finditer(code):
        yield code.count("\n", 0, match.start("module")) + 1, match["module"]


def is_system_library(module: str) -> bool:
    return re.match("C[A-Z]", module) is not None


@cache
def reachable(target: str) -> frozenset[str]:
    """Everything `target` may import of ours."""
    arrows = ARROWS.get(target, set()) - PLUGINS
    beyond = (module for arrow in arrows for module in reachable(arrow) if not is_system_library(module))
    return frozenset(arrows) | frozenset(beyond)


def objection(target: str, module: str, test_modules: set[str]) -> str | None:
    """Why `target`, of Sources/, may not import `module`; None if it may."""
    if module == target or module in reachable(target):
        return None
    if module in {"Testing", "XCTest"} and not (module == "Testing" and target.startswith(OVERLAY)):
        return f"{target} is not a test: it may not import {module}."
    if module in TEST_SUPPORT | test_modules:
        return f"{module} is there for tests: {target} may not import it."
    if module in PLUGINS:
        return f"{module} is a plugin: {target} can use it, but not import it."
    owners = owners_of(module)
    if owners and target not in owners:
        return f"{target} may not import {module}, which belongs to {' and '.join(owners)} alone."
    if module in ARROWS:
        allowed = ", ".join(sorted(reachable(target))) or "none of our targets"
        return f"{target} may not import {module}. Its arrows in {HERE} lead to: {allowed}."
    if target in WITHOUT_FOUNDATION and module.startswith("Foundation"):
        return f"{target} does without Foundation: it may not import {module}."
    return None


def objection_to_test(module: str) -> str | None:
    """Why a test may not import `module`; None if it may."""
    if owners := owners_of(module):
        return f"{module} belongs to {' and '.join(owners)}: test that, or through that."
    if module == "XCTest":
        return "XCTest is not run here: write the test with Swift Testing."
    return None


def owners_of(module: str) -> list[str]:
    """The targets that name this system library; none if it is no system library of ours."""
    if module in TOOLCHAIN:
        return TOOLCHAIN[module]
    return [target for target in ARROWS if module in ARROWS[target]] if is_system_library(module) else []


def manifest_targets(manifest: str) -> Iterator[tuple[int, str, set[str]]]:
    """The line, the name and the dependencies of every target in a manifest, except for tests and system libraries."""
    code = NOT_CODE.sub(lambda text: text[0] if text[0].startswith('"') else "\n" * text[0].count("\n"), manifest)
    for match in TARGET.finditer(code):
        arguments = code[match.end() : closing_parenthesis(code, match.end())]
        # A product has its `targets:`, and a target under Tests/ its `path:`.
        if not re.search(r'\btargets:|\bpath:\s*"Tests/', arguments):
            dependencies = DEPENDENCIES.search(arguments)
            names = set(re.findall(r'"(\w+)"', dependencies["names"])) if dependencies else set()
            yield code.count("\n", 0, match.start()) + 1, match["name"], names


def closing_parenthesis(code: str, start: int) -> int:
    """Where the parenthesis closes that is open at `start`."""
    depth = 1
    for match in re.finditer(r'"(?:\\.|[^"\\\n])*"|[()]', code[start:]):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth == 0:
            return start + match.start()
    return len(code)


def manifest_problems(root: Path) -> list[Problem]:
    """A problem for each dependency that only the manifest or only the table has."""
    manifest = root / MANIFEST
    targets = list(manifest_targets(manifest.read_text(encoding="utf-8")))
    built = {name for _, name, _ in targets}
    problems = []
    for line, name, dependencies in targets:
        # A system library has no row, so it is built when a target in the manifest says so.
        planned = {arrow for arrow in ARROWS.get(name, set()) if arrow in ARROWS and arrow not in built}
        arrows = ARROWS.get(name, set()) - planned
        for extra in sorted(dependencies - arrows):
            problems.append(Problem(manifest, line, f"{name} depends on {extra}, an arrow that ARROWS in {HERE} lacks."))
        for missing in sorted(arrows - dependencies):
            text = f"{name} doesn't depend on {missing}, as ARROWS in {HERE} says."
            problems.append(Problem(manifest, line, text))
    return problems


def check(root: Path) -> list[Problem]:
    problems = manifest_problems(root)
    targets = subfolders(root / "Sources")
    test_targets = subfolders(root / "Tests")
    test_modules = {target.name for target in test_targets}

    for target in targets:
        if target.name not in ARROWS and not owners_of(target.name):
            problems.append(Problem(target, 0, f"{target.name} has no arrows yet. Add it to ARROWS in {HERE}."))

    for target in targets + test_targets:
        for file in files(target, ".swift"):
            for line, module in imports(file.read_text(encoding="utf-8")):
                if target.name in test_modules:
                    text = objection_to_test(module)
                else:
                    text = objection(target.name, module, test_modules)
                if text:
                    problems.append(Problem(file, line, text))
    return problems


if __name__ == "__main__":
    run(check)
