"""Apps of this project in processes of their own, and builds of them."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class App:
    """An app that runs in a folder of its own, where it keeps all that it keeps."""

    output = subprocess.DEVNULL

    def __init__(self, program, options, variables=None):
        self.program, self.options, self.variables = program, options, variables or {}

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        if self.process.stdout:
            self.process.stdout.close()
        self.errors.close()
        self.folder.cleanup()

    def start(self):
        self.folder = tempfile.TemporaryDirectory()
        home = self.folder.name
        # The desktop on which this runs has no say.
        desktop = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP", "GTK_THEME")
        variables = {name: value for name, value in os.environ.items() if name not in desktop}
        variables |= {
            "HOME": home, "XDG_RUNTIME_DIR": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home,
            "GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
            # Without an address, GLib would start a bus that outlives the app.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        } | self.variables
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [self.program, *self.options], env=variables, stdin=subprocess.DEVNULL, stdout=self.output,
            stderr=self.errors, text=True)

    def start_again(self):
        """Starts the app in a new folder, after it has ended."""
        self.__exit__()
        self.start()

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
        """The lines that the app has written about errors."""
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
        return self._status("VmRSS") * 1024

    @property
    def peak_memory(self):
        """The most memory that the process has used, in bytes."""
        return self._status("VmHWM") * 1024

    @property
    def files(self):
        """The number of files and connections that the process has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def wakes(self):
        """The number of times that threads of the process have slept and were woken."""
        threads = os.listdir(f"/proc/{self.process.pid}/task")
        return sum(self._status("voluntary_ctxt_switches", f"/task/{thread}") for thread in threads)

    def _status(self, name, part=""):
        status = Path(f"/proc/{self.process.pid}{part}/status").read_text()
        return int(re.search(rf"^{name}:\s+(\d+)", status, re.MULTILINE)[1])


def release(product, path=None):
    """Returns an app: the one at a path, or one of this project, built for release."""
    if path:
        if not os.access(path, os.X_OK):
            sys.exit(f"There is no program at {path}. Without a path, {product} is built.")
        return Path(path)
    if not shutil.which("swift"):
        sys.exit(f"{product} can't be built, because there is no swift in the path. Scripts/setup says what is needed.")
    build = ["swift", "build", "--package-path", str(ROOT), "--configuration", "release"]
    if product == "Gallery":
        build[3:4] = [str(ROOT / "Examples"), "--scratch-path", str(ROOT / ".build/examples")]
    if subprocess.run([*build, "--product", product], stdout=sys.stderr).returncode:
        sys.exit(f"{product} can't be built. Scripts/setup says what is needed.")
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / product
