from plain_english import check
from trees import TreeTestCase


class PlainEnglishTests(TreeTestCase):
    def problems(self, text: str) -> list[tuple[int, str]]:
        """The lines and sentences about a source with this text."""
        self.write("Sources/CanopyGraph/File.swift", text)
        return [(problem.line, problem.text) for problem in check(self.root) if problem.line]

    def lines(self, text: str) -> list[int]:
        return [line for line, _ in self.problems(text)]

    def test_documentation_does_not_begin_with_a_question_word(self):
        for word in ("What", "How", "By how", "Whether", "Where", "Why", "Who", "Whose"):
            self.assertEqual(self.lines(f"/// {word} it is.\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// The number of views.\n/// What follows is explained.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("/// However it is.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("// What follows isn't documentation.\nlet a = 0\n"), [])

    def test_words_of_our_own_are_found_in_every_comment(self):
        self.assertEqual(self.lines("let a = 0\n// Asked anew.\n/// A row.\n/// Somebody reads it.\nlet b = 0\n"), [2, 4])
        self.assertEqual(self.lines("/// A frame that is no frame.\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// A frame that is no longer there.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("/// There is no frame.\nlet a = 0\n"), [])

    def test_phrases_that_have_to_be_translated_are_found(self):
        for phrase in (
            "The content goes on.", "It may go on.", "Lets go of the object.", "The person is told.", "They were told.",
            "A host heeds it.", "The views spoken of.", "Before anybody sets it.", "Everybody reads it.",
        ):
            self.assertEqual(self.lines(f"/// {phrase}\nlet a = 0\n"), [1], phrase)
        for phrase in ("The line goes only so far.", "Tells a tap from a drag.", "A longer line.", "The app lets it go."):
            self.assertEqual(self.lines(f"/// {phrase}\nlet a = 0\n"), [], phrase)

    def test_spelling_is_american(self):
        self.assertEqual(self.lines("/// The colour of neighbours.\nlet a = 0\n"), [1])
        for word in ("afterwards", "towards", "backwards", "upwards", "downwards", "inwards", "outwards"):
            self.assertEqual(self.lines(f"/// It moves {word}.\nlet a = 0\n"), [1], word)
        self.assertEqual(self.lines("/// Forwards it toward the edge.\nlet a = 0\n"), [])
        self.assertEqual(self.lines("/// The color of `colour`.\nlet colour = 0\n"), [])

    def test_examples_are_code(self):
        self.assertEqual(self.lines("/// A view.\n///\n/// ```swift\n/// Text(anew)\n/// ```\nlet a = 0\n"), [])

    def test_descriptions_of_parameters_and_headings_count_too(self):
        self.assertEqual(self.lines("/// A row.\n///\n/// - Parameters:\n///   - a: How wide it is.\nlet a = 0\n"), [4])
        self.assertEqual(self.lines("/// A row.\n///\n/// - Returns: Whether it fits.\nlet a = 0\n"), [3])
        self.assertEqual(self.lines("// MARK: What changes\nlet a = 0\n"), [1])
        self.assertEqual(self.lines("/// A row.\n///\n/// - Parameter a: The width.\nlet a = 0\n"), [])
