"""Takes pictures of the gallery's window on several desktops: see Scripts/window-pictures."""

import argparse
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

from apps import ROOT, release
from display import Display, WindowApp
from figures import settled, wait

BUS = """<busconfig><type>session</type><listen>unix:path={}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>"""

# The portal of the tests.
PORTAL = ROOT / "Tests/HostTestSupport/portal.py"

# What each desktop tells a program: settings of its portal, or None without one, and environment variables.
DESKTOPS = {
    "light": ({"color-scheme": 2}, {}),
    "dark": ({"color-scheme": 1}, {}),
    "contrast": ({"color-scheme": 2, "contrast": 1}, {}),
    "dark-contrast": ({"color-scheme": 1, "contrast": 1}, {}),
    "no-portal": (None, {}),
    "no-portal-dark": (None, {"GTK_THEME": "Adwaita:dark"}),
    "no-portal-contrast": (None, {"GTK_THEME": "Default-hc"}),
    "header-bar": ({"color-scheme": 2}, {"XDG_CURRENT_DESKTOP": "GNOME"}),
    "header-bar-dark": ({"color-scheme": 1}, {"XDG_CURRENT_DESKTOP": "GNOME"}),
}


class Portal:
    """A bus with the portal of a desktop, started by `with`, and ended after it. Without settings, there is neither."""

    def __init__(self, settings):
        self.settings = settings
        self.processes = []

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        socket = Path(self.folder.name) / "bus"
        self.variables = {}
        if self.settings is None:
            return self
        configuration = Path(self.folder.name) / "bus.conf"
        configuration.write_text(BUS.format(socket))
        self.start(["dbus-daemon", f"--config-file={configuration}", "--nofork"])
        if not wait(socket.exists):
            raise RuntimeError("The bus doesn't start.")
        self.variables = {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={socket}"}
        # Debian's Python has the library for buses.
        command = ["/usr/bin/python3", str(PORTAL)]
        portal = self.start(command + [f"{name}={value}" for name, value in self.settings.items()], self.variables)
        portal.stdout.readline()
        return self

    def start(self, command, variables=None):
        process = subprocess.Popen(
            command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.processes.append(process)
        return process

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
            process.stdout.close()
        self.folder.cleanup()


def png(pixels, width, height):
    """Returns a PNG file of pixels with four bytes each: blue, green, red, and one that isn't used."""
    rows = bytearray()
    for start in range(0, width * height * 4, width * 4):
        row = pixels[start : start + width * 4]
        colors = bytearray(width * 3)
        colors[0::3], colors[1::3], colors[2::3] = row[2::4], row[1::4], row[0::4]
        rows += b"\0" + colors

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def take(program, name, size, keys, folder):
    """Takes a picture of a window after keys have been pressed in it. Returns its file."""
    settings, variables = DESKTOPS[name]
    with Display(*size) as display, Portal(settings) as portal:
        empty = display.pixels()
        with WindowApp(program, display, portal.variables | variables) as app:
            if not wait(lambda: display.pixels() != empty):
                sys.exit(f"The window doesn't come. {app.log}")
            settled(display)
            # There is no window manager, so the window is made as large as the screen here.
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "Gallery"], env={"DISPLAY": display.name}, text=True,
                stdout=subprocess.PIPE)
            window = found.stdout.split()[-1]
            subprocess.run(
                ["xdotool", "windowmove", window, "0", "0", "windowsize", window, *map(str, size), "windowfocus", window,
                 "sleep", "0.3", *(part for key in keys for part in ("key", key, "sleep", "0.3"))],
                env={"DISPLAY": display.name}, stdout=subprocess.DEVNULL, check=True)
            pixels, _ = settled(display)
            file = folder / f"{name}-{size[0]}x{size[1]}{'-' if keys else ''}{'-'.join(keys)}.png"
            file.write_bytes(png(pixels, *size))
            time.sleep(0.05)
            return file


def main():
    parser = argparse.ArgumentParser(prog="Scripts/window-pictures", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--program", help="the app; without it, the gallery, which is built for release")
    parser.add_argument("--desktops", nargs="*", choices=DESKTOPS, default=list(DESKTOPS), help="which desktops")
    parser.add_argument("--sizes", nargs="*", default=["900x700", "360x640"], help="the sizes of the window")
    parser.add_argument("--keys", nargs="*", default=[], help="keys that are pressed before, such as F10 or ctrl+2")
    options = parser.parse_args()
    program = release("Gallery", options.program)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.desktops:
        for size in options.sizes:
            width, height = map(int, size.split("x"))
            print(take(program, name, (width, height), options.keys, options.folder))


if __name__ == "__main__":
    main()
