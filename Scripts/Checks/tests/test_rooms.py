from project import ROOT
from rooms import MOST_PAIRS, PAIRS, Pair, all_used, check, circle_listing, circles, explanation, listing, pairs, written_pairs
from swift_sources import Sources
from trees import TreeTestCase


class RoomTestCase(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write(str(PAIRS), "# Pairs.\n")

    def room(self, name: str, source: str, target: str = "CanopyCore", file: str = "A.swift") -> None:
        self.write(f"Sources/{target}/{name}/{file}", source)

    def pairs(self) -> set[tuple[str, str]]:
        return {(pair.first, pair.second) for pair in pairs(all_used(self.root, Sources(self.root)))}

    def problems(self) -> list[str]:
        return [text for _, _, text in check(self.root)]


class PairTests(RoomTestCase):
    def test_two_rooms_that_use_each_others_types_are_a_pair(self):
        self.room("Layout", "struct Stack { var shape: Shape? }")
        self.room("Shapes", "protocol Shape {}\nextension Shape { func stack() -> Stack { fatalError() } }")
        self.assertEqual(self.pairs(), {("Layout", "Shapes")})

    def test_a_room_may_use_another_that_does_not_use_it(self):
        self.room("Layout", "struct Stack { var shape: Shape? }")
        self.room("Shapes", "// Used by Stack.\nprotocol Shape {}")
        self.assertEqual(self.pairs(), set())

    def test_members_functions_and_initializers_are_uses_too(self):
        for use in ("x.padded()", "let y = x == .padding", "laidOut(x)", "let y = Text(laid: x)"):
            self.room("Layout", "extension View { func padded() {} }\nenum Edge { case padding }\nstruct Stack: View {}")
            self.room("Layout", "func laidOut() {}\nextension Text { init(laid: Int) {} }", file="B.swift")
            self.room("Views", f"protocol View {{}}\nstruct Text {{}}\nfunc f() {{ {use} }}")
            self.assertEqual(self.pairs(), {("Layout", "Views")}, use)

    def test_a_name_that_several_rooms_declare_says_nothing(self):
        self.room("Layout", "struct Stack { func padded() {}\n  var shape: Shape }")
        self.room("Text", "struct Run { func padded() {} }")
        self.room("Shapes", "struct Shape {}\nfunc f(x: Int) { x.padded() }")
        self.assertEqual(self.pairs(), set())

    def test_a_type_is_known_even_if_another_room_has_a_nested_one_by_that_name(self):
        self.room("Layout", "struct Stack { var shape: Shape }")
        self.room("Text", "struct Run { struct Stack {} }")
        self.room("Shapes", "struct Shape { var stack: Stack }")
        self.assertEqual(self.pairs(), {("Layout", "Shapes")})

    def test_a_name_of_a_target_below_is_meant_to_be_that(self):
        self.room("Geometry", "struct Path {}", target="CanopyDrawing")
        self.room("Layout", "struct Stack { struct Path {} ; var shape: Shape }")
        self.room("Shapes", "struct Shape { var path: Path }")
        self.assertEqual(self.pairs(), set())

    def test_a_name_of_the_standard_library_says_nothing_after_a_dot(self):
        self.room("Layout", "extension Stack { var indices: Int { 0 } ; var shape: Shape }")
        self.room("Shapes", "struct Shape {}\nlet all = [1].indices")
        self.assertEqual(self.pairs(), set())

    def test_folders_in_a_room_belong_to_it(self):
        self.room("Layout/Stacks", "struct Stack { var line: Line }")
        self.room("Layout/Lines", "struct Line { var stack: Stack }")
        self.assertEqual(self.pairs(), set())


class CheckTests(RoomTestCase):
    def make_pair(self) -> None:
        self.room("Layout", "struct Stack {\n  var shape: Shape\n}\nstruct Other: Shape {}")
        self.room("Shapes", "protocol Shape {}\nlet stack = Stack()")

    def test_a_pair_that_is_not_written_down_is_a_problem_where_it_comes_from(self):
        self.make_pair()
        [(path, line, text)] = check(self.root)
        self.assertEqual((path.parent.name, line), ("Layout", 2))
        self.assertIn("Layout and Shapes use each other now: here is Shape, of Shapes.", text)

    def test_a_pair_that_is_written_down_may_stay(self):
        self.make_pair()
        self.write(str(PAIRS), "CanopyCore Layout Shapes\n")
        self.assertEqual(self.problems(), [])

    def test_a_pair_that_stands_no_longer_has_to_leave_the_file(self):
        self.room("Layout", "struct Stack { var shape: Shape }")
        self.room("Shapes", "protocol Shape {}")
        self.write(str(PAIRS), "# Pairs.\nCanopyCore Layout Shapes\n")
        [(path, line, text)] = check(self.root)
        self.assertEqual((path, line), (self.root / PAIRS, 2))
        self.assertIn("no longer use each other", text)

    def make_pairs(self, count: int) -> None:
        """Makes a room that uses so many others, each of which uses it, and writes the pairs down."""
        names = [f"Room{number:02}" for number in range(count)]
        self.room("All", "struct All {}\n" + "".join(f"let {name.lower()} = {name}()\n" for name in names))
        for name in names:
            self.room(name, f"struct {name} {{ var all: All }}")
        self.write(str(PAIRS), "".join(f"CanopyCore All {name}\n" for name in names) + f"CanopyCore: All {' '.join(names)}\n")

    def test_a_target_may_have_as_many_pairs_as_the_limit_says(self):
        self.make_pairs(MOST_PAIRS)
        self.assertEqual(self.problems(), [])

    def test_a_target_with_more_pairs_than_that_is_a_problem_even_if_they_are_written_down(self):
        self.make_pairs(MOST_PAIRS + 1)
        [(path, line, text)] = check(self.root)
        self.assertEqual((path, line), (self.root / "Sources/CanopyCore", 0))
        self.assertIn(f"CanopyCore has {MOST_PAIRS + 1} pairs", text)

    def test_targets_that_import_each_other_are_a_problem(self):
        self.write("Sources/A/A.swift", "import B\n")
        self.write("Sources/B/B.swift", "import C\n")
        self.write("Sources/C/C.swift", "import A\nimport D\n")
        self.write("Sources/D/D.swift", "import Foundation\n")
        self.assertEqual(circles(self.root), [["A", "B", "C"]])
        self.assertIn("A, B, C", self.problems()[0])


class CircleTests(RoomTestCase):
    def make_circle(self, *names: str) -> None:
        for name, following in zip(names, [*names[1:], names[0]]):
            self.room(name, f"struct {name}Type {{ var next: {following}Type }}")

    def test_rooms_that_lead_back_are_a_circle_although_no_two_use_each_other(self):
        self.make_circle("A", "B", "C")
        self.assertEqual(self.pairs(), set())
        [text] = self.problems()
        self.assertIn("A circle of rooms that isn't written down: CanopyCore: A B C. Here is", text)

    def test_a_circle_that_is_written_down_may_stay(self):
        self.make_circle("A", "B", "C")
        self.write(str(PAIRS), "CanopyCore: C B A\n")
        self.assertEqual(self.problems(), [])

    def test_a_room_that_joins_a_circle_is_a_problem_where_it_joins(self):
        self.make_circle("A", "B", "C", "D")
        self.write(str(PAIRS), "CanopyCore: A B C\n")
        problems = [(path.parent.name, text) for path, _, text in check(self.root) if "written down" in text]
        self.assertEqual(len(problems), 1)
        self.assertIn(problems[0][0], ("C", "D"))

    def test_a_circle_that_has_become_smaller_is_written_anew(self):
        self.make_circle("A", "B", "C")
        self.write(str(PAIRS), "CanopyCore: A B C D\n")
        self.assertEqual(self.problems(), ["The circle has become smaller. Write “CanopyCore: A B C”."])

    def test_a_circle_that_is_open_has_to_leave_the_file(self):
        self.room("A", "struct AType {}")
        self.write(str(PAIRS), "CanopyCore: A B C\n")
        self.assertEqual(self.problems(), ["There is no circle of A B C any more. Remove the line."])

    def test_circles_are_listed_by_size(self):
        self.make_circle("A", "B", "C")
        self.assertEqual(
            list(circle_listing(self.root)), ["  3 CanopyCore: A B C", "Circles of rooms: 1, between targets: 0"]
        )


class ReportTests(RoomTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.room("Layout", "struct Stack { var shape: Shape }\nstruct Row {}")
        self.room("Shapes", "protocol Shape {}\nlet rows = [Row(), Stack()]", file="Rows.swift")

    def test_the_list_is_what_the_file_holds(self):
        lines = list(listing(self.root))
        self.write(str(PAIRS), "\n".join(lines))
        self.assertEqual(list(written_pairs(self.root)), [Pair("CanopyCore", "Layout", "Shapes")])
        self.assertEqual(lines[1:], ["# CanopyCore: 1", "# Circles between targets: 0"])

    def test_an_explanation_names_files_and_names_of_both_directions(self):
        self.assertEqual(
            list(explanation(self.root, "Shapes", "Layout")),
            [
                "CanopyCore: Shapes uses Layout, files: 1",
                "  Sources/CanopyCore/Shapes/Rows.swift: Row, Stack",
                "CanopyCore: Layout uses Shapes, files: 1",
                "  Sources/CanopyCore/Layout/A.swift: Shape",
            ],
        )

    def test_the_file_of_the_project_is_sorted_and_has_no_pair_twice(self):
        lines = [line for line in (ROOT / PAIRS).read_text(encoding="utf-8").splitlines() if line[0] != "#"]
        self.assertEqual(lines, sorted(set(lines)))
