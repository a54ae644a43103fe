"""Checks that no rooms lead back to themselves, except for those in rooms.txt. Prints nothing when no others do.

A room is a folder of a target. Room A uses room B if a file of A has a name that only B declares. Two rooms that use each other are a
pair, and rooms from each of which a way leads to all others are a circle: none of them can be read alone. The pairs and circles in
rooms.txt stood when this check came: that file may only get shorter, and no target may have more than a few pairs.

    rooms.py                     checks
    rooms.py --list              prints the pairs and circles, as in rooms.txt, and circles between targets
    rooms.py --circles           prints the circles with the number of their rooms
    rooms.py --explain A B       prints the files and names behind a pair
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from arrows import imports, reachable
from project import ROOT, Problem, files, run, subfolders
from swift_sources import Sources, Use

PAIRS = Path("Scripts/Checks/rooms.txt")

# How many pairs a target may have. CanopyCore had 53 before it was cut into layers, and no room could be read alone: each led
# to nearly all others. It has four now. A target that needs more is two targets.
MOST_PAIRS = 10


class Pair(NamedTuple):
    """Two rooms of a target, in the order of the alphabet."""

    target: str
    first: str
    second: str


class Circle(NamedTuple):
    """Rooms of a target from each of which a way leads to all others, in the order of the alphabet."""

    target: str
    rooms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.target}: {' '.join(self.rooms)}"


def rooms(root: Path, target: str, swift_files: list[Path]) -> dict[Path, str]:
    """The room of each file of a target that is in one."""
    paths = {file: file.relative_to(root / "Sources" / target).parts for file in swift_files}
    return {file: parts[0] for file, parts in paths.items() if len(parts) > 1}


def rooms_used(root: Path, sources: Sources, target: str) -> dict[tuple[str, str], list[Use]]:
    """What each room uses of each other. A name that several rooms declare says nothing, so it doesn't count."""
    room_of = rooms(root, target, sources.targets[target])
    found: dict[tuple[str, str], list[Use]] = defaultdict(list)
    for use in sources.uses(room_of, below=reachable(target)):
        if len(use.homes) == 1:
            found[room_of[use.file], min(use.homes)].append(use)
    return found


def all_used(root: Path, sources: Sources) -> dict[str, dict[tuple[str, str], list[Use]]]:
    """What the rooms of each target use of each other."""
    return {target: rooms_used(root, sources, target) for target in sources.targets}


def pairs(all_uses: dict[str, dict[tuple[str, str], list[Use]]]) -> dict[Pair, Use]:
    """The pairs of rooms that use each other, each with a use of the direction that has fewer."""
    found = {}
    for target, used in all_uses.items():
        for first, second in combinations(sorted({room for direction in used for room in direction}), 2):
            there, back = used.get((first, second)), used.get((second, first))
            if there and back:
                found[Pair(target, first, second)] = min(there, back, key=len)[0]
    return found


def room_circles(all_uses: dict[str, dict[tuple[str, str], list[Use]]]) -> list[Circle]:
    """The circles of rooms of all targets. A pair is one of two rooms, and is told as a pair."""
    found = []
    for target, used in all_uses.items():
        arrows: dict[str, set[str]] = defaultdict(set)
        for user, home in used:
            arrows[user].add(home)
        found += [Circle(target, circle) for circle in circles_of(arrows) if len(circle) > 2]
    return found


def written_lines(root: Path) -> list[tuple[int, str]]:
    """The lines of rooms.txt that aren't comments, with their numbers."""
    lines = (root / PAIRS).read_text(encoding="utf-8").splitlines()
    return [(number, line) for number, line in enumerate(lines, start=1) if line and line[0] != "#"]


def written_pairs(root: Path) -> dict[Pair, int]:
    """The pairs in rooms.txt, each with its line."""
    return {Pair(*line.split()): number for number, line in written_lines(root) if ":" not in line}


def written_circles(root: Path) -> dict[Circle, int]:
    """The circles in rooms.txt, each with its line."""
    lines = [(number, *line.split(":")) for number, line in written_lines(root) if ":" in line]
    return {Circle(target, tuple(sorted(names.split()))): number for number, target, names in lines}


def circles_of(arrows: dict[str, set[str]]) -> list[tuple[str, ...]]:
    """The names that their own arrows lead back to, circle by circle."""

    def ahead(name: str) -> set[str]:
        found: set[str] = set()
        waiting = [name]
        while waiting:
            for next_name in arrows.get(waiting.pop(), set()) - found:
                found.add(next_name)
                waiting.append(next_name)
        return found

    reached = {name: ahead(name) for name in arrows}
    found = {tuple(sorted(t for t in reached if t in reached[u] and u in reached[t])) for u in reached if u in reached[u]}
    return sorted(found)


def circles(root: Path) -> list[list[str]]:
    """The targets that their own imports lead back to, circle by circle."""
    arrows = {
        target.name: {module for file in files(target, ".swift") for _, module in imports(file.read_text(encoding="utf-8"))}
        for target in subfolders(root / "Sources")
    }
    return [list(circle) for circle in circles_of(arrows)]


