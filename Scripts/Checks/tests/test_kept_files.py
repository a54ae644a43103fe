from kept_files import MOST_BYTES, check
from trees import TreeTestCase


class KeptFilesTests(TreeTestCase):
    def problems(self) -> list[str]:
        return [str(problem.path.relative_to(self.root)) for problem in check(self.root)]

    def test_sources_and_pictures_pass(self):
        self.write("Sources/Canopy/View.swift", "struct View {}\n")
        self.write("Docs/Pictures/first.png", "a picture")
        self.assertEqual(self.problems(), [])

    def test_a_downloaded_package_is_found(self):
        self.write("pillow-13.0.0.whl", "")
        self.write("Sources/CPango/libpango.so", "")
        self.assertEqual(self.problems(), ["pillow-13.0.0.whl", "Sources/CPango/libpango.so"])

    def test_a_very_large_file_is_found(self):
        self.write("Tests/picture.png", "a" * (MOST_BYTES + 1))
        self.assertEqual(self.problems(), ["Tests/picture.png"])
