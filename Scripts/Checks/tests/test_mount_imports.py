from mount_imports import check
from project import ROOT
from trees import TreeTestCase

VIEW = "public protocol View {}\nextension View {\n  public static func _mount() {}\n}\n"
PRIMITIVE = "package protocol PrimitiveView: View where Body == Never {}\nextension PrimitiveView {}\n"
LEAF = "import CanopyCore\npackage protocol LeafView: PrimitiveView {}\nextension LeafView {\n  static func _mount() {}\n}\n"


class MountImportTests(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("Sources/CanopyCore/View.swift", VIEW + PRIMITIVE)
        self.write("Sources/CanopyLayout/LeafView.swift", LEAF)

    def problems(self, source: str, path: str = "Sources/CanopyDisplay/A.swift") -> list[tuple[int, str]]:
        self.write(path, source)
        return [(line, text) for _, line, text in check(self.root)]

    def test_a_type_is_mounted_where_layout_is_imported(self):
        mounts = "import CanopyCore\nfunc f() {\n  Filled<Int>._mount(&view, slots, context)\n}\n"
        self.assertEqual(
            self.problems(mounts),
            [(3, "Import CanopyLayout: without it, `_mount` may be the default of `View` here.")],
        )
        self.assertEqual(self.problems(f"internal import CanopyLayout\n{mounts}"), [])

    def test_the_words_and_elements_of_a_type_count_too(self):
        self.assertEqual(len(self.problems("import CanopyCore\nlet all = Filled._words + Filled._elements\n")), 2)

    def test_a_generic_parameter_is_mounted_anywhere(self):
        self.assertEqual(self.problems("func f<V: View>(_ view: V) { V._mount(view) }\nfunc g() { Self._mount() }\n"), [])

    def test_core_and_layout_mount_what_they_know(self):
        for target in ("CanopyCore", "CanopyLayout"):
            self.assertEqual(self.problems("import CanopyCore\nlet a = Filled._words\n", f"Sources/{target}/A.swift"), [])

    def test_a_protocol_above_hands_on_the_defaults_of_the_one_below(self):
        self.write("Sources/CanopyDisplay/Filling.swift", "import CanopyLayout\nprotocol Filling: LeafView {}\n")
        source = "import CanopyCore\nextension Color: View,\n  Filling {}\n"
        self.assertEqual(
            self.problems(source),
            [(2, "Import CanopyLayout: without it, `Color` doesn't get what `Filling` says about mounting.")],
        )
        self.assertEqual(self.problems(f"import CanopyLayout\n{source}"), [])

    def test_a_protocol_with_defaults_of_its_own_needs_no_other_import(self):
        self.write(
            "Sources/CanopyDisplay/Filling.swift",
            "import CanopyLayout\nprotocol Filling: LeafView {}\nextension Filling { static func _mount() {} }\n",
        )
        self.assertEqual(self.problems("import CanopyCore\nextension Color: Filling {}\n"), [])

    def test_constraints_and_parameters_are_no_conformances(self):
        source = "struct Box<Content: LeafView> where Content: LeafView {\n  func f(_ view: LeafView) {}\n}\n"
        self.assertEqual(self.problems(source), [])

    def test_the_style_that_is_a_view_would_be_found(self):
        path = "Sources/CanopyDisplay/Shapes/StyleView.swift"
        source = (ROOT / path).read_text(encoding="utf-8")
        self.assertEqual(self.problems(source, path), [])
        self.assertNotEqual(self.problems(source.replace("import CanopyLayout\n", "import CanopyCore\n"), path), [])
