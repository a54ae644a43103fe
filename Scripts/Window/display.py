"""A display without a screen, whose pixels are in a file, and the mouse and the keyboard before it."""

import ctypes
import mmap
import select
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from apps import App


class Attributes(ctypes.Structure):
    """What X tells of a window, as C has it."""

    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height", "border", "depth")] + [
        ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("kind", "bit_gravity", "window_gravity", "backing")),
        ("planes", ctypes.c_ulong), ("pixel", ctypes.c_ulong), ("saves_under", ctypes.c_int),
        ("colors", ctypes.c_ulong), ("has_colors", ctypes.c_int), ("map_state", ctypes.c_int),
        ("events", ctypes.c_long), ("own_events", ctypes.c_long), ("no_events", ctypes.c_long),
        ("is_popup", ctypes.c_int), ("screen", ctypes.c_void_p)]


class Display:
    """An X server that is started by `with`, and ended after it."""

    def __init__(self, width=1024, height=768):
        self.width, self.height = width, height

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{self.width}x{self.height}x24", "-nolisten", "tcp",
             "-fbdir", self.folder.name],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # The server writes the number of the display when it is ready.
        ready, _, _ = select.select([self.server.stdout], [], [], 20)
        self.name = ":" + (self.server.stdout.readline().strip() if ready else "")
        if self.name == ":":
            self.__exit__()
            raise RuntimeError("Xvfb doesn't start.")
        self._open_pixels()
        self._open_input()
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        self.server.stdout.close()
        self.folder.cleanup()

    # Pixels

    def _open_pixels(self):
        with open(Path(self.folder.name) / "Xvfb_screen0", "rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The header of the format XWD: sizes are in words of it, and colors in a table after it.
        words = struct.unpack(">25I", self._file[:100])
        self._row, self._start = words[12], words[0] + words[19] * 12

    def pixels(self, left=0, top=0, width=None, height=None):
        """Returns the pixels of a part of the screen, four bytes for each."""
        width, height = width or self.width, height or self.height
        if left == 0 and width == self.width:
            return self._file[self._start + top * self._row : self._start + (top + height) * self._row]
        starts = (self._start + (top + row) * self._row + left * 4 for row in range(height))
        return b"".join(self._file[start : start + width * 4] for start in starts)

    # Mouse and keyboard

    def _open_input(self):
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self._x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XFlush.argtypes = [ctypes.c_void_p]
        self._x.XFree.argtypes = [ctypes.c_void_p]
        self._x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4
        self._x.XGetWindowAttributes.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]
        # An error, such as that of a window that has gone, would end this program.
        self._ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self._x.XSetErrorHandler(self._ignore)
        self._connection = ctypes.c_void_p(self._x.XOpenDisplay(self.name.encode()))
        if not self._connection:
            raise RuntimeError(f"The display {self.name} can't be opened.")

    @property
    def window_count(self):
        """The number of windows on the screen, without menus and other popups."""
        connection, root = self._connection, self._x.XDefaultRootWindow(self._connection)
        parent, children, count = ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self._x.XQueryTree(
            connection, root, ctypes.byref(parent), ctypes.byref(parent), ctypes.byref(children), ctypes.byref(count))
        attributes, shown = Attributes(), 0
        for window in children[: count.value]:
            # A window may go in the meantime.
            if self._x.XGetWindowAttributes(connection, window, ctypes.byref(attributes)):
                shown += attributes.map_state == 2 and not attributes.is_popup
        if count.value:
            self._x.XFree(children)
        return shown

    def move(self, x, y):
        """Moves the pointer."""
        self._test.XTestFakeMotionEvent(self._connection, 0, int(x), int(y), ctypes.c_ulong(0))
        self._x.XFlush(self._connection)

    def button(self, number, is_down):
        """Presses or lifts a button of the mouse. 4 and 5 turn the wheel."""
        self._test.XTestFakeButtonEvent(self._connection, number, int(is_down), ctypes.c_ulong(0))
        self._x.XFlush(self._connection)

    def click(self, number=1):
        self.button(number, True)
        self.button(number, False)

    def key(self, name, *modifiers):
        """Presses a key by its name in X, such as `Return` or `a`, while others are held down."""
        codes = [self._x.XKeysymToKeycode(self._connection, self._x.XStringToKeysym(key.encode()))
                 for key in (*modifiers, name)]
        for code in codes:
            self._test.XTestFakeKeyEvent(self._connection, code, 1, ctypes.c_ulong(0))
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._connection, code, 0, ctypes.c_ulong(0))
        self._x.XFlush(self._connection)


class WindowApp(App):
    """An app with a window on a display, started by `with`, and ended after it."""

    def __init__(self, program, display, variables=None):
        super().__init__(program, ["--host", "gtk"], {"DISPLAY": display.name} | (variables or {}))

    def start(self):
        self.began = time.perf_counter()
        super().start()
