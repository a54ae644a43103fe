"""An app of this project with a server for browsers on this machine."""

import re
import subprocess
import sys

from apps import App, release

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\?token=(\S+)")


class Server(App):
    """A server that is started by `with`, and ended after it.

    With a token and a port, a second server can take the place of one that was killed.
    """

    output = subprocess.PIPE

    def __init__(self, program, options=(), token=None, port=0, variables=None):
        self.token, self.port = token, port
        own = {"CANOPY_WEB_TOKEN": token} if token else {}
        super().__init__(program, ["--host", "web", "--port", str(port), *options], own | (variables or {}))

    def start(self):
        """Starts the process, and waits for the address that it prints."""
        super().start()
        line = self.process.stdout.readline()
        match = ADDRESS.search(line)
        if not match:
            self.stop()
            sys.exit(f"The server printed no address, but: {line!r} {self.log}")
        # A server behind a proxy prints the address of that.
        self.port, self.token = self.port or int(match[1]), match[2]

    @property
    def connections(self):
        """The number of connections that the process has to clients or a proxy."""
        text = subprocess.run(["ss", "-Htn", "state", "established", f"sport = :{self.port}"], capture_output=True, text=True)
        return len(text.stdout.splitlines())


def add_options(parser, clients=None):
    """Adds the options that all scripts with servers have."""
    parser.add_argument("--program", help="the app; without it, the sample app of the tests, which is built for release")
    if clients:
        parser.add_argument("--clients", type=int, default=clients, help=f"the number of pages ({clients})")


def program(options):
    """Returns the app to run."""
    return release("WebSample", options.program)
