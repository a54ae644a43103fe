"""Messages that no page sends, always the same ones for a seed."""

import argparse
import asyncio
import json
import random
import sys

from page import BINARY, TEXT, Ended, Page, Refused, cookie, request
from server import Server, add_options, program

# What a page sends, one message of each kind and phase. NODE stands for a node that the window has.
SAMPLES = [json.dumps(message, separators=(",", ":")) for message in [
    {"t": "hello", "w": 800, "h": 600, "scale": 1, "settings": {"languages": ["en-US"]}},
    {"t": "size", "w": 700, "h": 500, "scale": 1, "insets": [0, 0, 0, 0], "keyboard": 0},
    {"t": "settings", "settings": {"dark": True, "languages": ["de-DE"], "zone": "Europe/Berlin", "font": 20}},
    {"t": "activity", "p": "background"},
    {"t": "activity", "p": "active"},
    {"t": "pointer", "p": "down", "id": 1, "x": 30, "y": 70, "d": "touch", "m": 0},
    {"t": "pointer", "p": "move", "id": 1, "x": 30, "y": 170, "d": "touch", "m": 0},
    {"t": "pointer", "p": "up", "id": 1, "x": 30, "y": 70, "d": "touch", "m": 0},
    {"t": "pointer", "p": "cancel", "id": 1, "x": 30, "y": 70, "d": "touch", "m": 0},
    {"t": "hover", "x": 30, "y": 70, "m": 0},
    {"t": "wheel", "dx": 0, "dy": 120, "x": 300, "y": 400, "m": 0},
    {"t": "key", "p": "down", "key": "a", "text": "a", "m": 0},
    {"t": "key", "p": "repeat", "key": "Tab", "text": "", "m": 0},
    {"t": "key", "p": "down", "key": "+", "plain": "=", "text": "", "m": 18},
    {"t": "key", "p": "down", "key": "q", "text": "", "m": 16},
    {"t": "menu", "n": 0},
    {"t": "menu", "n": 0, "item": 0, "text": "New Window"},
    {"t": "compose", "p": "change", "text": "abc", "from": 1, "to": 2},
    {"t": "compose", "p": "commit", "text": "abc"},
    {"t": "compose", "p": "cancel"},
    {"t": "ack", "n": 1},
    {"t": "paste", "text": "x"},
    {"t": "focus", "node": "NODE"},
    {"t": "act", "node": "NODE"},
    {"t": "act", "node": "NODE", "action": 0, "text": "abc"},
    {"t": "files", "n": 1, "canceled": True},
    {"t": "close"},
    {"t": "alive"},
]]
# Bytes of JSON's own grammar break a message where others only change a text.
STRUCTURE = b'{}[]",:-+.eE0123456789\\tfn \x00\xff'

parser = argparse.ArgumentParser(
    prog="Scripts/web-fuzz",
    description="Sends mutated messages to a server, and bytes that no browser sends. Fails if the server ends, uses more memory "
    "than allowed, or sends a frame to someone without the token or from another site.")
add_options(parser)
parser.add_argument("--messages", type=int, default=100_000, help="the number of mutated messages (100000)")
parser.add_argument("--short", action="store_true", help="only 1000 messages, which takes seconds")
parser.add_argument("--seed", type=int, default=18, help="the seed of the mutations (18)")
parser.add_argument("--memory", type=int, default=300, help="the bound of the server's memory, in megabytes (300)")


def mutated(generator, node):
    """Returns a message with some bytes replaced, removed, repeated, or exchanged with those of another one."""
    def sample():
        return generator.choice(SAMPLES).replace("NODE", node).encode()

    message = bytearray(sample())
    for _ in range(generator.randint(0, 4)):
        place = generator.randrange(len(message))
        match generator.randrange(6):
            case 0: message[place] = generator.randrange(256)
            case 1: message[place] = generator.choice(STRUCTURE)
            case 2: del message[place:place + generator.randint(1, 8)]
            case 3: message[place:place] = message[place:place + generator.randint(1, 16)]
            case 4: message[place:] = sample()[place:]
            case 5: message[place:place] = b"9" * generator.choice([1, 20, 400])
        if not message:
            return b""
    return bytes(message)


