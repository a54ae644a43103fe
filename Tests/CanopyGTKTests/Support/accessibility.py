"""An assistive technology for tests: reads the windows of programs through AT-SPI, and acts in them.

    accessibility.py enable                  tells the session that an assistive technology is used, or with "disable" that none is
    accessibility.py tree                    writes the elements of all programs as JSON
    accessibility.py act LABEL ACTION        performs an action of the element with a label
    accessibility.py value LABEL NUMBER      sets the value of an element
    accessibility.py text LABEL TEXT         sets the text of an element
"""
import json
import sys
import warnings

import gi

warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402


def enable(is_used):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    arguments = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_used)))
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", arguments, None,
        Gio.DBusCallFlags.NONE, 5000, None)


def children(element):
    found = (element.get_child_at_index(index) for index in range(element.get_child_count()))
    return [child for child in found if child]


def states(element):
    return sorted(state.value_nick for state in element.get_state_set().get_states())


def describe(element):
    box = Atspi.Component.get_extents(element, Atspi.CoordType.WINDOW) if element.get_component_iface() else None
    actions = Atspi.Action.get_n_actions(element) if element.get_action_iface() else 0
    return {
        "role": element.get_role().value_nick,
        "name": element.get_name() or "",
        "description": element.get_description() or "",
        "states": states(element),
        "actions": [Atspi.Action.get_action_name(element, index) for index in range(actions)],
        "frame": [box.x, box.y, box.width, box.height] if box else [],
        "value": Atspi.Value.get_current_value(element) if element.get_value_iface() else None,
        "text": Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element)) if element.get_text_iface() else None,
        "children": [describe(child) for child in children(element)],
    }


def find(element, name):
    if element.get_name() == name and element.get_role() != Atspi.Role.APPLICATION:
        return element
    return next(filter(None, (find(child, name) for child in children(element))), None)


def main(command, name=None, argument=None):
    if command in ("enable", "disable"):
        return enable(command == "enable")
    Atspi.init()
    desktop = Atspi.get_desktop(0)
    if command == "tree":
        return print(json.dumps([describe(program) for program in children(desktop)]))
    element = find(desktop, name)
    if not element:
        sys.exit(f"There is no element “{name}”.")
    if command == "act":
        names = [Atspi.Action.get_action_name(element, index) for index in range(Atspi.Action.get_n_actions(element))]
        Atspi.Action.do_action(element, names.index(argument))
    elif command == "value":
        Atspi.Value.set_current_value(element, float(argument))
    elif command == "text":
        Atspi.EditableText.set_text_contents(element, argument)


main(*sys.argv[1:])
