"""Checks that no two rooms use each other, except for the pairs in rooms.txt. Prints nothing when no others do.

A room is a folder of a target. Room A uses room B if a file of A has a name that only B declares. The pairs in rooms.txt
stood when this check came: that file may only lose lines, and no target may have more than a few of them.

    rooms.py                     checks
    rooms.py --list              prints the pairs, as in rooms.txt, and circles between targets
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
# to nearly all others. It has ten now. A target that needs more is two targets.
MOST_PAIRS = 10


class Pair(NamedTuple):
    """Two rooms of a target, in the order of the alphabet."""

    target: str
    first: str
    second: str


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


def pairs(root: Path, sources: Sources) -> dict[Pair, Use]:
    """The pairs of rooms that use each other, each with a use of the direction that has fewer."""
    found = {}
    for target in sources.targets:
        used = rooms_used(root, sources, target)
        for first, second in combinations(sorted({room for direction in used for room in direction}), 2):
            there, back = used.get((first, second)), used.get((second, first))
            if there and back:
                found[Pair(target, first, second)] = min(there, back, key=len)[0]
    return found


def written_pairs(root: Path) -> dict[Pair, int]:
    """The pairs in rooms.txt, each with its line."""
    lines = (root / PAIRS).read_text(encoding="utf-8").splitlines()
    return {Pair(*line.split()): number for number, line in enumerate(lines, start=1) if line and line[0] != "#"}


def circles(root: Path) -> list[list[str]]:
    """The targets that their own imports lead back to, circle by circle."""
    arrows = {
        target.name: {module for file in files(target, ".swift") for _, module in imports(file.read_text(encoding="utf-8"))}
        for target in subfolders(root / "Sources")
    }

    def ahead(target: str) -> set[str]:
        found: set[str] = set()
        waiting = [target]
        while waiting:
            for module in arrows.get(waiting.pop(), set()) - found:
                found.add(module)
                waiting.append(module)
        return found

    reached = {target: ahead(target) for target in arrows}
    found = {tuple(sorted(t for t in reached if t in reached[u] and u in reached[t])) for u in reached if u in reached[u]}
    return [list(circle) for circle in sorted(found)]


def check(root: Path) -> list[Problem]:
    sources = Sources(root)
    standing, written = pairs(root, sources), written_pairs(root)
    problems = []
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
    """The pairs as lines of rooms.txt, and how many each target has."""
    found = pairs(root, Sources(root))
    counts = Counter(pair.target for pair in found)
    for pair in sorted(found):
        yield " ".join(pair)
    for target, count in sorted(counts.items()):
        yield f"# {target}: {count}"
    yield f"# Circles between targets: {len(circles(root))}"


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
    parser.add_argument("--list", action="store_true", help="print the pairs that stand")
    parser.add_argument("--explain", nargs=2, metavar="ROOM", help="print the files and names behind a pair")
    options = parser.parse_args()
    if options.list:
        print("\n".join(listing(ROOT)))
    elif options.explain:
        print("\n".join(explanation(ROOT, *options.explain)))
    else:
        run(check)


if __name__ == "__main__":
    main()