def check(server, options, when):
    """Fails if the server has ended, or has used more memory than allowed."""
    if not server.is_running:
        sys.exit(f"The server has ended {when}, with seed {options.seed}: {server.log}")
    if server.peak_memory > options.memory * 1e6:
        sys.exit(f"The server has used {server.peak_memory / 1e6:.0f} MB {when}, with seed {options.seed}.")


async def send_mutations(options, server, entry):
    """Sends each message when the server has taken the last one, over another connection if it has ended the last one."""
    generator = random.Random(options.seed)
    page, connections = None, 0
    for number in range(1, options.messages + 1):
        if page is None:
            page = await Page.connect(server, entry)
            await page.greet(width=800, height=600)
            connections += 1
        page.send(mutated(generator, generator.choice(list(page.nodes))), BINARY if number % 50 == 0 else TEXT)
        try:
            # The answer to this comes after the message was taken.
            await page.ask_whether_alive()
        except Ended:
            page = None
        if number % 100 == 0 or page is None:
            check(server, options, f"after {number} messages")
    if page:
        page.close()
    print(f"mutated messages    {options.messages}, all taken, over {connections} connections; "
          f"the server used {server.peak_memory / 1e6:.0f} MB at most, and {server.memory / 1e6:.0f} MB after them")


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
            await page.greet()
        except (Refused, Ended):
            continue
        sys.exit(f"A stranger got a frame, with {headers}.")
    answer = await request(server, "/?token=wrong", {"Cookie": entry})
    if " 403 " not in answer.splitlines()[0]:
        sys.exit("A wrong token was accepted.")
    print(f"strangers           {len(strangers) + 1} tried, none got a frame")


async def send_nonsense(options, server, entry):
    """Sends bytes that are no messages of a WebSocket connection."""
    generator = random.Random(options.seed)
    count = options.messages // 100
    for _ in range(count):
        page = await Page.connect(server, entry)
        await page.greet(width=200, height=200)
        page.writer.write(generator.randbytes(generator.randint(2, 2_000)))
        try:
            await page.ask_whether_alive(seconds=0.05)
        except (Ended, TimeoutError):
            pass  # The first bytes may begin a message that never ends.
        page.close()
    check(server, options, "after bytes that are no messages")
    print(f"bytes that are no messages    sent over {count} connections")


async def send_parts(options, server, entry):
    """Sends a message in parts without an end, each part below the limit of a message."""
    page = await Page.connect(server, entry)
    await page.greet()
    before, sent = server.peak_memory, 0
    start = bytes([0x80 | 127]) + (250_000).to_bytes(8, "big") + bytes(4)
    try:
        async with asyncio.timeout(20):
            while sent < 200_000_000:
                page.writer.write(bytes([0 if sent else TEXT]) + start + b" " * 250_000)
                await page.writer.drain()
                sent += 250_000
    except ConnectionError:
        pass
    page.close()
    grown = server.peak_memory - before
    if sent >= 200_000_000 or grown > 16e6:
        sys.exit(f"A message in parts of {sent / 1e6:.0f} MB has cost {grown / 1e6:.0f} MB.")
    print(f"a message in parts  refused after {sent / 1e6:.0f} MB were sent, which cost {grown / 1e6:.0f} MB")


async def run(options):
    if options.short:
        options.messages = 1_000
    with Server(program(options), ["--quiet"]) as server:
        entry = await cookie(server)
        await try_strangers(server, entry)
        await send_parts(options, server, entry)
        await send_nonsense(options, server, entry)
        await send_mutations(options, server, entry)
        await try_strangers(server, entry)
        page = await Page.connect(server, entry)
        await page.greet()
        await page.click_and_wait("Add", "Count 1")
        page.close()
        check(server, options, "at the end")
        print("the log of the server:", *server.log.splitlines(), sep="\n  ")


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
