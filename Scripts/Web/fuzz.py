"""Messages that no page sends, always the same ones for a seed."""

import argparse
import asyncio
import random
import sys

from page import BINARY, TEXT, Ended, Page, Refused, cookie, request
from server import Server, program

SAMPLES = [
    b'{"t":"pointer","p":"down","id":1,"x":30,"y":70,"d":"touch","m":0}',
    b'{"t":"pointer","p":"up","id":1,"x":30,"y":70,"d":"touch","m":0}',
    b'{"t":"hover","x":30,"y":70,"m":0}',
    b'{"t":"wheel","dx":0,"dy":120,"x":300,"y":400,"m":0}',
    b'{"t":"key","p":"down","key":"a","text":"a","m":0}',
    b'{"t":"compose","p":"change","text":"abc","from":1,"to":2}',
    b'{"t":"ack","n":1}',
    b'{"t":"paste","text":"x"}',
    b'{"t":"size","w":800,"h":600,"scale":1,"insets":[0,0,0,0],"keyboard":0}',
    b'{"t":"focus","node":"1.1.1"}',
    b'{"t":"act","node":"5.1.0","action":0,"text":""}',
    b'{"t":"files","n":1,"canceled":true}',
    b'{"t":"menu","n":1}',
    b'{"t":"settings","settings":{"dark":true,"languages":["de-DE"],"zone":"Europe/Berlin","font":20}}',
]
# Bytes of JSON's own grammar break a message where others only change a text.
STRUCTURE = b'{}[]",:-+.eE0123456789\\tfn \x00\xff'

parser = argparse.ArgumentParser(
    prog="Scripts/web-fuzz",
    description="Sends mutated messages to a server, and frames that no browser sends. The server has to go on, within a bound of "
    "memory, and nobody without the token gets a frame.")
parser.add_argument("--messages", type=int, default=100_000, help="the number of mutated messages (100000)")
parser.add_argument("--seed", type=int, default=18, help="the seed of the mutations (18)")
parser.add_argument("--memory", type=int, default=400, help="the bound of the server's memory, in megabytes (400)")
parser.add_argument("--program", help="the app; without it, the sample app of the tests, which is built for release")


def mutated(random):
    """Returns a message with some bytes replaced, removed, repeated, or exchanged with those of another one."""
    message = bytearray(random.choice(SAMPLES))
    for _ in range(random.randint(0, 4)):
        place = random.randrange(len(message))
        match random.randrange(6):
            case 0: message[place] = random.randrange(256)
            case 1: message[place] = random.choice(STRUCTURE)
            case 2: del message[place:place + random.randint(1, 8)]
            case 3: message[place:place] = message[place:place + random.randint(1, 16)]
            case 4: message[place:] = random.choice(SAMPLES)[place:]
            case 5: message[place:place] = b"9" * random.choice([1, 20, 400])
        if not message:
            return b""
    return bytes(message)


class Fuzzer:
    """A page that sends what it shouldn't, and comes back whenever the server has ended its connection."""

    def __init__(self, server, entry):
        self.server, self.entry = server, entry
        self.page = None
        self.reader = None
        self.connections = 0

    async def send(self, content, kind):
        """Sends a message, over another connection if the last one has ended."""
        while self.reader is None or self.reader.done():
            await self.connect()
        self.page.send(content, kind)
        try:
            await self.page.writer.drain()
        except ConnectionError:
            pass

    async def connect(self):
        """Connects again, to the same window as before, as a page does."""
        await self.close()
        window = self.page.window if self.page else None
        self.page = await Page.connect(self.server, self.entry)
        await self.page.greet(window, width=800, height=600)
        self.reader = asyncio.create_task(self.read())
        self.connections += 1

    async def read(self):
        """Takes what the server sends, until it ends the connection."""
        try:
            while True:
                await self.page.receive()
        except Ended:
            pass

    async def close(self):
        if self.page:
            self.page.close()
        if self.reader:
            await asyncio.gather(self.reader, return_exceptions=True)


async def send_mutations(options, server, entry):
    """Sends the messages. Every few of them, waits until the server has taken them, so it isn't about their rate."""
    generator = random.Random(options.seed)
    fuzzer = Fuzzer(server, entry)
    most = 0
    for number in range(1, options.messages + 1):
        await fuzzer.send(mutated(generator), BINARY if number % 50 == 0 else TEXT)
        if number % 15 == 0:
            # The next connection has its own limits of rate and of malformed messages.
            await fuzzer.connect()
        if number % 1_000 == 0:
            most = max(most, server.memory)
        if not server.is_running:
            sys.exit(f"The server has ended after {number} messages of seed {options.seed}: {server.log}")
    await fuzzer.close()
    print(f"mutated messages     {options.messages} over {fuzzer.connections} connections, memory at most {most / 1e6:.0f} MB")


async def try_strangers(server, entry):
    """Tries to get in without the right token, host or origin."""
    name = entry.split("=")[0]
    strangers = [
        {"Cookie": ""}, {"Cookie": f"{name}=wrong"}, {"Cookie": "a=b"}, {"Origin": ""}, {"Origin": "null"},
        {"Origin": "http://evil.example"}, {"Origin": f"http://127.0.0.1:{server.port}.evil.example"},
        {"Host": "evil.example"}, {"Host": f"evil.example:{server.port}"},
    ]
    for headers in strangers:
        try:
            page = await Page.connect(server, entry, **headers)
        except Refused:
            continue
        try:
            await page.greet()
            sys.exit(f"A stranger got a frame, with {headers}.")
        except Ended:
            pass
    answer = await request(server, "/?token=wrong", {"Cookie": entry})
    if " 403 " not in answer.splitlines()[0]:
        sys.exit("A wrong token was accepted.")
    print(f"strangers            {len(strangers) + 1} tried, none got a frame")


def part(kind, is_last, content):
    """Returns a part of a message of several parts."""
    return bytes([(0x80 if is_last else 0) | kind, 0x80 | 127]) + len(content).to_bytes(8, "big") + bytes(4) + content


async def send_parts(options, server, entry):
    """Sends messages in parts without an end, each part below the limit of a message."""
    before = server.memory
    page = await Page.connect(server, entry)
    await page.greet()
    taken = 0
    try:
        for number in range(options.memory * 2):
            page.writer.write(part(TEXT if number == 0 else 0, False, b" " * 250_000))
            await page.writer.drain()
            taken += 250_000
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    page.close()
    print(f"a message in parts   ended after {taken / 1e6:.0f} MB were sent, with {(server.peak_memory - before) / 1e6:.0f} MB "
          "more memory")


async def run(options):
    with Server(program(options.program), ["--quiet"]) as server:
        entry = await cookie(server)
        await try_strangers(server, entry)
        await send_mutations(options, server, entry)
        await send_parts(options, server, entry)
        await try_strangers(server, entry)
        page = await Page.connect(server, entry)
        await page.greet()
        await page.click_and_wait(page.center("Add"), "Count 1")
        page.close()
        print(f"memory               {server.peak_memory / 1e6:.0f} MB at most, {server.memory / 1e6:.0f} MB at the end")
        if server.peak_memory > options.memory * 1e6:
            sys.exit(f"The server has used more than {options.memory} MB.")


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
