"""A desktop for tests: reads windows through AT-SPI as an assistive technology, acts in them, and has settings for them.

Takes commands as lines of JSON, and answers each with a line of JSON: {"answer": …}, or {"error": …}.

    ["enable", true]            tells the session that an assistive technology is used, or that none is
    ["tree"]                    the elements of all programs
    ["act", LABEL, ACTION]      performs an action of the element with a label
    ["value", LABEL, NUMBER]    sets the value of an element
    ["text", LABEL, TEXT]       sets the text of an element
    ["set", NAME, NUMBER]       changes a setting that programs find in the desktop portal, such as "color-scheme"
"""
import json
import sys
import time
import warnings

import gi

warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# Nothing is left in the folder of the sources.
sys.dont_write_bytecode = True
from portal import Portal  # noqa: E402


def children(element):
    found = (element.get_child_at_index(index) for index in range(element.get_child_count()))
    return [child for child in found if child]


def describe(element):
    box = Atspi.Component.get_extents(element, Atspi.CoordType.WINDOW) if element.get_component_iface() else None
    text = None
    if element.get_text_iface():
        text = Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))
    return {
        "role": element.get_role().value_nick,
        "name": element.get_name() or "",
        "description": element.get_description() or "",
        "states": sorted(state.value_nick for state in element.get_state_set().get_states()),
        "actions": action_names(element) if element.get_action_iface() else [],
        "frame": [box.x, box.y, box.width, box.height] if box else [],
        "value": Atspi.Value.get_current_value(element) if element.get_value_iface() else None,
        "text": text,
        "children": [describe(child) for child in children(element)],
    }


def action_names(element):
    return [Atspi.Action.get_action_name(element, index) for index in range(Atspi.Action.get_n_actions(element))]


def find(element, name):
    if element.get_name() == name and element.get_role() != Atspi.Role.APPLICATION:
        return element
    return next(filter(None, (find(child, name) for child in children(element))), None)


class Session:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.portal = Portal(self.bus, {"color-scheme": 0, "contrast": 0})
        self.wait_for("org.a11y.Bus")
        Atspi.init()
        self.desktop = Atspi.get_desktop(0)
        # What is asked for is what the program says now.
        self.desktop.set_cache_mask(Atspi.Cache.NONE)

    def wait_for(self, name):
        """Waits until a program has taken a name on the bus, for a minute at most."""
        for _ in range(6000):
            arguments = ("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner", GLib.Variant("(s)", (name,)))
            if self.bus.call_sync(*arguments, None, Gio.DBusCallFlags.NONE, -1, None)[0]:
                return
            time.sleep(0.01)
        raise LookupError(f"No program is “{name}”.")

    def element(self, name):
        element = find(self.desktop, name)
        if not element:
            raise LookupError(f"There is no element “{name}”.")
        return element

    def enable(self, is_used):
        arguments = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_used)))
        self.bus.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", arguments, None,
            Gio.DBusCallFlags.NONE, 5000, None)

    def tree(self):
        return [describe(program) for program in children(self.desktop)]

    def act(self, name, action):
        element = self.element(name)
        Atspi.Action.do_action(element, action_names(element).index(action))

    def value(self, name, number):
        Atspi.Value.set_current_value(self.element(name), number)

    def text(self, name, text):
        Atspi.EditableText.set_text_contents(self.element(name), text)

    def set(self, name, value):
        self.portal.set(name, value)

    def delay(self, milliseconds):
        self.portal.delay = milliseconds

    def obey(self, command, *arguments):
        try:
            return {"answer": getattr(self, command)(*arguments)}
        except (GLib.Error, LookupError, ValueError) as error:
            return {"error": str(error)}


def main():
    session = Session()
    loop = GLib.MainLoop()

    def read(*_):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        print(json.dumps(session.obey(*json.loads(line))), flush=True)
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
    print(json.dumps({"answer": "ready"}), flush=True)
    loop.run()


main()
