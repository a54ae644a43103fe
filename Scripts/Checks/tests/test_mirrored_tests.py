from mirrored_tests import check
from trees import TreeTestCase


class MirroredTestsTests(TreeTestCase):
    def setUp(self):
        super().setUp()
        self.write("Sources/CanopyGraph/Engine/Engine.swift", "")
        self.write("Sources/CanopyLayout/Lazy/LazyVStack.swift", "")

    def problems(self, test: str) -> list[str]:
        self.write(test, "")
        return [problem.text for problem in check(self.root)]

    def test_a_folder_has_a_room_of_the_same_path(self):
        self.assertEqual(self.problems("Tests/CanopyGraphTests/Engine/EngineTests.swift"), [])
        [problem] = self.problems("Tests/CanopyGraphTests/Motor/EngineTests.swift")
        self.assertIn("There is no Sources/CanopyGraph/Motor", problem)

    def test_the_tests_of_layers_have_a_folder_for_each(self):
        self.assertEqual(self.problems("Tests/SwiftUITests/Layout/Lazy/LazyVStackTests.swift"), [])
        [problem] = self.problems("Tests/SwiftUITests/Lazy/LazyVStackTests.swift")
        self.assertIn("There is no Sources/CanopyLazy", problem)

    def test_what_belongs_to_no_room_has_a_name_that_says_so(self):
        self.assertEqual(self.problems("Tests/CanopyGraphTests/Support/Costs.swift"), [])
        self.assertEqual(self.problems("Tests/SwiftUITests/Core/Views/Random/RandomTree.swift"), [])

    def test_a_target_may_hold_tests_itself(self):
        self.assertEqual(self.problems("Tests/AssetSymbolsTests/AssetSymbolsTests.swift"), [])
