"""Who uses whose names in Sources/. A use that doesn't name what it uses, such as an inferred type, is not seen."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from project import files, subfolders
from swift_names import Names, read

# Members that Swift or Foundation have, too. They say nothing about a room that declares a member by that name.
STANDARD = {
    "Data", "Element", "Index", "Iterator", "Range", "Set", "SubSequence", "allCases", "append", "appending", "calendar", "close",
    "compact", "contains", "copy", "count", "decode", "default", "description", "distance", "down", "dropFirst", "dropLast",
    "elementsEqual", "encode", "endIndex", "enumerated", "explicit", "filter", "first", "firstIndex", "flatMap", "forEach",
    "formUnion", "hasPrefix", "hasSuffix", "hash", "height", "id", "index", "indices", "infinity", "insert", "inserted", "intersection",
    "isEmpty", "isSubset", "joined", "keys", "last", "leftToRight", "load", "lowerBound", "main", "makeIterator", "map",
    "max", "maxX", "maxY", "merge", "min", "minX", "minY", "next", "none", "open", "optional", "origin", "prefix", "rawValue", "read", "reduce", "remove",
    "removeAll", "removeFirst", "removeLast", "removeValue", "reserveCapacity", "return", "reversed", "rightToLeft",
    "rounded", "size", "sort", "sorted", "split", "startIndex", "step", "store", "subtract", "subtracting", "suffix",
    "swapAt", "timeZone", "union", "unknown", "up", "upperBound", "value", "values", "width", "withLock", "write", "zip",
}  # fmt: skip


class Use(NamedTuple):
    """A name in a file whose declarations are all elsewhere: in other rooms, or in other layers."""

    file: Path
    offset: int
    name: str
    homes: frozenset[str]

    @property
    def line(self) -> int:
        return self.file.read_text(encoding="utf-8").count("\n", 0, self.offset) + 1


class Sources:
    """The names in every file of Sources/, read once."""

    def __init__(self, root: Path) -> None:
        self.targets = {folder.name: list(files(folder, ".swift")) for folder in subfolders(root / "Sources")}
        self.names = {
            file: read(file.read_text(encoding="utf-8")) for swift_files in self.targets.values() for file in swift_files
        }

    def uses(self, places: dict[Path, str], below: Iterable[str]) -> Iterator[Use]:
        """Each name that a file uses and only other places declare, but none of the targets below."""
        homes = Homes(places, self.names, [self.names[file] for target in below for file in self.targets.get(target, [])])
        for file, place in places.items():
            for name, offset in self.names[file].words.items():
                if found := homes.of_word(name, place):
                    yield Use(file, offset, name, frozenset(found))
            for name, offset in self.names[file].dotted.items():
                if found := homes.of_member(name, place):
                    yield Use(file, offset, name, frozenset(found))


class Homes:
    """Where each name is declared: the rooms, or the layers, that have a declaration by that name."""

    def __init__(self, places: dict[Path, str], names: dict[Path, Names], below: Iterable[Names]) -> None:
        self.top_level: dict[str, set[str]] = defaultdict(set)
        self.members: dict[str, set[str]] = defaultdict(set)
        for file, place in places.items():
            for name in names[file].top_level:
                self.top_level[name].add(place)
            for name in names[file].members:
                self.members[name].add(place)

        # A name that a target below declares may be meant wherever it is used.
        self.top_level_below: set[str] = set()
        self.members_below: set[str] = set(STANDARD)
        for others in below:
            self.top_level_below |= others.top_level.keys()
            self.members_below |= others.members.keys()

    def of_word(self, name: str, user: str) -> set[str]:
        """The homes of a name that stands alone in `user`; none if it may be one of `user` or of a target below."""
        homes = self.top_level.get(name)
        if not homes:
            return set() if name in self.top_level_below else self.of_member(name, user)
        is_near = user in homes or user in self.members.get(name, ()) or name in self.top_level_below
        return set() if is_near else homes

    def of_member(self, name: str, user: str) -> set[str]:
        """The homes of a name that stands after a dot."""
        homes = self.members.get(name, set())
        return set() if user in homes or name in self.members_below else homes
