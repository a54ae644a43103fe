from hidden_members import check
from project import ROOT
from trees import TreeTestCase


class HiddenMemberTests(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("Sources/CanopyCore/View.swift", "public protocol View {\n  func body()\n}\npackage protocol Leaf: View {}\n")

    def problems(self, source: str, path: str = "Sources/CanopyCore/A.swift") -> list[tuple[int, str]]:
        self.write(path, source)
        return [(line, text.split("`")[1]) for _, line, text in check(self.root)]

    def test_hidden_members_of_a_public_protocol_begin_with_an_underscore(self):
        source = "extension View {\n  private func title(of: Int) {}\n  package var kind: Int { 1 }\n  static func made() {}\n}\n"
        self.assertEqual(self.problems(source), [(2, "title"), (3, "kind"), (4, "made")])
        self.assertEqual(
            self.problems("extension View {\n  private func _title() {}\n  public func title() {}\n}\nfunc title() {}\n"), []
        )

    def test_members_of_foreign_types_count_whatever_they_are_extended_for(self):
        self.assertEqual(
            self.problems("extension [Int] {\n  fileprivate var total: Int { 1 }\n}\n"
                          "extension String where Self: Sendable {\n  struct Part {}\n}\n"),
            [(2, "total"), (5, "Part")],
        )  # fmt: skip

    def test_the_access_of_the_extension_is_that_of_its_members(self):
        source = "public extension String {\n  var a: Int { 1 }\n  private var b: Int { 1 }\n}\n"
        self.assertEqual(self.problems(source), [(3, "b")])

    def test_types_of_the_project_and_protocols_that_are_not_public_may_have_any_members(self):
        source = "public struct Text {}\nextension Text {\n  var a: Int { 1 }\n}\nextension Leaf {\n  var a: Int { 1 }\n}\n"
        self.assertEqual(self.problems(source), [])

    def test_initializers_operators_and_what_is_in_bodies_are_not_found(self):
        source = (
            "extension String {\n  init(number: Int) {\n    let digits = 1\n    func add() {}\n  }\n"
            "  static func * (a: Int, b: Int) {}\n  public private(set) var mark: Int { 1 }\n}\n"
        )
        self.assertEqual(self.problems(source), [])

    def test_a_member_beside_a_public_one_of_its_name_is_one_more_overload(self):
        self.assertEqual(self.problems("extension View {\n  private func body(of: Int) {}\n}\n"), [])

    def test_tools_are_not_compiled_against(self):
        self.assertEqual(self.problems("extension String {\n  var a: Int { 1 }\n}\n", "Sources/CanopyMacros/A.swift"), [])

    def test_the_project_passes(self):
        self.assertEqual(check(ROOT), [])
