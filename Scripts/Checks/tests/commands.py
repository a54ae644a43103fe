"""Scripts, run where every other command is one that the test makes up."""

import shutil
import subprocess

from project import ROOT
from trees import TreeTestCase


class CommandTestCase(TreeTestCase):
    """A test whose folder is all there is on PATH."""

    def setUp(self) -> None:
        super().setUp()
        for tool in ("bash", "dirname", "env"):
            (self.root / tool).symlink_to(shutil.which(tool) or tool)

    def command(self, name: str, body: str) -> None:
        """Puts a command on PATH, written in bash."""
        self.write(name, f"#!/usr/bin/env bash\n{body}\n").chmod(0o755)

    def run_script(self, name: str, *arguments: str) -> tuple[int, str]:
        """The exit status of a script in Scripts/, and all that it wrote."""
        result = subprocess.run(
            [ROOT / "Scripts" / name, *arguments],
            env={"PATH": str(self.root)},
            cwd=self.root,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        return result.returncode, result.stdout
