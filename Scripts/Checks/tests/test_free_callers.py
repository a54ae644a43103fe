from free_callers import calls, check
from trees import TreeTestCase

LISTING = """# The public API.

@MainActor final class Renderer
  @MainActor init()

struct Knob<Label> where Label : View
  init(value: Double = 0, @ViewBuilder label: () -> Label)

extension Knob where Label == Text
  init<S>(_ title: S, minimum: @autoclosure () -> Int) where S : StringProtocol

extension View
  nonisolated func turned<T>(_ value: T) -> some View where T : Equatable
  nonisolated func words(_ words: String...) -> some View

struct Plain
  func changed() -> Plain
"""


class FreeCallerTests(TreeTestCase):
    def problems(self, *errors: str) -> list[str]:
        self.write("API/CanopyStyle.txt", LISTING)
        return [problem.text for problem in check(self.root, lambda _, version: "\n".join(errors) if version == "6" else "")]

    def test_each_initializer_and_modifier_is_called(self):
        self.assertEqual(
            [call.source.partition("call")[2].lstrip("0123456789") for call in calls({"CanopyStyle": LISTING})],
            [
                "<Label>(_ a0: Double, _ a1: () -> Label) where Label : View { _ = Knob<Label>(value: a0, label: a1) }",
                "<S>(_ a0: S, _ a1: @escaping @autoclosure () -> Int) where S : StringProtocol"
                " { _ = Knob<Text>(a0, minimum: a1()) }",
                "<Modified, T>(_ value: Modified, _ a0: T) where Modified: View, T : Equatable { _ = value.turned(a0) }",
            ],
        )

    def test_what_needs_an_actor_is_told(self):
        text = "a.swift:2:9: error: call to main actor-isolated initializer 'init(value:label:)' in a nonisolated context"
        self.assertEqual(len(self.problems(text)), 1)
        self.assertIn("Knob: init(value: Double = 0", self.problems(text)[0])
        self.assertEqual(self.problems(), [])

    def test_too_many_calls_that_do_not_compile_are_told(self):
        self.assertIn("1 of 3 calls", self.problems("a.swift:3:9: error: cannot find type 'T' in scope")[0])
