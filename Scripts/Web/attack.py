"""Requests without an end, and connections that say little, against a server that has to stay small and to answer others."""

import argparse
import asyncio
import sys
import time

from page import Page, cookie, request
from server import Server, add_options, program

MEGABYTE = 1 << 20

parser = argparse.ArgumentParser(
    prog="Scripts/web-attack",
    description="Sends bodies without an end, heads without an end, and opens many connections that say nothing, all at a server on this "
    "machine. Prints its memory before each attack, at its height, and after it. Fails if the server needs more memory than allowed, "
    "or doesn't answer a page meanwhile.")
add_options(parser)
parser.add_argument("--megabytes", type=int, default=700, help="the most that a request sends (700)")
parser.add_argument("--connections", type=int, default=300, help="the number of connections that say little; 0 for bodies only (300)")
parser.add_argument("--seconds", type=float, default=30, help="the time in which their heads have to end (30)")
parser.add_argument("--growth", type=int, default=32, help="the bound of the growth of memory, in megabytes (32)")


async def send_body(server, options, method, path, headers):
    """Sends a body in parts until the server ends the connection. Returns what came of it."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    own = {"Host": f"127.0.0.1:{server.port}", "Origin": f"http://127.0.0.1:{server.port}", **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in own.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{lines}Transfer-Encoding: chunked\r\n\r\n".encode())
    part = b"100000\r\n" + bytes(MEGABYTE) + b"\r\n"
    sent = 0
    try:
        while sent < options.megabytes:
            writer.write(part)
            await writer.drain()
            sent += 1
    except ConnectionError:
        pass
    writer.transport.abort()
    if sent == options.megabytes:
        sys.exit(f"The server has taken {sent} MB.")
    return f"{sent} MB sent until the end"


async def asking_page(page, server, entry):
    """Opens the window of the sample app that asks for a file. Returns its page; None for an app without one."""
    if not page.shows("Second"):
        return None
    page.click(*page.center("Second"))
    await page.wait(lambda: page.opened)
    asking = await Page.connect(server, entry)
    await asking.greet(window=page.opened, width=400, height=500)
    asking.click(*asking.center("Import"))
    await asking.wait(lambda: asking.questions)
    return asking


async def open_many(server, options, byte):
    """Opens connections that send a byte a second, or nothing. Returns what came of them, and how many are left."""
    own = server.connections
    writers, ended = [], 0
    for _ in range(options.connections):
        try:
            writers.append((await asyncio.open_connection("127.0.0.1", server.port))[1])
        except ConnectionError:
            ended += 1
    # The system takes connections, until the server sees them and ends those that are too many.
    await asyncio.sleep(1)
    most = server.connections
    end = time.monotonic() + options.seconds
    while time.monotonic() < end and server.connections > own:
        for writer in writers:
            if byte and not writer.transport.is_closing():
                writer.write(byte)
        await asyncio.sleep(1)
    left = server.connections - own
    for writer in writers:
        writer.transport.abort()
    return f"{most - own} of {options.connections} at once, {left} after {options.seconds:.0f} s", left


class Attack:
    """The memory of a server before and after something, and at its height meanwhile."""

    def __init__(self, name, server, options):
        self.name, self.server, self.options = name, server, options

    async def __aenter__(self):
        self.before = self.highest = self.server.memory
        self.watcher = asyncio.create_task(self.watch())
        return self

    async def watch(self):
        while True:
            self.highest = max(self.highest, self.server.memory)
            await asyncio.sleep(0.02)

    async def __aexit__(self, kind, *_):
        self.watcher.cancel()
        if kind:
            return
        await asyncio.sleep(0.5)
        self.highest = max(self.highest, self.server.memory)
        print(f"{self.name:<32} {self.before / 1e6:4.0f} MB before, {self.highest / 1e6:4.0f} at its height, "
              f"{self.server.memory / 1e6:4.0f} after: {self.result}")
        if not self.server.is_running:
            sys.exit(f"The server has ended: {self.server.log}")
        if self.highest - self.before > self.options.growth * 1e6:
            sys.exit(f"The server has grown by {(self.highest - self.before) / 1e6:.0f} MB.")


async def run(options):
    with Server(program(options), ["--quiet", "--clients", "50"]) as server:
        entry = await cookie(server)
        page = await Page.connect(server, entry)
        await page.greet(width=400, height=500)
        bodies = [
            ("a body in parts", "POST", "/files/1", {"Cookie": entry}),
            ("two lengths", "POST", "/files/1", {"Cookie": entry, "Content-Length": "5"}),
            ("a body of a GET", "GET", "/", {"Cookie": entry}),
            ("a body without a cookie", "POST", "/files/1", {}),
        ]
        asking = await asking_page(page, server, entry)
        if asking:
            bodies.append(("a file in parts", "POST", "/files/1", {"Cookie": entry, "Canopy-Window": asking.window}))
        for name, method, path, headers in bodies:
            async with Attack(name, server, options) as attack:
                attack.result = await send_body(server, options, method, path, headers)
                await page.ask_whether_alive(seconds=5)
        slow = [("connections that say nothing", b""), ("heads with a byte a second", b"G")]
        for name, byte in slow if options.connections else []:
            async with Attack(name, server, options) as attack:
                attack.result, left = await open_many(server, options, byte)
                await page.ask_whether_alive(seconds=5)
                if left > 0:
                    sys.exit(f"The server still has {left} connections that say little.")
        if " 200 " not in (await request(server, "/", {"Cookie": entry})).splitlines()[0]:
            sys.exit("The server doesn't answer any more.")
        page.close()
        if asking:
            asking.close()


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
