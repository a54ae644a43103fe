from file_lengths import report
from trees import TreeTestCase


class FileLengthTests(TreeTestCase):
    def test_a_tree_without_sources_is_reported_as_such(self):
        self.assertEqual(report(self.root), ["Sources: no Swift files", "Tests: no Swift files"])

    def test_lengths_and_the_ratio_are_reported(self):
        for name, lines in (("A", 10), ("B", 20), ("C", 90)):
            self.write(f"Sources/CanopyGraph/{name}.swift", "\n" * lines)
        self.write("Tests/GraphTests/ATests.swift", "\n" * 60)
        self.assertEqual(
            report(self.root),
            [
                "Sources: files 3, lines 120; median 20, 90th percentile 76, longest 90 (Sources/CanopyGraph/C.swift)",
                "Tests: files 1, lines 60; median 60, 90th percentile 60, longest 60 (Tests/GraphTests/ATests.swift)",
                "Tests to sources: 0.50 (aim: 0.80 or more)",
            ],
        )

    def test_long_files_are_named_longest_first(self):
        self.write("Sources/CanopyGraph/Long.swift", "\n" * 351)
        self.write("Sources/CanopyGraph/TooLong.swift", "\n" * 501)
        self.assertEqual(
            report(self.root)[3:],
            [
                "Over 500 lines: Sources/CanopyGraph/TooLong.swift has 501",
                "Over 350 lines: Sources/CanopyGraph/Long.swift has 351",
            ],
        )

    def test_full_folders_are_named(self):
        for number in range(26):
            self.write(f"Sources/CanopyGraph/File{number}.swift", "\n")
        self.assertEqual(report(self.root)[-1], "Over 25 files: Sources/CanopyGraph has 26")
