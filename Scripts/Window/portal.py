"""The portal of a desktop, with the settings of the arguments, such as `color-scheme=1`. Says when it is ready."""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

INTERFACE = """<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
</interface></node>"""


def main():
    pairs = (argument.split("=") for argument in sys.argv[1:])
    settings = {name: GLib.Variant("u", int(value)) for name, value in pairs}

    def answer(bus, sender, path, interface, method, arguments, invocation):
        invocation.return_value(GLib.Variant("(a{sa{sv}})", ({"org.freedesktop.appearance": settings},)))

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(
        "/org/freedesktop/portal/desktop", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer, None, None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()


main()
