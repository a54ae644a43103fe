import unittest

from arrows import ARROWS, PLUGINS, check, imports, is_system_library, manifest_targets, reachable
from trees import TreeTestCase


class TableTests(unittest.TestCase):
    """What must hold for the table, whatever becomes of it."""

    hosts = {"CanopyGTK", "CanopyWeb"}

    def test_nothing_leads_back_to_itself(self):
        for target in ARROWS:
            self.assertNotIn(target, reachable(target))

    def test_core_and_controls_know_no_renderer_and_no_host(self):
        for target in ("CanopyCore", "CanopyControls"):
            self.assertTrue(reachable(target).isdisjoint(self.hosts | {"CanopyRaster"}))

    def test_graph_and_drawing_import_none_of_ours(self):
        self.assertEqual(reachable("CanopyGraph") | reachable("CanopyDrawing"), set())

    def test_a_system_library_has_one_owner_and_reaches_no_further(self):
        named = [module for arrows in ARROWS.values() for module in arrows if is_system_library(module)]
        self.assertEqual(len(named), len(set(named)))
        self.assertNotIn("CRsvg", reachable("CanopyGTK"))

    def test_an_arrow_reaches_as_far_as_the_arrows_behind_it(self):
        self.assertIn("CanopyDrawing", reachable("SwiftUI"))

    def test_a_plugin_is_used_but_not_imported(self):
        for plugin in PLUGINS:
            self.assertFalse([target for target in ARROWS if plugin in reachable(target)])


class ImportTests(unittest.TestCase):
    def modules(self, source: str) -> list[str]:
        return [module for _, module in imports(source)]

    def test_every_spelling_of_an_import_is_seen(self):
        for spelling in (
            "import M",
            "public import M",
            "package import M",
            "internal import M",
            "@testable import M",
            "@_exported public import M",
            "@preconcurrency import M",
            "@_spi(Reflection) import M",
            "@_spi(Reflection) @testable package import M",
            "@preconcurrency\nimport M",
            "import struct M.Point",
            "import func M.Inner.draw",
            "  import M  // why",
        ):
            self.assertEqual(self.modules(spelling), ["M"], spelling)

    def test_words_in_comments_and_strings_are_no_imports(self):
        for source in (
            "// import M",
            "/*\nimport M\n*/",
            'let code = """\n  import M\n  """',
            'let code = #"""\n  import M\n  """#',
            'let text = "\\" // "; let importM = 1',
            "let important = 1",
        ):
            self.assertEqual(self.modules(source), [], source)

    def test_the_line_is_that_of_the_file(self):
        source = '// Why.\nlet code = """\nimport A\n"""\n\nimport B\n'
        self.assertEqual(list(imports(source)), [(6, "B")])


class ManifestTests(TreeTestCase):
    def problems(self, manifest: str) -> list[str]:
        self.write("Package.swift", manifest)
        return [text for _, _, text in check(self.root)]

    def test_targets_are_read_with_their_dependencies(self):
        manifest = """
        // .target(name: "InComment", dependencies: ["A"]),
        products: [.library(name: "A", targets: ["A"]), .plugin(name: "P", targets: ["P"])],
        targets: [
          .target(name: "A"),
          .target(name: "B (or not)"),
          .target(name: "C", dependencies: ["A", "D"], swiftSettings: settings()),
          .macro(
            name: "D",
            dependencies: [
              "A",  // Why.
            ]),
          .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
          .plugin(name: "P", capability: .buildTool(), dependencies: ["D"]),
          .target(name: "E", path: "Tests/E"),
          .testTarget(name: "ATests", dependencies: ["A"]),
        ]
        """
        self.assertEqual(
            [(name, names) for _, name, names in manifest_targets(manifest)],
            [("A", set()), ("C", {"A", "D"}), ("D", {"A"}), ("P", {"D"})],
        )

    def test_a_dependency_that_the_table_lacks_is_a_problem_at_its_line(self):
        self.write("Package.swift", '\n.target(name: "CanopyDrawing", dependencies: ["CanopyGraph"])')
        [(path, line, text)] = check(self.root)
        self.assertEqual((path.name, line), ("Package.swift", 2))
        self.assertIn("CanopyDrawing depends on CanopyGraph", text)

    def test_a_dependency_that_the_manifest_lacks_is_a_problem(self):
        manifest = '.target(name: "CanopyControls"), .target(name: "CanopyContainers")'
        self.assertIn("CanopyContainers doesn't depend on CanopyControls, as ARROWS", self.problems(manifest)[0])

    def test_a_system_library_that_the_manifest_lacks_is_a_problem(self):
        manifest = '.target(name: "CanopyDrawing"), .target(name: "CanopyRaster", dependencies: ["CanopyDrawing", "CPango"])'
        self.assertEqual(len(self.problems(manifest)), 1)
        self.assertIn("CRsvg", self.problems(manifest)[0])

    def test_arrows_to_targets_that_are_only_planned_need_no_dependency(self):
        self.assertEqual(self.problems('.target(name: "Canopy"), .target(name: "CanopyTool")'), [])

    def test_tests_depend_on_what_they_test(self):
        self.assertEqual(self.problems('.testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"])'), [])


