"""Pages whose connections are lost again and again, and a server that has to keep their windows."""

import argparse
import asyncio
import random
import sys
import time

from page import Page, cookie
from server import Server, add_options, program

parser = argparse.ArgumentParser(
    prog="Scripts/web-soak",
    description="Ends the connections of pages without a word and connects them again, for some minutes. Every window has to keep "
    "its state, and the server must not grow.")
add_options(parser, clients=8)
parser.add_argument("--minutes", type=float, default=30, help="the time (30)")
parser.add_argument("--growth", type=float, default=10, help="the bound of the growth of memory, in percent (10)")


# The server keeps texts that it has drawn, up to a bound that takes long to reach. So texts come again, in other windows.
MOST_CLICKS = 200


class Person:
    """Someone who clicks, loses the connection, and comes back to the same window. After many clicks, it is another window."""

    def __init__(self, server, entry):
        self.server, self.entry = server, entry
        self.window = None
        self.count = 0
        self.windows = 0
        self.clicks = 0
        self.returns = 0

    async def visit(self, generator):
        if self.count >= MOST_CLICKS:
            self.window, self.count = None, 0
        if self.window is None:
            self.windows += 1
        page = await Page.connect(self.server, self.entry)
        await page.greet(self.window, width=800, height=600)
        if self.window not in (None, page.window):
            sys.exit("A window was lost.")
        self.window = page.window
        await page.wait(lambda: page.shows(f"Count {self.count:,}"))
        for _ in range(generator.randint(1, 3)):
            self.count += 1
            self.clicks += 1
            await page.click_and_wait("Add", f"Count {self.count:,}")
        # Some connections end while an answer is on its way.
        if generator.random() < 0.5:
            page.say(t="wheel", dx=0, dy=generator.randint(-400, 400), x=300, y=450, m=0)
        page.close()
        self.returns += 1

    async def come_and_go(self, generator, end):
        while time.monotonic() < end:
            await self.visit(generator)
            await asyncio.sleep(generator.random() / 4)


async def run(options):
    length = options.minutes * 60
    with Server(program(options), ["--quiet", "--kept", "16"]) as server:
        entry = await cookie(server)
        people = [Person(server, entry) for _ in range(options.clients)]
        start = time.monotonic()
        marks = []
        async with asyncio.TaskGroup() as group:
            for index, person in enumerate(people):
                group.create_task(person.come_and_go(random.Random(index), start + length))
            # The first fifth fills caches. What comes later must not add to it.
            for fifth in range(1, 6):
                await asyncio.sleep(max(start + length * fifth / 5 - 1 - time.monotonic(), 0))
                marks.append(server.memory)
        returns, clicks, windows = (sum(getattr(person, name) for person in people) for name in ("returns", "clicks", "windows"))
        await asyncio.sleep(0.5)
        files = server.files
        growth = (marks[-1] / marks[0] - 1) * 100
        print(f"connections  {returns} lost and made again in {length / 60:.1f} minutes, {clicks} clicks in {windows} windows, "
              "no state lost")
        print(f"memory       {', '.join(f'{mark / 1e6:.1f}' for mark in marks)} MB: {growth:+.1f} %")
        print(f"open files   {files} at the end")
        if growth > options.growth:
            sys.exit(f"The server has grown by more than {options.growth} %.")
        if files > 64:
            sys.exit("The server keeps connections that have ended.")


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
