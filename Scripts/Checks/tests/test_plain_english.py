from plain_english import COUNTS, check
from trees import TreeTestCase


class PlainEnglishTests(TreeTestCase):
    def problems(self, text: str, counts: str = "") -> list[tuple[int, str]]:
        """The lines and sentences about a source with this text."""
        self.write("Sources/CanopyGraph/File.swift", text)
        self.write(str(COUNTS), counts)
        return [(problem.line, problem.text) for problem in check(self.root) if problem.line]

    def lines(self, text: str) -> list[int]:
        return [line for line, _ in self.problems(text)]

    def test_documentation_does_not_begin_with_a_question_word(self):
        for word in ("What", "How", "Whether", "Where", "Who"):
            self.assertEqual(self.lines(f"/// {word} it is.\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// The number of views.\n/// What follows is explained.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("/// However it is.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("// What follows isn't documentation.\nlet a = 0\n"), [])

    def test_words_of_our_own_are_found_in_every_comment(self):
        self.assertEqual(self.lines("let a = 0\n// Asked anew.\n/// A row.\n/// Somebody reads it.\nlet b = 0\n"), [2, 4])
        self.assertEqual(self.lines("/// A frame that is no frame.\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// A frame that is no longer there.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("/// There is no frame.\nlet a = 0\n"), [])

    def test_spelling_is_american(self):
        self.assertEqual(self.lines("/// The colour of neighbours.\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// The color of `colour`.\nlet colour = 0\n"), [])

    def test_examples_are_code(self):
        self.assertEqual(self.lines("/// A view.\n///\n/// ```swift\n/// Text(anew)\n/// ```\nlet a = 0\n"), [])

    def test_a_count_may_not_rise(self):
        text = "/// What it is.\nlet a = 0\n\n/// What it was.\nlet b = 0\n"
        self.assertEqual(self.problems(text, "CanopyGraph 2\n"), [])
        self.assertEqual(check(self.root), [])
        self.problems(text, "CanopyGraph 1\n")
        self.assertIn("2 comments have to be rewritten; 1 is the limit", check(self.root)[-1].text)

    def test_a_count_that_fell_is_written_down(self):
        self.problems("/// The count.\nlet a = 0\n", "CanopyGraph 1\n")
        self.assertIn("CanopyGraph has only 0 left", check(self.root)[0].text)
