"""Builds of the apps that scripts use."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def release(product, package=ROOT, scratch=None):
    """Returns an app that is built for release."""
    build = ["swift", "build", "--package-path", str(package), "--configuration", "release"]
    if scratch:
        build += ["--scratch-path", str(scratch)]
    subprocess.run([*build, "--product", product], check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / product


def gallery():
    return release("Gallery", ROOT / "Examples", ROOT / ".build/examples")
