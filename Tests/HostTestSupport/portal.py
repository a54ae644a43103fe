"""The settings that a desktop has for all programs, on the bus of a session.

As a program it is a portal with the settings of its arguments, such as `color-scheme=1`, and writes a line when it is ready.
"""
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

NAME = "org.freedesktop.portal.Desktop"
SETTINGS = "org.freedesktop.portal.Settings"
PATH = "/org/freedesktop/portal/desktop"
NAMESPACE = "org.freedesktop.appearance"
INTERFACE = f"""
<node><interface name="{SETTINGS}">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""


class Portal:
    """The settings, by their names in the namespace of appearances. Calls a function when programs can find them."""

    def __init__(self, bus, settings, ready=None):
        self.bus = bus
        self.settings = settings
        self.delay = 0
        bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self.answer, None, None)
        Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, ready and (lambda *_: ready()), None)

    def answer(self, bus, sender, path, interface, method, arguments, invocation):
        settings = {name: GLib.Variant("u", value) for name, value in self.settings.items()}
        answer = GLib.Variant("(a{sa{sv}})", ({NAMESPACE: settings},))
        GLib.timeout_add(self.delay, lambda: invocation.return_value(answer))

    def set(self, name, value):
        self.settings[name] = value
        change = GLib.Variant("(ssv)", (NAMESPACE, name, GLib.Variant("u", value)))
        self.bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", change)


def main():
    pairs = (argument.split("=") for argument in sys.argv[1:])
    settings = {name: int(value) for name, value in pairs}
    portal = Portal(Gio.bus_get_sync(Gio.BusType.SESSION), settings, lambda: print("ready", flush=True))
    GLib.MainLoop().run()
    del portal


if __name__ == "__main__":
    main()
