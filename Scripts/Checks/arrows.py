"""Checks that imports follow the arrows between targets. Prints nothing when they do."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from project import Problem, files, run, subfolders

# Which targets each target of Sources/ may import. An arrow reaches as far as the arrows behind it, except to the
# system libraries (C and a capital), which belong to the one target that names them. Those not yet built are
# listed too: the table is the plan.
ARROWS: dict[str, set[str]] = {
    "SwiftUI": {"Canopy", "CanopyControls", "CanopyRaster", "CanopyRendering"},
    "Canopy": {"CanopyControls", "CanopyGTK", "CanopyWeb"},
    "CanopyControls": {"CanopyCore"},
    "CanopyCore": {"CanopyGraph", "CanopyDrawing", "Combine"},
    "CanopyGraph": set(),
    "CanopyDrawing": set(),
    "Combine": set(),
    "CanopyRaster": {"CanopyDrawing", "CPango", "CRsvg"},
    "CanopyRendering": {"CanopyCore", "CanopyRaster"},
    "CanopyGTK": {"CanopyCore", "CanopyRaster", "CGTK"},
    "CanopyWeb": {"CanopyCore", "CanopyRaster", "CSoup"},
    "CanopyTesting": {"CanopyControls", "CanopyRaster"},
    "CanopyMacros": {"CanopyMacroExpansion"},
    "CanopyMacroExpansion": set(),
    "AssetSymbolsTool": {"CanopyAssetSymbols"},
    "CanopyAssetSymbols": set(),
    "canopy": {"CanopyTool"},
    "CanopyTool": set(),
    "Benchmarks": {"CanopyGraph", "CanopyRaster", "SwiftUI"},
}

# A product, but for tests: nothing else in Sources/ may import it, nor anything under Tests/.
TEST_SUPPORT = {"CanopyTesting"}

# The engine is small and loads fast because it stands on the standard library alone.
WITHOUT_FOUNDATION = {"CanopyGraph"}

HERE = "Scripts/Checks/arrows.py"

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
    arrows = ARROWS.get(target, set())
    beyond = (module for arrow in arrows for module in reachable(arrow) if not is_system_library(module))
    return frozenset(arrows) | frozenset(beyond)


def objection(target: str, module: str, test_modules: set[str]) -> str | None:
    """Why `target`, of Sources/, may not import `module`; None if it may."""
    if module == target or module in reachable(target):
        return None
    if module in {"Testing", "XCTest"}:
        return f"{target} is not a test: it may not import {module}."
    if module in TEST_SUPPORT | test_modules:
        return f"{module} is there for tests: {target} may not import it."
    if owners := owners_of(module):
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
    return [target for target in ARROWS if module in ARROWS[target]] if is_system_library(module) else []


def check(root: Path) -> list[Problem]:
    problems = []
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
