"""Checks that tests mirror the rooms they test.

A folder with tests has a room of the same path in Sources/: those in Tests/CanopyGraphTests/Engine/ test
Sources/CanopyGraph/Engine/. Tests/SwiftUITests/ holds the tests of the layers that `import SwiftUI` brings, a folder for each:
those in Tests/SwiftUITests/Layout/Lazy/ test Sources/CanopyLayout/Lazy/.

Folders whose tests or helpers belong to no single room have the names in ROOMLESS.
"""

from pathlib import Path

from project import Problem, files, run

# What tests share; random trees, graphs and pictures with what generates them; whole programs; rules of several rooms together;
# macros as apps use them.
ROOMLESS = {"Support", "Random", "Programs", "Rules", "Use"}

# Targets of tests that are named for their purpose, and the folder of the sources they test.
PURPOSES = {"SwiftUITests": "Sources/Canopy", "CanopyThreadTests": "Sources/CanopyCore/", "CanopyCostTests": "Sources/CanopyText/"}


def room(folder: Path) -> Path:
    """The room that the tests in a folder are about, where both paths begin at the root."""
    _, target, *rooms = folder.parts
    prefix = PURPOSES.get(target, f"Sources/{target.removesuffix('Tests')}/")
    return Path(prefix + "/".join(rooms))


def check(root: Path) -> list[Problem]:
    folders = {file.parent.relative_to(root) for file in files(root / "Tests", ".swift")}
    return [
        Problem(root / folder, 0, f"There is no {room(folder)}: tests stand in the folder of the room that they test.")
        for folder in sorted(folders)
        if len(folder.parts) > 2 and not ROOMLESS & set(folder.parts) and not (root / room(folder)).is_dir()
    ]


if __name__ == "__main__":
    run(check)
