from pathlib import Path

from mistakes import Answer, check
from trees import TreeTestCase

SOURCE = "import SwiftUI\nlet text = Text(count)  // mistake: cannot find 'count'\n"


class MistakesTests(TreeTestCase):
    def problems(self, *diagnostics: str, source: str = SOURCE, seconds: float = 0.2) -> list[str]:
        """What the check says where the compiler says this of the one source; `FILE` stands for its path."""
        file = self.write("Examples/Mistakes/Views/A.swift", source)

        def compile(path: Path) -> Answer:
            self.assertEqual(path, file)
            return Answer("".join(f"{text}\n  source\n  ^~~\n".replace("FILE", str(file)) for text in diagnostics), seconds)

        return [f"{line}: {text}" for _, line, text in check(self.root, compile)]

    def test_a_mistake_that_is_named_where_it_is_passes(self):
        self.assertEqual(self.problems("FILE:2:17: error: cannot find 'count' in scope"), [])

    def test_a_note_may_name_it(self):
        self.assertEqual(
            self.problems(
                "FILE:2:17: error: no exact matches in call to initializer",
                "/elsewhere/Text.swift:7:3: note: cannot find 'count' in scope",
            ),
            [],
        )

    def test_a_note_of_a_warning_does_not_count(self):
        self.assertEqual(
            self.problems(
                "FILE:2:17: error: too complex",
                "FILE:1:1: warning: unused",
                "FILE:2:17: note: cannot find 'count' in scope",
            ),
            ["2: The compiler should say \"cannot find 'count'\". It says: too complex."],
        )

    def test_a_mistake_that_compiles_is_a_problem(self):
        self.assertEqual(self.problems(), ["2: The compiler should say \"cannot find 'count'\". It says: nothing."])

    def test_an_error_somewhere_else_is_a_problem(self):
        right = "FILE:2:17: error: cannot find 'count' in scope"
        self.assertEqual(
            self.problems(right, "FILE:1:8: error: no such module"),
            ["0: Nothing is wrong with line 1, but it says: no such module."],
        )
        self.assertEqual(
            self.problems(right, "/tmp/@__swiftmacro_1.swift:3:1: error: cannot find 'count' in scope"),
            ["0: Nothing is wrong with @__swiftmacro_1.swift:3, but it says: cannot find 'count' in scope."],
        )

    def test_an_answer_that_takes_too_long_is_a_problem(self):
        self.assertEqual(
            self.problems("FILE:2:17: error: cannot find 'count' in scope", seconds=3.4),
            ["0: The answer takes 3.4 s; 3 is the limit."],
        )

    def test_a_source_without_a_mark_is_a_problem(self):
        self.assertEqual(
            self.problems(source="import SwiftUI\n"),
            ["0: No line is marked with what the compiler should say there."],
        )

    def test_a_project_without_mistakes_passes(self):
        self.assertEqual(check(self.root, lambda _: self.fail("There is nothing to compile.")), [])
