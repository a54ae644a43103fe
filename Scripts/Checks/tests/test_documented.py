from documented import check
from project import ROOT
from trees import TreeTestCase


class DocumentedTests(TreeTestCase):
    def problems(self, source: str, path: str = "Sources/CanopyCore/A.swift") -> list[tuple[int, str]]:
        self.write(path, source)
        return [(line, text.split("`")[1]) for _, line, text in check(self.root)]

    def test_a_public_declaration_needs_a_sentence(self):
        self.assertEqual(
            self.problems("public struct A {\n  public init() {}\n  public func show() {}\n  func hide() {}\n}\n"),
            [(1, "A"), (2, "init"), (3, "show")],
        )
        self.assertEqual(self.problems("/// Shows.\n@MainActor\n@available(\n  iOS, deprecated: 1\n)\npublic struct A {}\n"), [])
        self.assertEqual(self.problems("// Only a remark.\npublic func show() {}\n"), [(2, "show")])

    def test_names_with_an_underscore_and_what_is_inside_need_none(self):
        self.assertEqual(self.problems("public func _show() {}\npublic struct _A {\n  public var size: Int\n}\n"), [])
        self.assertEqual(
            self.problems("public struct _A {\n  public var size: Int\n}\npublic func show() {}\n"), [(4, "show")]
        )

    def test_requirements_of_a_public_protocol_need_a_sentence_and_conformances_none(self):
        self.assertEqual(
            self.problems("/// Shows.\npublic protocol Showing {\n  func show()\n}\nprotocol Hidden {\n  func hide()\n}\n"),
            [(3, "show")],
        )
        source = "/// Shows.\npublic protocol Showing {\n  /// Shows.\n  func show()\n}\n"
        self.assertEqual(self.problems(source + "extension A: Showing {\n  public func show() {}\n}\n"), [])
        self.assertEqual(self.problems("extension A: Hashable {\n  public func hash(into hasher: inout Hasher) {}\n}\n"), [])

    def test_initializers_are_known_by_their_first_label(self):
        self.assertEqual(
            self.problems("extension A {\n  public init(rawValue: Int) {}\n  public init(value: Int) {}\n}\n"), [(3, "init")]
        )

    def test_properties_below_each_other_share_a_sentence(self):
        self.assertEqual(
            self.problems("extension A {\n  /// A row.\n  public var a = 1\n  public var b = 2\n\n  public var c = 3\n}\n"),
            [(6, "c")],
        )

    def test_the_project_explains_its_names(self):
        self.assertEqual(check(ROOT), [])
