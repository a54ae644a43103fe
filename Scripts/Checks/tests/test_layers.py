from pathlib import Path

from layers import Layers, upward
from project import ROOT, files
from trees import TreeTestCase

PLAN = """
# The lowest first.
[Core]
CanopyCore/Views/
CanopyCore/Layout/Element.swift  # holds what is laid out

[Layout]
CanopyCore/Layout
"""


class LayerTests(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("Sources/CanopyCore/Views/View.swift", "protocol View {}\n")
        self.write("Sources/CanopyCore/Layout/Element.swift", "struct Element: View {}\n")
        self.write("Sources/CanopyCore/Layout/Stack.swift", "struct Stack: View { var element: Element }\n")

    def upward(self, plan: str = PLAN) -> list[str]:
        return list(upward(self.root, Layers(plan)))

    def test_the_longest_path_that_fits_says_where_a_file_is(self):
        layers = Layers(PLAN)
        self.assertEqual(layers.order, ["Core", "Layout"])
        self.assertEqual(layers.layer(Path("CanopyCore/Layout/Stack.swift")), "Layout")
        self.assertEqual(layers.layer(Path("CanopyCore/Layout/Element.swift")), "Core")
        self.assertIsNone(layers.layer(Path("CanopyCore/Text/Text.swift")))

    def test_a_file_may_use_its_own_layer_and_those_below(self):
        self.assertEqual(self.upward(), [])

    def test_a_name_of_a_layer_above_is_told_with_file_line_and_layers(self):
        self.write("Sources/CanopyCore/Views/Row.swift", "struct Row: View {\n  var stack: Stack\n}\n")
        self.assertEqual(self.upward(), ["Sources/CanopyCore/Views/Row.swift:2: Stack, Core -> Layout"])

    def test_a_name_that_is_also_declared_below_may_be_that(self):
        self.write("Sources/CanopyCore/Layout/Frame.swift", "extension View { func frame() {} ; func padding() {} }\n")
        self.write("Sources/CanopyCore/Views/Row.swift", "func frame() {}\nfunc f(x: Row) { x.frame(); x.padding() }\n")
        self.write("Sources/CanopyCore/Views/Box.swift", "struct Box { var frame = 0 }\n")
        self.assertEqual(self.upward(), ["Sources/CanopyCore/Views/Row.swift:2: padding, Core -> Layout"])

    def test_a_file_that_the_plan_forgets_is_told(self):
        self.write("Sources/CanopyCore/Text/Text.swift", "")
        self.assertEqual(self.upward(), ["Sources/CanopyCore/Text/Text.swift: is in no layer."])

    def test_the_plan_of_the_project_has_a_layer_for_each_file_and_names_no_others(self):
        layers = Layers((ROOT / "Scripts/Checks/layers.txt").read_text(encoding="utf-8"))
        sources = ROOT / "Sources"
        self.assertEqual([path for path in layers.layer_of if not (sources / path).exists()], [])
        for file in files(sources / "CanopyCore", ".swift"):
            self.assertIsNotNone(layers.layer(file.relative_to(sources)), file)

    def test_a_path_that_is_not_there_is_told(self):
        plan = PLAN + "CanopyCore/Shapes/\n"
        self.assertEqual(self.upward(plan), ["Sources/CanopyCore/Shapes: is in the plan, but doesn't exist."])
