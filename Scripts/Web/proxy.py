"""Three processes behind nginx, with the configuration of the documentation, and one that is killed."""

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

from apps import ROOT
from page import Ended, Page, cookie
from server import Server, add_options, program

TOKEN = "the-same-token-for-all"
# The ports of the configuration: nginx, and the processes behind it.
PROXY = SimpleNamespace(port=8080, token=TOKEN)
PORTS = [8081, 8082, 8083]

parser = argparse.ArgumentParser(
    prog="Scripts/web-proxy",
    description="Serves an app by three processes behind nginx, with Docs/nginx.conf, and kills one while pages click. Only its pages "
    f"may lose their connections, and they have to get others, with what their windows have stored. Uses the ports "
    f"8080 to {PORTS[-1]} of this machine.")
add_options(parser, clients=30)


def start_nginx(stack):
    """Starts nginx, until the stack ends."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    if not nginx:
        sys.exit("There is no nginx. In Debian, the package nginx-light has it.")
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    settings = folder / "nginx.conf"
    example = (ROOT / "Docs" / "nginx.conf").read_text().replace("/var/log/nginx", str(folder))
    settings.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\nhttp {{\n{example}}}\n")
    process = subprocess.Popen([nginx, "-c", settings, "-e", folder / "errors"])
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return folder


def check_logs(folder):
    """Fails if a log of nginx has the token, or no request at all."""
    access = (folder / "access.log").read_text()
    if "GET /socket" not in access:
        sys.exit("nginx has logged no request.")
    if any(TOKEN in file.read_text() for file in [folder / "access.log", folder / "error.log"]):
        sys.exit("The logs of nginx have the token.")


async def click(page, number):
    """Returns a Boolean value that indicates whether the page still has its connection."""
    try:
        await page.click_and_wait("Add", f"Count {number:,}")
        return True
    except Ended:
        return False


async def run(options):
    app = program(options)
    with ExitStack() as stack:
        servers, storage = [], stack.enter_context(tempfile.TemporaryDirectory())
        for port in PORTS:
            address = f"http://127.0.0.1:{PROXY.port}"
            servers.append(stack.enter_context(
                Server(app, ["--quiet", "--public", address], TOKEN, port, {"XDG_STATE_HOME": storage})))
        folder = start_nginx(stack)
        await asyncio.sleep(0.5)
        pages = []
        for _ in range(options.clients):
            entry = await cookie(PROXY)
            page = await Page.connect(PROXY, entry)
            await page.greet(width=400, height=500)
            pages.append((page, entry))
        for number in range(1, 4):
            if not all(await asyncio.gather(*(click(page, number) for page, _ in pages))):
                sys.exit("A page lost its connection before a process was killed.")
        for page, _ in pages:
            await page.click_and_wait("Switch")
        # It is written a moment after the change.
        await asyncio.sleep(2)
        before = [server.connections for server in servers]
        servers[0].kill()
        kept = await asyncio.gather(*(click(page, 4) for page, _ in pages))
        for (page, entry), is_kept in zip(pages, kept):
            if not is_kept:
                again = await Page.connect(PROXY, entry)
                await again.greet(page.window, width=400, height=500)
                if again.window != page.window or again.node("Switch")["checked"] != "true":
                    sys.exit("A page hasn't got its window with what it has stored.")
                again.close()
        print(f"pages        {before} at the three processes")
        print(f"one killed   {kept.count(False)} pages lost their connections, {kept.count(True)} kept theirs")
        print("             the others got windows with what theirs had stored, at another process")
        if kept.count(False) != before[0]:
            sys.exit("Other pages than those of the killed process have lost their connections.")
        for page, _ in pages:
            page.close()
        check_logs(folder)


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
