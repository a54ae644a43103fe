"""Reports how long the Swift files are and how full the folders. A report to look at: it never fails."""

from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from project import ROOT, files

LONG, TOO_LONG = 350, 500
FULL_FOLDER = 25


def lengths(folder: Path) -> dict[Path, int]:
    """The number of lines of each Swift file under `folder`."""
    return {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files(folder, ".swift")}


def summary(name: str, counts: dict[Path, int], root: Path) -> str:
    if not counts:
        return f"{name}: no Swift files"
    longest = max(counts, key=lambda file: counts[file])
    # One file has no quantiles: it is its own.
    ninth_decile = quantiles(counts.values(), n=10, method="inclusive")[-1] if len(counts) > 1 else counts[longest]
    return (
        f"{name}: files {len(counts)}, lines {sum(counts.values())}; median {median(counts.values()):.0f}, "
        f"90th percentile {ninth_decile:.0f}, longest {counts[longest]} ({longest.relative_to(root)})"
    )


def report(root: Path) -> list[str]:
    sources, tests = lengths(root / "Sources"), lengths(root / "Tests")
    lines = [summary("Sources", sources, root), summary("Tests", tests, root)]
    if sources:
        lines.append(f"Tests to sources: {sum(tests.values()) / max(1, sum(sources.values())):.2f} (aim: 0.80 or more)")

    counts = sources | tests
    for file in sorted(counts, key=lambda file: -counts[file]):
        if counts[file] > LONG:
            limit = TOO_LONG if counts[file] > TOO_LONG else LONG
            lines.append(f"Over {limit} lines: {file.relative_to(root)} has {counts[file]}")

    for folder, number in sorted(Counter(file.parent for file in counts).items()):
        if number > FULL_FOLDER:
            lines.append(f"Over {FULL_FOLDER} files: {folder.relative_to(root)} has {number}")
    return lines


if __name__ == "__main__":
    for line in report(ROOT):
        print(f"  {line}")
