import contextlib
import io
from pathlib import Path

from gallery_files import BLOCK, LIMITS, Pixels, check, means, pixels
from trees import TreeTestCase


def plain(red: int, green: int, blue: int, width: int = 2 * BLOCK, height: int = BLOCK) -> Pixels:
    return Pixels(width, height, bytes([red, green, blue]) * (width * height))


class GalleryFilesTests(TreeTestCase):
    def problems(self, **files: Pixels) -> list[str]:
        """What the check says of a page with these files."""
        for suffix in files:
            self.write(f"page.{suffix}", "")

        def draw(file: Path) -> Pixels:
            return files[file.suffix[1:]]

        with contextlib.redirect_stdout(io.StringIO()):
            return check(self.root, draw)

    def test_files_that_look_alike_pass(self):
        page = plain(10, 20, 30)
        self.assertEqual(self.problems(png=page, svg=page, pdf=plain(11, 20, 30)), [])

    def test_a_block_that_differs_is_a_problem(self):
        page = plain(100, 100, 100, width=100 * BLOCK)
        other = bytearray(page.data)
        for y in range(BLOCK):
            start = 3 * page.width * y
            other[start : start + 3 * BLOCK] = bytes([100 + int(LIMITS["svg"].block) + 1] * 3 * BLOCK)
        [problem] = self.problems(png=page, svg=page._replace(data=bytes(other)), pdf=page)
        self.assertIn("page.svg doesn't look like page.png", problem)

    def test_a_page_that_differs_a_little_everywhere_is_a_problem(self):
        [problem] = self.problems(png=plain(100, 100, 100), svg=plain(100, 100, 100), pdf=plain(102, 102, 102))
        self.assertIn("page.pdf doesn't look like page.png: at most 2, on average 2.00 of 255", problem)

    def test_pictures_of_two_sizes_differ(self):
        [problem] = self.problems(png=plain(1, 1, 1), svg=plain(1, 1, 1), pdf=plain(1, 1, 1, height=2 * BLOCK))
        self.assertIn("16 by 16 pixels instead of 16 by 8", problem)

    def test_what_is_missing_is_a_problem(self):
        self.assertEqual(len(self.problems()), 1)
        self.assertEqual(self.problems(png=plain(1, 1, 1), svg=plain(1, 1, 1)), ["There is no page.pdf beside page.png."])

    def test_means_are_of_blocks_and_channels(self):
        row = bytes([8, 0, 255]) * BLOCK + bytes([0, 80, 255]) * BLOCK + bytes([255] * 3)
        picture = Pixels(2 * BLOCK + 1, BLOCK + 1, row * BLOCK + bytes(len(row)))
        self.assertEqual(means(picture), [8, 0, 255, 0, 80, 255])

    def test_files_of_netpbm_are_read(self):
        self.assertEqual(pixels(b"P6\n2 1\n255\n abcde"), Pixels(2, 1, b" abcde"))
        for wrong in [b"P5\n2 1\n255\nabcdef", b"P6\n2 1\n255\nabcde", b""]:
            with self.assertRaises(ValueError):
                pixels(wrong)
