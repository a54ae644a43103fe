"""Checks that the package in the README is whole: it is written into a folder, built and tested, and its app runs on each host.

Call it after Scripts/examples has built the libraries: they share a build folder.
"""

import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from project import ROOT

FILE = re.compile(r"<!-- file: (?P<path>\S+) -->\s*\n```swift\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)
PLACE_OF_CANOPY = "<path to this folder>"
PATIENCE = 60.0  # seconds


def package(readme: str) -> dict[str, str]:
    """The files of the package, by their paths in it."""
    return {match["path"]: match["code"].replace(PLACE_OF_CANOPY, str(ROOT)) for match in FILE.finditer(readme)}


def swift(folder: Path, *arguments: str) -> None:
    """Runs a command of the package manager."""
    command, *options = arguments
    places = ["--package-path", str(folder), "--scratch-path", str(ROOT / ".build" / "checked")]
    subprocess.run(["swift", command, *places, *options], check=True, stdout=sys.stderr)


def line_with(process: subprocess.Popen[str], pattern: str) -> re.Match[str]:
    """Waits for a line of a program's output."""
    assert process.stdout
    end = time.monotonic() + PATIENCE
    written = ""
    while time.monotonic() < end and select.select([process.stdout], [], [], end - time.monotonic())[0]:
        line = process.stdout.readline()
        if not line:
            break
        written += line
        if match := re.search(pattern, line):
            return match
    sys.exit(f"README.md: the app wrote no line with {pattern!r}, but this: {written!r}")


def end(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)


def draws(app: Path, folder: Path) -> None:
    subprocess.run([app, "--host", "png", "--output", folder], check=True, stdout=subprocess.DEVNULL)
    picture = folder / "Hello.png"
    if picture.read_bytes()[:4] != b"\x89PNG":
        sys.exit(f"README.md: --host png made no picture at {picture}.")


def serves(app: Path) -> None:
    process = subprocess.Popen([app, "--host", "web", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        address = line_with(process, r"http://\S+")[0]
        # The address with the token gives a cookie, and redirects.
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        with browser.open(address, timeout=PATIENCE) as answer:
            if b"<canvas" not in answer.read():
                sys.exit(f"README.md: {address} answers with another page than the app's.")
    finally:
        end(process)


def opens_window(app: Path) -> None:
    display = subprocess.Popen(["Xvfb", "-displayfd", "1", "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        environment = {**os.environ, "DISPLAY": ":" + line_with(display, r"\d+")[0], "GDK_BACKEND": "x11"}
        process = subprocess.Popen([app, "--host", "gtk"], env=environment, text=True)
        try:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Hello"]
            if subprocess.run(search, env=environment, timeout=PATIENCE, stdout=subprocess.DEVNULL).returncode:
                sys.exit("README.md: no window is called Hello.")
        finally:
            end(process)
    finally:
        end(display)


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="newcomer"))
    try:
        files = package((ROOT / "README.md").read_text(encoding="utf-8"))
        if "Package.swift" not in files:
            sys.exit("README.md has no manifest: a sample after <!-- file: Package.swift -->.")
        for path, code in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(code, encoding="utf-8")
        swift(folder, "build", "--build-tests", "--quiet", "-Xswiftc", "-warnings-as-errors")
        swift(folder, "test", "--skip-build", "--disable-xctest", "--quiet")
        app = ROOT / ".build" / "checked" / "debug" / "MyApp"
        draws(app, folder)
        serves(app)
        opens_window(app)
    finally:
        shutil.rmtree(folder)
    print("The package in the README is built and tested, and its app runs on each host.")


if __name__ == "__main__":
    main()
