"""An app of this project as a process of its own, with a server for browsers on this machine."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)")


@dataclass
class Server:
    """A server that is started by `with`, and ended after it.

    With a token and a port, a second server can take the place of one that was killed.
    """

    program: Path
    options: list[str] = field(default_factory=list)
    token: str | None = None
    port: int = 0

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        self.process.stdout.close()
        self.errors.close()
        self.storage.cleanup()

    def start(self):
        """Starts the process, and waits for the address that it prints."""
        # What an app keeps for the next run must not change this one.
        self.storage = tempfile.TemporaryDirectory()
        variables = dict(os.environ, XDG_STATE_HOME=self.storage.name)
        if self.token:
            variables["CANOPY_WEB_TOKEN"] = self.token
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [self.program, "--host", "web", "--port", str(self.port), *self.options],
            env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        line = self.process.stdout.readline()
        match = ADDRESS.search(line)
        if not match:
            self.stop()
            sys.exit(f"The server printed no address, but: {line!r} {self.log}")
        # A server behind a proxy prints the address of that.
        self.port, self.token = self.port or int(match[1]), match[2]

    def stop(self):
        """Asks the process to end, and waits for that."""
        if not self.is_running:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self):
        """Ends the process without a chance to say anything."""
        self.process.kill()
        self.process.wait()

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def log(self):
        """The lines that the server has logged."""
        self.errors.seek(0)
        return self.errors.read()

    @property
    def cpu(self):
        """The seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self):
        """The memory that the process uses, in bytes."""
        return self._status("VmRSS")

    @property
    def peak_memory(self):
        """The most memory that the process has used, in bytes."""
        return self._status("VmHWM")

    @property
    def files(self):
        """The number of files and connections that the process has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def connections(self):
        """The number of connections that the process has to clients or a proxy."""
        text = subprocess.run(["ss", "-Htn", "state", "established", f"sport = :{self.port}"], capture_output=True, text=True)
        return len(text.stdout.splitlines())

    def _status(self, name):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{name}:\s+(\d+) kB", status)[1]) * 1024


def program(path):
    """Returns the app to run: the one at a path, or the sample of the tests, built for release."""
    if path:
        if not os.access(path, os.X_OK):
            sys.exit(f"There is no program at {path}. Without --program, the sample app of the tests is built.")
        return Path(path)
    if not shutil.which("swift"):
        sys.exit("The sample app can't be built, because there is no swift in the path. Scripts/setup says what is needed.")
    build = ["swift", "build", "--package-path", str(ROOT), "--configuration", "release"]
    if subprocess.run([*build, "--product", "WebSample"], stdout=sys.stderr).returncode:
        sys.exit("The sample app can't be built. Scripts/setup says what is needed.")
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / "WebSample"
