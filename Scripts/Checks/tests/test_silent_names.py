from silent_names import FOR_APPS, check
from trees import TreeTestCase

VALUES = """extension EnvironmentValues {
  @Entry public var level = 0
  @Entry public package(set) var width: Int = 0

  public var isWide: Bool {
    get { width > 9 }
    set { width = newValue ? 10 : 0 }
  }

  package var both: Int { level + width }
}
"""

CARRIED = "# Values\n\n## Carried for apps to read\n\n| values | for |\n|---|---|\n| {} | apps |\n\n## Left out\n"


class SilentNamesTests(TreeTestCase):
    def source(self, text: str, name: str = "File", target: str = "CanopyCore") -> None:
        self.write(f"Sources/{target}/{name}.swift", text)

    def problems(self) -> list[str]:
        return [problem.text.partition(":")[0] for problem in check(self.root)]

    # Values of the environment

    def test_values_that_nothing_reads_are_found(self):
        self.source(VALUES.replace(" = 0", ": Int = 0"))
        self.source("let a = other.level\nenvironment.width = 3\nview.environment(\\.level, 1)\n", "Uses")
        self.assertEqual(
            self.problems(), [f"Nothing reads `{name}`" for name in ("isWide", "level", "width")]
        )

    def test_a_value_may_be_read_in_an_expression_a_property_or_through_another_value(self):
        self.source(VALUES.replace(" = 0", ": Int = 0"))
        self.source("let a = node.environment.both\n", "Uses")
        # Setting the one sets the other, so that code that follows the other follows both.
        self.assertEqual(self.problems(), [])
        self.source("@Environment(\\.level) private var level\nlet a = EnvironmentValues(seenFrom: scope).width\n", "Uses")
        self.assertEqual(self.problems(), [])

    def test_values_of_all_layers_count(self):
        for target in FOR_APPS:
            name = target.lower()
            self.source(f"extension EnvironmentValues {{\n  @Entry public var {name}: Int = 0\n}}\n", target=target)
        self.assertEqual(self.problems(), sorted(f"Nothing reads `{target.lower()}`" for target in FOR_APPS))

    def test_an_option_without_effect_is_documented(self):
        self.source("public enum ColorRenderingMode {\n  case linear\n  case nonLinear\n}\n"
                    "extension View {\n  public func group(mode: ColorRenderingMode = .linear) -> some View {\n    self\n  }\n}\n")
        self.assertEqual(self.problems(), ["`mode` of `group` has no effect"])
        self.write("Docs/Canopy.docc/DifferencesFromSwiftUI.md", "A `ColorRenderingMode` has no effect.\n")
        self.assertEqual(self.problems(), [])

    def test_values_may_be_carried(self):
        self.source("extension EnvironmentValues {\n  @Entry public var level: Int = 0\n}\n")
        self.write("Docs/EnvironmentValues.md", CARRIED.format("`level`"))
        self.assertEqual(self.problems(), [])

    def test_the_list_of_carried_values_is_right(self):
        self.source("extension EnvironmentValues {\n  @Entry public var level: Int = 0\n}\n")
        self.source("let a = environment.level\n", "Uses")
        self.write("Docs/EnvironmentValues.md", CARRIED.format("`level`, `gone`"))
        self.assertEqual(
            self.problems(),
            ["`level` is read now", "There is no value `gone`, which stands under “Carried for apps to read”."],
        )

    # Parameters

    def test_parameters_of_modifiers_that_are_not_used_are_found(self):
        self.source(
            "extension View {\n"
            "  nonisolated public func group(opaque: Bool, in mode: Mode = .a) -> some View {\n"
            "    layer(opaque)\n"
            "  }\n"
            "  nonisolated public func still(_: Int) -> some View { self }\n"
            "}\n"
        )
        self.assertEqual(
            self.problems(), ["`mode` of `group` has no effect", "`_` of `still` has no effect"]
        )

    def test_elsewhere_only_parameters_with_a_default_value_count_and_may_be_left_unnamed(self):
        self.source(
            "extension Path {\n"
            "  public func path(in rect: CGRect) -> Path { self }\n"
            "  public init(\n"
            "    _ text: String, comment: String? = nil, _ style: Style = Style(a: 1), also _: Int = 0\n"
            "  ) {\n"
            "    self.text = text\n"
            "  }\n"
            "}\n"
        )
        self.assertEqual(
            self.problems(), ["`comment` of `init` has no effect", "`style` of `init` has no effect"]
        )

    def test_a_name_in_a_comment_or_a_text_is_no_use(self):
        self.source(
            "extension View {\n"
            "  public func a(_ mode: Mode) -> some View { self }  // mode\n"
            '  public func b(_ mode: Mode) -> some View { text("mode") }\n'
            '  public func c(_ mode: Mode) -> some View { text("\\(mode)") }\n'
            "}\n"
        )
        self.assertEqual(self.problems(), ["`mode` of `a` has no effect", "`mode` of `b` has no effect"])

    # Properties and traits

    def test_properties_of_views_that_nothing_reads_are_found(self):
        self.source(
            "public struct Canvas: View {\n"
            "  public var isOpaque: Bool\n"
            "  public var isLate: Bool\n"
            "  public init(late: Bool, opaque: Bool) {\n"
            "    isLate = late\n"
            "    isOpaque = opaque\n"
            "  }\n"
            "  public var body: some View { Surface(opaque: isOpaque) }\n"
            "}\n"
            "public struct Facts {\n"
            "  public var count: Int\n"
            "}\n"
        )
        self.assertEqual(self.problems(), ["Nothing reads `isLate`, which a `Canvas` is made with"])

    def test_traits_that_nothing_reads_are_found(self):
        self.source(
            "extension View {\n"
            "  public func mark(_ name: String) -> some View {\n"
            "    modifier(TraitModifier(key: MarkKey.self, value: name))\n"
            "  }\n"
            "  public func tag(_ name: String) -> some View {\n"
            "    modifier(TraitModifier(key: TagKey.self, value: name))\n"
            "  }\n"
            "}\n"
        )
        self.source("let a = elements.trait(TagKey.self, of: element)\n", "Uses")
        self.assertEqual(self.problems(), ["Nothing reads what `mark` says"])

    def test_options_of_presentations_that_nothing_reads_are_found(self):
        self.source(
            "extension View {\n"
            "  public func radius(_ radius: Int) -> some View { presentationOption { $0.radius = radius } }\n"
            "  public func height(_ height: Int) -> some View { presentationOption { $0.height = height } }\n"
            "}\n"
        )
        self.source("let a = options.height\noptions.radius = 3\nlet b = other.radius\n", "Uses")
        self.assertEqual(self.problems(), ["Nothing reads what `radius` says"])

    def test_properties_that_apps_read_may_be_carried(self):
        self.source(
            "public struct Canvas: View {\n  public var isLate: Bool\n"
            "  public init(late: Bool) {\n    isLate = late\n  }\n}\n"
        )
        self.write("Docs/EnvironmentValues.md", CARRIED.format("`Canvas.isLate`"))
        self.assertEqual(self.problems(), [])

    def test_a_type_of_one_value_says_what_is_done(self):
        code = (
            "public enum Mode: Hashable {\n"
            "  case plain\n"
            '  @available(*, unavailable, message: "Use plain.")\n'
            "  case fancy\n"
            "}\n"
            "extension View {\n  public func group(mode: Mode = .plain) -> some View { self }\n}\n"
            "public struct Canvas: View {\n  public var mode: Mode\n"
            "  public init(_ kind: Mode) {\n    mode = kind\n  }\n}\n"
        )
        self.source(code)
        self.assertEqual(self.problems(), [])
        self.source(code.replace('  @available(*, unavailable, message: "Use plain.")\n', ""))
        self.assertEqual(
            self.problems(), ["`mode` of `group` has no effect", "Nothing reads `mode`, which a `Canvas` is made with"]
        )
