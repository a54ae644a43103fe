from safety_reasons import check, check_limits
from trees import TreeTestCase


class SafetyReasonsTests(TreeTestCase):
    def lines(self, text: str) -> list[int]:
        """The lines of a source in which a reason is missing."""
        self.write("Sources/CanopyGraph/File.swift", text)
        return [problem.line for problem in check(self.root)]

    def test_promises_without_a_reason_are_found(self):
        text = (
            "/// A lock.\n"
            "final class Lock: @unchecked Sendable {\n"
            "  nonisolated(unsafe) static var count = 0\n"
            "  let scope: Unmanaged<Scope>\n"
            "}\n"
        )
        self.assertEqual(self.lines(text), [2, 3, 4])
        self.assertIn("`@unchecked Sendable`", check(self.root)[0].text)

    def test_each_use_of_an_unchecked_value_has_a_reason(self):
        text = (
            "struct Format {\n"
            "  // Safe because it is constant.\n"
            "  let style: UncheckedSendable<Style>\n"
            "  let input: UncheckedSendable<Input>\n"
            "}\n"
        )
        self.assertEqual(self.lines(text), [4])

    def test_a_reason_is_a_comment_on_the_line_or_above_it(self):
        text = (
            "nonisolated(unsafe) var a = 0  // Safe because it is constant.\n"
            "// Safe because it\n"
            "// is constant.\n"
            "@usableFromInline\n"
            "nonisolated(unsafe) var b = 0\n"
            "\n"
            "nonisolated(unsafe) var c = 0\n"
        )
        self.assertEqual(self.lines(text), [7])

    def test_a_reason_may_be_broken_between_lines(self):
        self.assertEqual(self.lines("/// It is safe\n/// because it is constant.\nnonisolated(unsafe) var a = 0\n"), [])

    def test_a_reason_covers_the_statement_below_it_and_no_other(self):
        text = (
            "func mount() {\n"
            "  // Safe because the slots keep it.\n"
            "  let element = make(\n"
            "    .leaf, payload: Unmanaged.passUnretained(layout))\n"
            "  use(Unmanaged.passUnretained(layout))\n"
            "}\n"
        )
        self.assertEqual(self.lines(text), [5])

    def test_the_reason_of_a_declaration_over_several_lines_covers_its_body(self):
        text = (
            "/// Safe because the caller keeps it.\n"
            "func mount(\n"
            "  _ layout: Layout\n"
            ") -> Element {\n"
            "  make(Unmanaged.passUnretained(layout))\n"
            "}\n"
        )
        self.assertEqual(self.lines(text), [])

    def test_the_reason_of_a_type_covers_its_members_and_extensions(self):
        self.write("Sources/CanopyCore/Place.swift", "extension Scope.Place {\n  func a(_ b: Unmanaged<Box>) {}\n}\n")
        text = "/// Safe because it outlives them.\nstruct Place {\n  let a: Unmanaged<Box>\n  let b: Unmanaged<Box>\n}\n"
        self.assertEqual(self.lines(text), [])

    def test_the_reason_of_a_class_covers_its_subclasses(self):
        self.write("Sources/CanopyCore/Part.swift", "class Part<A>: Source, @unchecked Sendable {}\n")
        self.write("Sources/CanopyCore/Inner.swift", "final class Inner<A>: Part<A>, @unchecked Sendable\nwhere A: B {}\n")
        self.write("Sources/CanopyCore/Other.swift", "final class Other: Thing, @unchecked Sendable {}\n")
        self.write("Sources/CanopyGraph/Source.swift", "/// Safe because of a lock.\nclass Source: @unchecked Sendable {}\n")
        self.assertEqual([problem.path.name for problem in check(self.root)], ["Other.swift"])

    def test_comments_and_texts_promise_nothing(self):
        self.assertEqual(self.lines('// Unmanaged is not safe.\nlet a = "nonisolated(unsafe)"\n'), [])

    def test_only_sources_need_reasons(self):
        self.write("Tests/SwiftUITests/Log.swift", "nonisolated(unsafe) var log = 0\n")
        self.assertEqual(check(self.root), [])

    def test_more_promises_than_the_limit_are_found(self):
        self.write("Sources/CanopyGraph/A.swift", "nonisolated(unsafe) var a = 0\nlet b = unsafeBitCast(c, to: D.self)\n")
        self.write("Sources/CanopyGraph/B.swift", "nonisolated(unsafe) var c = 0\n")
        problems = check_limits(self.root, {"nonisolated(unsafe)": 1, "unsafeBitCast": 1})
        self.assertEqual([problem.path.name for problem in problems], ["Sources"])
        self.assertIn("`nonisolated(unsafe)` is there 2 times", problems[0].text)

    def test_a_limit_falls_with_the_promises(self):
        self.write("Sources/CanopyGraph/A.swift", "final class Box: @unchecked Sendable {}\n")
        self.assertEqual(check_limits(self.root, {"@unchecked Sendable": 1}), [])
        problems = check_limits(self.root, {"@unchecked Sendable": 2})
        self.assertEqual([problem.path.name for problem in problems], ["safety_reasons.py"])

    def test_comments_texts_and_longer_names_count_for_no_limit(self):
        text = '// An unsafeBitCast.\nlet a = "unsafeBitCast"\nlet b = unsafeBitCasts(c)\n'
        self.write("Sources/CanopyGraph/A.swift", text)
        self.assertEqual(check_limits(self.root, {"unsafeBitCast": 0}), [])
