from commands import CommandTestCase


class RunTests(CommandTestCase):
    """On a system that has everything, with a Swift that says how it was called."""

    def setUp(self) -> None:
        super().setUp()
        for tool in ("ld", "python3"):
            self.command(tool, "")
        self.command("swift", '[[ $1 == --version ]] && echo Swift version 6.2 || echo "${@:4}"')

    def last_line(self, *arguments: str) -> str:
        status, output = self.run_script("run", *arguments)
        self.assertEqual(status, 0, output)
        return output.splitlines()[-1]

    def test_an_app_runs_in_release_with_its_arguments(self):
        line = self.last_line("Benchmarks", "--only", "a b")
        self.assertEqual(line, "--configuration release Benchmarks --only a b")

    def test_the_gallery_is_for_those_who_name_none(self):
        for arguments in ((), ("--host", "web"), ("--pictures", "a folder")):
            expected = " ".join((" --configuration release Gallery", *arguments))
            for line in (self.last_line(*arguments), self.last_line("Gallery", *arguments)):
                self.assertTrue(line.endswith(expected), line)

    def test_an_unknown_app_is_answered_with_those_there_are(self):
        self.assertEqual(
            self.run_script("run", "Gallry"),
            (1, 'There is no app called "Gallry". These can be run: Gallery Benchmarks.\n'),
        )

    def test_help_lists_the_apps(self):
        status, output = self.run_script("run", "--help")
        self.assertEqual(status, 0)
        self.assertIn("Apps: Gallery Benchmarks", output)
