#!/usr/bin/env python3
"""A window of another program, made with GTK 3, for tests of dragging.

Files are dragged from its left half and a text from its middle, and its right half takes what is dropped. It writes a line for each
event. The arguments are the place of the window and the files.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402


def tell(*words):
    print(*words, flush=True)


def make_source(name, add_targets, fill):
    box = Gtk.EventBox()
    box.add(Gtk.Label(label=name))
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
    add_targets(box)
    box.connect("drag-data-get", lambda widget, context, data, info, time: fill(data))
    box.connect("drag-end", lambda widget, context: tell("ended"))
    box.connect("drag-failed", lambda widget, context, result: tell("failed") or True)
    return box


def make_target():
    box = Gtk.EventBox()
    box.add(Gtk.Label(label="Here"))
    box.drag_dest_set(Gtk.DestDefaults.ALL, [], Gdk.DragAction.COPY)
    box.drag_dest_add_uri_targets()
    box.drag_dest_add_text_targets()
    box.connect(
        "drag-data-received",
        lambda widget, context, x, y, data, info, time: tell("received", data.get_uris() or data.get_text()),
    )
    return box


def main():
    left, top, *files = sys.argv[1:]
    window = Gtk.Window(title="Neighbor")
    window.set_default_size(300, 100)
    row = Gtk.Box(homogeneous=True)
    window.add(row)
    uris = [f"file://{file}" for file in files]
    row.add(make_source("Files", lambda box: box.drag_source_add_uri_targets(), lambda data: data.set_uris(uris)))
    row.add(make_source("Text", lambda box: box.drag_source_add_text_targets(), lambda data: data.set_text("Grüße", -1)))
    row.add(make_target())
    window.move(int(left), int(top))
    window.connect("map-event", lambda *_: tell("shown"))
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()


main()
