"""Checks that the PDF and SVG files of the gallery, drawn by other programs, look like its PNG files.

    python3 Scripts/Checks/gallery_files.py FOLDER

The folder is one that the gallery has drawn into. The means of blocks of 8 by 8 pixels are compared, because a letter may be
half a pixel beside its place: places are rounded to pixels in a PNG file, and letters are hinted in none of the others.
"""

import re
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

BLOCK = 8
RESOLUTION = 144  # dots per inch: the gallery draws 2 pixels to a point


class Limits(NamedTuple):
    """How far means may differ, of 255: in any block, and on average over a page."""

    block: float
    page: float


# The widths of letters in a PDF file are rounded to a thousandth of their size, which adds up along a line.
# Lines of a text begin between pixels in a PDF file, and on whole pixels in a picture.
LIMITS = {"svg": Limits(42, 0.6), "pdf": Limits(55, 1.25)}
DRAW = {
    "png": ["pngtopnm", "{file}"],
    "svg": ["rsvg-convert", "--zoom=2", "{file}"],
    "pdf": ["pdftoppm", "-r", str(RESOLUTION), "-singlefile", "{file}"],
}


class Pixels(NamedTuple):
    """A picture: red, green and blue, a byte each, from the upper left to the lower right corner."""

    width: int
    height: int
    data: bytes


def pixels(ppm: bytes) -> Pixels:
    """The picture in a file of netpbm's binary format."""
    header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", ppm)
    if not header or len(ppm) - header.end() != 3 * int(header[1]) * int(header[2]):
        raise ValueError("This is no P6 file with 255 values to a channel.")
    return Pixels(int(header[1]), int(header[2]), ppm[header.end() :])


def means(picture: Pixels) -> list[float]:
    """The means of the blocks, a channel after the other in each; what is beyond the last whole block is left out."""
    columns, result = picture.width // BLOCK, []
    step = 3 * BLOCK
    for top in range(0, picture.height - BLOCK + 1, BLOCK):
        # Sums of 16 bits, all of a row at once: adding long integers adds all their digits.
        total = 0
        for y in range(top, top + BLOCK):
            row = bytearray(2 * columns * step)
            row[::2] = picture.data[3 * picture.width * y :][: columns * step]
            total += int.from_bytes(row, "little")
        sums = array("H", total.to_bytes(2 * columns * step, "little"))
        for block in range(0, columns * step, step):
            result += [sum(sums[block + channel : block + step : 3]) / BLOCK**2 for channel in range(3)]
    return result


def compare(right: Pixels, other: Pixels, limits: Limits) -> tuple[str, bool]:
    """What there is to say about a picture that should look like another one, and whether it does."""
    if (right.width, right.height) != (other.width, other.height):
        return f"{other.width} by {other.height} pixels instead of {right.width} by {right.height}", False
    differences = [abs(one - two) for one, two in zip(means(right), means(other))]
    most, mean = max(differences), sum(differences) / len(differences)
    return f"at most {most:.0f}, on average {mean:.2f} of 255", most <= limits.block and mean <= limits.page


def draw(file: Path) -> Pixels:
    command = [part.replace("{file}", str(file)) for part in DRAW[file.suffix[1:]]]
    result = subprocess.run(command, capture_output=True, check=True).stdout
    if result.startswith(b"\x89PNG"):
        result = subprocess.run(["pngtopnm"], input=result, capture_output=True, check=True).stdout
    return pixels(result)


def check(folder: Path, draw: Callable[[Path], Pixels] = draw) -> list[str]:
    """Prints a line for each file, and returns what is wrong."""
    problems = []
    pages = sorted(folder.glob("*.png"))
    if not pages:
        problems.append(f"There are no PNG files in {folder}.")
    for page in pages:
        right = draw(page)
        for suffix, limits in LIMITS.items():
            file = page.with_suffix(f".{suffix}")
            if not file.exists():
                problems.append(f"There is no {file.name} beside {page.name}.")
                continue
            text, agrees = compare(right, draw(file), limits)
            print(f"{file.name}: {text}")
            if not agrees:
                problems.append(f"{file.name} doesn't look like {page.name}: {text}; limits: {limits.block}, {limits.page}.")
    return problems


if __name__ == "__main__":
    if found := check(Path(sys.argv[1])):
        sys.exit("\n".join(found))
