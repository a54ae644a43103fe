from equal_names import check
from trees import TreeTestCase


class EqualNamesTests(TreeTestCase):
    def problems(self) -> list[tuple[str, int, str]]:
        return [(path.relative_to(self.root / "Sources").parts[0], line, text) for path, line, text in check(self.root)]

    def test_types_of_one_name_in_two_targets_are_found(self):
        self.write("Sources/CanopyGTK/Input/Keys.swift", "import A\n\n@MainActor\nfinal class Keys {\n}\n")
        self.write("Sources/CanopyWeb/Keys.swift", "@frozen public enum Keys {}\n")
        self.assertEqual(
            self.problems(),
            [
                ("CanopyGTK", 4, "Rename `Keys`, which CanopyWeb also declares."),
                ("CanopyWeb", 1, "Rename `Keys`, which CanopyGTK also declares."),
            ],
        )

    def test_one_target_may_declare_a_name_twice(self):
        self.write("Sources/CanopyGTK/A.swift", "#if A\nstruct Keys {}\n#else\nenum Keys {}\n#endif\n")
        self.assertEqual(self.problems(), [])

    def test_private_and_nested_types_extensions_and_imports_do_not_count(self):
        self.write("Sources/CanopyGTK/Keys.swift", "struct Keys {}\n")
        for text in (
            "private struct Keys {}\n",
            "enum Web {\n  struct Keys {}\n}\n",
            "extension Keys {}\n",
            "public import struct Keys.Code\n@_exported public import struct Keys.Name\n",
        ):
            self.write("Sources/CanopyWeb/Keys.swift", text)
            self.assertEqual(self.problems(), [])
