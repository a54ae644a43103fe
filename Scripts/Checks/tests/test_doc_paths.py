from doc_paths import check
from trees import TreeTestCase


class DocPathTests(TreeTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("Scripts/test", "")
        self.write("Sources/CanopyGraph/Slab.swift", "")
        self.write("Docs/Decisions/0001-slabs.md", "")
        self.write("CHANGELOG.md", "")

    def problems(self, markdown: str) -> list[tuple[int, str]]:
        self.write("README.md", markdown)
        return [(line, text) for _, line, text in check(self.root)]

    def test_what_exists_passes(self):
        for markdown in (
            "Run `Scripts/test --sanitizers`, then read `CHANGELOG.md`.",
            "`Sources/CanopyGraph/`, `Sources/CanopyGraph/Slab.swift:12`, (`Scripts/test`).",
            "[The slab](Sources/CanopyGraph/Slab.swift#L3) and [a picture](<Scripts/test> \"title\").",
            "```sh\nScripts/test\n```",
            "[list]: CHANGELOG.md",
        ):
            self.assertEqual(self.problems(markdown), [], markdown)

    def test_what_is_no_path_of_ours_passes(self):
        for markdown in (
            "`and/or`, `Slab.swift`, `a / b`, `@State`, `text/html`.",
            "[Swift](https://www.swift.org/), [below](#status), [mail](mailto:us@example.org).",
            "`/usr/bin/env` and `https://example.org/home/page`.",
        ):
            self.assertEqual(self.problems(markdown), [], markdown)

    def test_a_placeholder_stands_for_anything(self):
        self.assertEqual(self.problems("`Docs/Decisions/<number>-<title>.md`, `Sources/*/Slab.swift`"), [])

    def test_the_folder_before_a_placeholder_must_exist(self):
        self.assertEqual(self.problems("`API/<Module>.txt`"), [(1, "API/<Module>.txt does not exist.")])

    def test_a_missing_path_in_backticks_is_found(self):
        self.assertEqual(self.problems("Fine.\nSee `Sources/Gone/`."), [(2, "Sources/Gone/ does not exist.")])

    def test_code_may_run_over_the_end_of_a_line(self):
        problems = self.problems("Run `Scripts/test\n--sanitizers` and Sources/Gone, not `Sources/Lost`.")
        self.assertEqual(problems, [(2, "Sources/Lost does not exist.")])

    def test_a_missing_document_is_found(self):
        self.assertEqual(self.problems("See `ARCHITECTURE.md`."), [(1, "ARCHITECTURE.md does not exist.")])

    def test_a_missing_path_in_a_block_of_code_is_found(self):
        self.assertEqual(self.problems("```sh\nScripts/gone --now\n```"), [(2, "Scripts/gone does not exist.")])

    def test_a_link_to_nothing_is_found(self):
        for markdown in ("[slab](Sources/Slab.swift)", "[slab]: Sources/Slab.swift", '<img src="Sources/Slab.swift">'):
            problems = self.problems(markdown)
            self.assertEqual(problems, [(1, "The link to Sources/Slab.swift leads to nothing.")], markdown)

    def test_a_link_is_seen_from_the_document_it_is_in(self):
        self.write("Docs/Guide.md", "[list](../CHANGELOG.md)\n[list](CHANGELOG.md)\n")
        self.assertEqual([line for _, line, _ in check(self.root)], [2])

    def test_a_place_on_somebodys_machine_is_found_in_every_kind_of_file(self):
        for place in ("home", "root", "Users", "work"):
            for name in ("Notes.md", "Sources/CanopyGraph/Slab.swift", "Scripts/test"):
                self.write(name, f"first\nin /{place}/ada/notes\n")
                (path, line, text), = check(self.root)
                self.assertEqual((path, line), (self.root / name, 2))
                self.assertIn(f"/{place}/ is a place on one machine", text)
                self.write(name, "")

    def test_a_way_out_of_the_project_is_found_in_prose_and_in_comments(self):
        outside = "../elsewhere/notes.md"
        problems = self.problems(f"Measured in {outside}.")
        self.assertEqual(problems, [(1, f"{outside} leads to nothing in this project.")])
        self.problems("")
        self.write("Sources/CanopyGraph/Slab.swift", f"/// As in {outside}\n")
        self.assertEqual(len(check(self.root)), 1)

    def test_a_way_out_is_found_even_if_it_leads_to_something(self):
        self.write("Docs/Guide.md", "See ../CHANGELOG.md\n")
        self.assertEqual(check(self.root), [])
        self.assertEqual(len(check(self.root / "Docs")), 1)

    def test_what_tools_made_is_not_read(self):
        self.write(".build/checkouts/Other/README.md", "`Sources/Gone/`\n")
        self.assertEqual(self.problems(""), [])
