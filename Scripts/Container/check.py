"""An app in a root file system of its own, served as a user without rights, whose page is loaded."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from page import Page, cookie, request
from server import Server


class Contained(Server):
    """A server in a root, with processes and mounts of its own."""

    def __init__(self, root):
        inside = ["--root", root, "--wd", "/var/lib/app", "--mount", "--pid", "--ipc", "--uts", "--fork", "--mount-proc",
                  "--kill-child=SIGTERM", "setpriv", "--reuid=app", "--regid=app", "--clear-groups", "--no-new-privs",
                  "--bounding-set=-all", "/usr/local/bin/app"]
        home = "/var/lib/app"
        super().__init__("unshare", ["--quiet"], variables={
            "HOME": home, "XDG_STATE_HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_RUNTIME_DIR": home,
            "TMPDIR": "/tmp"})
        self.options = [*inside, *self.options]

    @property
    def child(self):
        """The number of the process of the app, as it is seen from outside."""
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return int(text.split()[0])

    def stop(self):
        """Asks the app to end: unshare itself waits for that."""
        if self.is_running:
            os.kill(self.child, signal.SIGTERM)
        super().stop()

    def status(self, name):
        return re.search(rf"^{name}:\s+(.*)", Path(f"/proc/{self.child}/status").read_text(), re.MULTILINE)[1]


async def run(root):
    with Contained(root) as server:
        assert_that(server.status("Uid").split()[0] == "990", "The app doesn't run as its own user.")
        assert_that(int(server.status("CapEff"), 16) == 0, "The app has rights of root.")
        health = await request(server, "/healthz")
        assert_that(health.startswith("HTTP/1.1 200"), f"/healthz answered: {health}")
        entry = await cookie(server)
        first = await request(server, "/", {"Cookie": entry})
        assert_that(first.startswith("HTTP/1.1 200") and "<canvas" in first, f"The page is: {first}")
        page = await Page.connect(server, entry)
        await page.greet()
        assert_that(page.picture_bytes > 2_000, f"The first picture has {page.picture_bytes} bytes.")
        assert_that(not server.log, f"The app wrote: {server.log}")
        print(f"Served as the user app: /healthz 200, a page of {len(first)} bytes, a picture of {page.picture_bytes} bytes, "
              f"{len(page.nodes)} nodes, {int(server.status('VmRSS').split()[0]) / 1000:.0f} MB of memory.")
        page.close()
    assert_that(server.process.returncode == 0, f"The app has ended with {server.process.returncode}.")


def assert_that(is_so, sentence):
    if not is_so:
        sys.exit(sentence)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
