from example_imports import check
from trees import TreeTestCase


class ExampleImportTests(TreeTestCase):
    def problems(self) -> list[str]:
        return [text for _, _, text in check(self.root)]

    def test_examples_that_import_what_users_import_pass(self):
        self.write("Examples/Sources/Examples/A.swift", "import SwiftUI\nimport Foundation\n")
        self.write(
            "Examples/Tests/ExamplesTests/A.swift",
            "import CanopyTesting\nimport SwiftUI\nimport Testing\n@testable import Examples\n",
        )
        self.assertEqual(self.problems(), [])

    def test_an_example_may_import_nothing_else(self):
        for module in ("Combine", "CanopyCore", "CanopyTesting", "Observation"):
            file = self.write("Examples/Sources/Examples/A.swift", f"import SwiftUI\nimport {module}\n")
            problems = check(self.root)
            self.assertEqual([(path, line) for path, line, _ in problems], [(file, 2)])
            self.assertIn(f"may not import {module}, only Foundation, SwiftUI", problems[0].text)

    def test_only_a_host_imports_the_module_for_hosts(self):
        self.write("Examples/Sources/TerminalHost/TerminalHost.swift", "import CanopyHosting\nimport SwiftUI\n")
        self.assertEqual(self.problems(), [])
        self.write("Examples/Sources/TerminalHost/B.swift", "import CanopyHosting\n")
        self.write("Examples/Sources/TerminalHost/CellGrid.swift", "import CanopyScene\n")
        self.assertEqual(len(self.problems()), 2)

    def test_a_test_may_not_look_inside_the_framework(self):
        self.write("Examples/Tests/ExamplesTests/A.swift", "@testable import CanopyCore\n")
        self.assertEqual(len(self.problems()), 1)

    def test_a_project_without_examples_passes(self):
        self.assertEqual(self.problems(), [])

    def test_the_words_of_a_comment_are_no_import(self):
        self.write("Examples/Sources/Examples/A.swift", "// import Combine\n")
        self.assertEqual(self.problems(), [])

    def test_only_the_strip_of_the_gallery_may_use_a_test_screen(self):
        self.write("Examples/Sources/Gallery/MotionStrip.swift", "import CanopyTesting\nimport SwiftUI\n")
        self.assertEqual(self.problems(), [])
        self.write("Examples/Sources/Gallery/Page.swift", "import CanopyTesting\n")
        self.assertEqual(len(self.problems()), 1)
