from commands import CommandTestCase

BY_HAND = "apt-get update && apt-get install --yes --no-install-recommends python3"


class SetupTests(CommandTestCase):
    """On a Debian with everything installed, unless a test takes something away."""

    def setUp(self) -> None:
        super().setUp()
        self.installed_except("nothing")
        self.user(id=1000)
        self.swift("Swift version 6.2 (swift-6.2-RELEASE)")
        self.command("apt-get", 'echo "$@" >>"$0.log"')

    def installed_except(self, missing: str) -> None:
        self.command("dpkg-query", f'for name; do [[ $name == {missing} ]] || echo "installed $name"; done')

    def user(self, id: int) -> None:
        self.command("id", f"echo {id}")

    def swift(self, version: str) -> None:
        self.command("swift", f"echo '{version}'")

    def apt_get_calls(self) -> list[str]:
        log = self.root / "apt-get.log"
        return log.read_text().splitlines() if log.exists() else []

    def test_says_nothing_when_nothing_is_missing(self):
        self.assertEqual(self.run_script("setup", "build", "test"), (0, ""))
        self.assertEqual(self.apt_get_calls(), [])

    def test_root_installs_what_is_missing(self):
        self.installed_except("python3")
        self.user(id=0)
        self.assertEqual(self.run_script("setup", "build", "test"), (0, "Installing python3\n"))
        self.assertEqual(
            self.apt_get_calls(), ["-qq update", "-qq install --yes --no-install-recommends python3"]
        )

    def test_others_install_through_sudo(self):
        self.installed_except("python3")
        self.command("sudo", '"$@"')
        self.assertEqual(self.run_script("setup", "test"), (0, "Installing python3\n"))
        self.assertEqual(len(self.apt_get_calls()), 2)

    def test_without_sudo_the_line_to_run_is_shown(self):
        self.installed_except("python3")
        status, output = self.run_script("setup", "test")
        self.assertEqual((status, output.splitlines()[-1].strip()), (1, BY_HAND))
        self.assertEqual(self.apt_get_calls(), [])

    def test_the_line_to_run_is_shown_when_the_install_fails(self):
        self.installed_except("python3")
        self.user(id=0)
        self.command("apt-get", "exit 100")
        status, output = self.run_script("setup", "test")
        self.assertEqual((status, output.splitlines()[-1].strip()), (1, BY_HAND))

    def test_only_the_sections_asked_for_count(self):
        self.installed_except("python3")
        self.assertEqual(self.run_script("setup", "build"), (0, ""))

    def test_a_missing_swift_is_reported_before_anything_is_installed(self):
        self.installed_except("python3")
        (self.root / "swift").unlink()
        status, output = self.run_script("setup", "test")
        self.assertEqual(status, 1)
        self.assertIn("There is no swift on PATH", output)
        self.assertEqual(self.apt_get_calls(), [])

    def test_an_old_swift_is_refused_and_newer_ones_are_not(self):
        for version, accepted in (("5.10", False), ("6.1.3", False), ("6.2", True), ("6.10-dev", True), ("7.0", True)):
            self.swift(f"swift-driver version: 1.148.6 Swift version {version} (swiftlang)")
            status, output = self.run_script("setup", "build")
            self.assertEqual(status == 0, accepted, version)
            self.assertEqual("Swift 6.2 or newer" in output, not accepted, version)

    def test_a_swift_that_does_not_run_shows_why(self):
        self.command("swift", "echo libncurses.so.6 not found; exit 127")
        status, output = self.run_script("setup", "build")
        self.assertEqual((status, output), (1, "swift does not run:\nlibncurses.so.6 not found\n"))

    def test_another_system_is_told_what_is_needed_and_goes_on(self):
        (self.root / "apt-get").unlink()
        for tool in ("ld", "python3"):
            self.command(tool, "")
        status, output = self.run_script("setup", "build")
        self.assertEqual(status, 0)
        self.assertIn("what Debian calls: binutils ", output)

    def test_another_system_without_the_tools_stops(self):
        (self.root / "apt-get").unlink()
        status, output = self.run_script("setup", "build")
        self.assertEqual(status, 1)
        self.assertIn("There is no ld on PATH", output)