def circle_problems(root: Path, all_uses: dict[str, dict[tuple[str, str], list[Use]]]) -> Iterator[Problem]:
    """The circles that aren't in rooms.txt, and those there that have become smaller."""
    standing, written = room_circles(all_uses), written_circles(root)
    for circle in standing:
        if circle in written:
            continue
        around = [known for known in written if known.target == circle.target and set(known.rooms) >= set(circle.rooms)]
        if around:
            text = f"The circle has become smaller. Write “{circle}”."
            yield Problem(root / PAIRS, written[around[0]], text)
            continue
        known = {room for other in written if other.target == circle.target for room in other.rooms}
        # The use that closes the circle begins or ends in a room that wasn't in one.
        closing = [
            use for (user, home), uses in all_uses[circle.target].items() for use in uses[:1]
            if user in circle.rooms and home in circle.rooms and (user not in known or home not in known)
        ]
        use = min(closing or [all_uses[circle.target][pair][0] for pair in all_uses[circle.target] if set(pair) <= set(circle.rooms)])
        text = f"A circle of rooms that isn't written down: {circle}. Here is {use.name}, of {min(use.homes)}."
        yield Problem(use.file, use.line, text)
    for circle, line in written.items():
        if not any(set(circle.rooms) >= set(other.rooms) for other in standing if other.target == circle.target):
            yield Problem(root / PAIRS, line, f"There is no circle of {' '.join(circle.rooms)} any more. Remove the line.")


def check(root: Path) -> list[Problem]:
    all_uses = all_used(root, Sources(root))
    standing, written = pairs(all_uses), written_pairs(root)
    problems = list(circle_problems(root, all_uses))
    for pair, use in standing.items():
        if pair not in written:
            text = (
                f"{pair.first} and {pair.second} use each other now: here is {use.name}, of {min(use.homes)}. "
                f"`Scripts/Checks/rooms.py --explain {pair.first} {pair.second}` shows all."
            )
            problems.append(Problem(use.file, use.line, text))
    for pair, line in written.items():
        if pair not in standing:
            text = f"{pair.first} and {pair.second} of {pair.target} no longer use each other. Remove the line."
            problems.append(Problem(root / PAIRS, line, text))
    for target, count in sorted(Counter(pair.target for pair in standing).items()):
        if count > MOST_PAIRS:
            text = f"{target} has {count} pairs of rooms that use each other; {MOST_PAIRS} is the limit."
            problems.append(Problem(root / "Sources" / target, 0, text))
    for circle in circles(root):
        problems.append(Problem(root / "Sources", 0, f"The imports of {', '.join(circle)} lead back to where they begin."))
    return problems


def listing(root: Path) -> Iterator[str]:
    """The pairs and circles as lines of rooms.txt, and how many pairs each target has."""
    all_uses = all_used(root, Sources(root))
    found = pairs(all_uses)
    counts = Counter(pair.target for pair in found)
    yield from sorted([*map(" ".join, found), *map(str, room_circles(all_uses))])
    for target, count in sorted(counts.items()):
        yield f"# {target}: {count}"
    yield f"# Circles between targets: {len(circles(root))}"


def circle_listing(root: Path) -> Iterator[str]:
    """The circles of rooms, the largest first."""
    found = room_circles(all_used(root, Sources(root)))
    yield from (f"{len(circle.rooms):3} {circle}" for circle in sorted(found, key=lambda circle: (-len(circle.rooms), circle)))
    yield f"Circles of rooms: {len(found)}, between targets: {len(circles(root))}"


def explanation(root: Path, first: str, second: str) -> Iterator[str]:
    """Which files of each of two rooms have which names of the other."""
    sources = Sources(root)
    for target in sources.targets:
        used = rooms_used(root, sources, target)
        for user, home in ((first, second), (second, first)):
            by_file: dict[Path, set[str]] = defaultdict(set)
            for use in used.get((user, home), []):
                by_file[use.file].add(use.name)
            if by_file:
                yield f"{target}: {user} uses {home}, files: {len(by_file)}"
                yield from (f"  {file.relative_to(root)}: {', '.join(sorted(by_file[file]))}" for file in by_file)


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks which rooms use each other.")
    parser.add_argument("--list", action="store_true", help="print the pairs and circles that stand")
    parser.add_argument("--circles", action="store_true", help="print the circles with the number of their rooms")
    parser.add_argument("--explain", nargs=2, metavar="ROOM", help="print the files and names behind a pair")
    options = parser.parse_args()
    if options.list:
        print("\n".join(listing(ROOT)))
    elif options.circles:
        print("\n".join(circle_listing(ROOT)))
    elif options.explain:
        print("\n".join(explanation(ROOT, *options.explain)))
    else:
        run(check)


if __name__ == "__main__":
    main()
