from guide_samples import check
from trees import TreeTestCase


class GuideSamplesTests(TreeTestCase):
    def lines(self, markdown: str) -> list[int]:
        """The lines of the samples that no source contains."""
        self.write("Examples/Sources/Guide/A.swift", "struct A {\n  var a = 0\n\n  func b() {\n    c()\n    d()\n  }\n}\n")
        self.write("Docs/Canopy.docc/A.md", markdown)
        return [problem.line for problem in check(self.root)]

    def test_samples_are_parts_of_sources(self):
        self.assertEqual(self.lines("# A\n\n```swift\nvar a = 0\n```\n"), [])
        self.assertEqual(self.lines("```swift\nfunc b() {\n  c()\n  d()\n}\n```\n"), [])
        self.assertEqual(self.lines("# A\n\n```swift\nvar b = 0\n```\n"), [3])

    def test_lines_stand_together(self):
        self.assertEqual(self.lines("```swift\nvar a = 0\nfunc b() {\n```\n"), [1])
        self.assertEqual(self.lines("```swift\n  c()\n    d()\n```\n"), [1])

    def test_some_samples_cannot_be_compiled(self):
        self.assertEqual(self.lines("<!-- not compiled: a manifest -->\n```swift\nlet b = 0\n```\n"), [])

    def test_other_languages_are_not_samples(self):
        self.assertEqual(self.lines("```sh\nls\n```\n\n```\ntext\n```\n"), [])