class ArrowTests(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("Package.swift", "")

    def problems(self) -> list[str]:
        return [text for _, _, text in check(self.root)]

    def assert_problem(self, path: str, source: str, part: str) -> None:
        self.write(path, source)
        problems = self.problems()
        self.assertEqual(len(problems), 1, problems)
        self.assertIn(part, problems[0])

    def test_a_tree_that_follows_the_arrows_passes(self):
        self.write("Sources/SwiftUI/Exports.swift", "@_exported public import Canopy\n")
        self.write("Sources/CanopyCore/View.swift", "import CanopyDrawing\nimport Foundation\n")
        self.write("Sources/CanopyGraph/Slab.swift", "import Synchronization\n")
        self.write("Sources/CanopyRaster/Painter.swift", "import CRsvg\n")
        self.write("Sources/CRsvg/module.modulemap", "module CRsvg [system] {}\n")
        self.write("Tests/CAllocationCounter/counter.c", "")
        self.write("Tests/SwiftUITests/ViewTests.swift", "import CAllocationCounter\nimport Testing\n")
        self.assertEqual(self.problems(), [])

    def test_the_problem_says_file_and_line(self):
        file = self.write("Sources/CanopyCore/View.swift", "import Foundation\nimport CanopyRaster\n")
        self.assertEqual([(path, line) for path, line, _ in check(self.root)], [(file, 2)])

    def test_core_may_not_import_the_renderer(self):
        self.assert_problem("Sources/CanopyCore/A.swift", "import CanopyRaster\n", "may not import CanopyRaster")

    def test_controls_may_not_import_a_host(self):
        self.assert_problem("Sources/CanopyControls/A.swift", "import CanopyGTK\n", "may not import CanopyGTK")

    def test_drawing_imports_none_of_ours(self):
        self.assert_problem("Sources/CanopyDrawing/A.swift", "public import CanopyGraph\n", "none of our targets")

    def test_a_system_library_is_its_owners_alone(self):
        self.assert_problem("Sources/CanopyGTK/A.swift", "import CRsvg\n", "belongs to CanopyRaster alone")

    def test_a_library_of_the_toolchain_is_its_owners_alone(self):
        self.write("Sources/CanopyText/A.swift", "internal import _FoundationICU\n")
        self.assertEqual(self.problems(), [])
        self.assert_problem("Sources/CanopyDisplay/A.swift", "import _FoundationICU\n", "belongs to CanopyText alone")

    def test_a_test_may_not_import_a_system_library_either(self):
        self.assert_problem("Tests/CanopyRasterTests/A.swift", "import CRsvg\n", "CRsvg belongs to CanopyRaster")

    def test_production_code_may_not_import_the_harness(self):
        self.assert_problem("Sources/CanopyControls/A.swift", "import CanopyTesting\n", "is there for tests")

    def test_production_code_may_not_import_anything_under_tests(self):
        self.write("Tests/CAllocationCounter/counter.c", "")
        self.assert_problem("Sources/Benchmarks/A.swift", "import CAllocationCounter\n", "is there for tests")

    def test_a_plugin_is_not_imported(self):
        self.assert_problem("Sources/CanopyCore/A.swift", "import CanopyMacros\n", "is a plugin")

    def test_the_harness_imports_no_test_framework(self):
        self.assert_problem("Sources/CanopyTesting/A.swift", "import Testing\n", "may not import Testing")

    def test_the_graph_does_without_foundation(self):
        self.assert_problem("Sources/CanopyGraph/A.swift", "import FoundationEssentials\n", "does without Foundation")

    def test_tests_are_written_with_swift_testing(self):
        self.assert_problem("Tests/SwiftUITests/A.swift", "import XCTest\n", "Swift Testing")

    def test_a_target_without_arrows_is_told_where_to_get_them(self):
        self.assert_problem("Sources/CanopyAudio/A.swift", "", "Add it to ARROWS in Scripts/Checks/arrows.py")

    def test_a_system_library_without_an_owner_is_told_too(self):
        self.assert_problem("Sources/CExpat/module.modulemap", "", "Add it to ARROWS")
