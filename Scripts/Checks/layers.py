"""What points upward if the files of a target were cut into layers, by a plan. For `rooms.py --layers`."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from arrows import reachable
from swift_sources import Sources


class Layers:
    """A plan that cuts the files of a target into layers: headings in brackets, the lowest first, and paths below them.

    A path is a file or a folder in Sources/. The longest that fits a file counts.
    """

    def __init__(self, plan: str) -> None:
        self.order: list[str] = []
        self.layer_of: dict[str, str] = {}
        for line in plan.splitlines():
            text = line.partition("#")[0].strip()
            if text.startswith("["):
                self.order.append(text.strip("[]"))
            elif text:
                self.layer_of[text.rstrip("/")] = self.order[-1]

    def layer(self, path: Path) -> str | None:
        """The layer of a file by its path in Sources/; None if the plan doesn't name it."""
        fitting = (str(place) for place in (path, *path.parents) if str(place) in self.layer_of)
        return next((self.layer_of[place] for place in fitting), None)

    def is_upward(self, user: str, homes: Iterable[str]) -> bool:
        return all(self.order.index(home) > self.order.index(user) for home in homes)


def upward(root: Path, layers: Layers) -> Iterator[str]:
    """Each name that a file uses and only layers above it declare; and each file and path that the plan gets wrong."""
    sources = Sources(root)
    folder = root / "Sources"
    for path in layers.layer_of:
        if not (folder / path).exists():
            yield f"Sources/{path}: is in the plan, but doesn't exist."
    planned = {Path(path).parts[0] for path in layers.layer_of}
    places = {}
    for file in (file for target in sorted(planned & sources.targets.keys()) for file in sources.targets[target]):
        if layer := layers.layer(file.relative_to(folder)):
            places[file] = layer
        else:
            yield f"{file.relative_to(root)}: is in no layer."
    below = {module for target in planned for module in reachable(target)} - planned
    for use in sources.uses(places, below):
        if layers.is_upward(places[use.file], use.homes):
            home = min(use.homes, key=layers.order.index)
            yield f"{use.file.relative_to(root)}:{use.line}: {use.name}, {places[use.file]} -> {home}"
