"""A page without a browser: a client that speaks the messages of the page."""

import asyncio
import collections
import json
import struct
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """A connection that the server didn't accept."""


class Ended(Exception):
    """A connection that the server has ended, with the code of its reason."""

    def __init__(self, code):
        super().__init__(f"The connection ended with {code}.")
        self.code = code


async def request(server, path, headers=None):
    """Sends a request over a connection of its own. Returns the response with its headers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head(path, {"Host": f"127.0.0.1:{server.port}", "Connection": "close", **(headers or {})}))
    answer = await reader.read()
    writer.close()
    return answer.decode(errors="replace")


def head(path, headers):
    """Returns a request as bytes. Headers without a value are left out."""
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if value)
    return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()


async def cookie(server):
    """Returns the cookies that the server gives for its token: its own, and one of a proxy in front."""
    answer = await request(server, f"/?token={server.token}")
    lines = [line for line in answer.split("\r\n") if line.startswith("Set-Cookie: ")]
    if not lines:
        raise Refused(f"The server gave no cookie, but: {answer}")
    return "; ".join(line.removeprefix("Set-Cookie: ").split(";")[0] for line in lines)


class Page:
    """A connected page, with the accessible nodes of its window by their names."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer
        self.window = None
        self.nodes = {}
        # How often nodes with a label have come, because they were new or have changed.
        self.sent = collections.Counter()
        self.frames = 0
        self.signs_of_life = 0
        # The name of the window that the app has opened last, and how often it has asked for files.
        self.opened = None
        self.questions = 0
        self.picture_bytes = self.text_bytes = 0

    @classmethod
    async def connect(cls, server, cookie, **headers):
        """Connects without a word. Headers replace the usual ones, and those that are empty are left out."""
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1 << 24)
        writer.write(head("/socket", {
            "Host": f"127.0.0.1:{server.port}", "Origin": f"http://127.0.0.1:{server.port}", "Cookie": cookie,
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}))
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            writer.close()
            raise Refused("There was no answer.") from error
        if not answer.startswith(b"HTTP/1.1 101"):
            writer.close()
            raise Refused(answer.decode(errors="replace"))
        return cls(reader, writer)

    async def greet(self, window=None, width=1280, height=800, scale=1):
        """Greets the server, and waits for the first frame."""
        self.say(t="hello", w=width, h=height, scale=scale, settings={"languages": ["en-US"]},
                 **({"window": window} if window else {}))
        await self.wait(lambda: self.frames > 0)

    # Sending

    def say(self, **message):
        self.send(json.dumps(message).encode())

    def send(self, content, kind=TEXT):
        """Sends a message, masked as clients do: with zeros, which leave it as it is."""
        count = len(content)
        if count < 126:
            start = struct.pack("!BB", 0x80 | kind, 0x80 | count)
        elif count < 65_536:
            start = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, count)
        else:
            start = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, count)
        self.writer.write(start + bytes(4) + content)

    def click(self, x, y):
        for phase in ["down", "up"]:
            self.say(t="pointer", p=phase, id=1, x=x, y=y, d="mouse", m=0)

    async def ask_whether_alive(self, seconds=20):
        """Waits until the server has taken everything that was sent before."""
        count = self.signs_of_life
        self.say(t="alive")
        await self.wait(lambda: self.signs_of_life > count, seconds)

    def close(self):
        """Ends the connection without a word, as a lost network does."""
        self.writer.transport.abort()

    # Receiving

    async def wait(self, condition, seconds=20):
        """Takes messages until a condition is true."""
        async with asyncio.timeout(seconds):
            while not condition():
                await self.receive()

    async def receive(self):
        """Takes a message, and acknowledges it if it is a frame."""
        kind, content = await self._message()
        if kind == TEXT:
            self.text_bytes += len(content)
            self._take(json.loads(content))
        elif kind == BINARY:
            self.picture_bytes += len(content)
            self.frames += 1
            self.say(t="ack", n=struct.unpack_from("<I", content)[0])
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            raise Ended(struct.unpack("!H", content[:2])[0] if len(content) >= 2 else 1005)

    async def _message(self):
        try:
            first, count = await self.reader.readexactly(2)
            if count == 126:
                count, = struct.unpack("!H", await self.reader.readexactly(2))
            elif count == 127:
                count, = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 15, await self.reader.readexactly(count)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Ended(None) from error

    def _take(self, message):
        if message["t"] == "welcome":
            self.window = message["window"]
        elif message["t"] == "alive":
            self.signs_of_life += 1
        elif message["t"] == "open":
            self.opened = message["window"]
        elif message["t"] == "files":
            self.questions += 1
        elif message["t"] == "tree":
            for node in message["tree"]["nodes"]:
                self.nodes[node["id"]] = node
                self.sent[node.get("label")] += 1
            for name, frame in message["tree"]["moved"].items():
                if name in self.nodes:
                    self.nodes[name]["frame"] = frame
            for name in message["tree"]["removed"]:
                self.nodes.pop(name, None)

    # The window

    def shows(self, label):
        return any(node.get("label") == label for node in self.nodes.values())

    def node(self, label):
        """Returns the first node with a label."""
        for node in self.nodes.values():
            if node.get("label") == label:
                return node
        raise LookupError(f"The window has no \"{label}\".")

    def center(self, label):
        """Returns the center of the first node with a label."""
        left, top, width, height = self.node(label)["frame"]
        return left + width / 2, top + height / 2

    async def click_and_wait(self, label, text=None):
        """Clicks a node, and waits for the picture in which a text is there, or the node itself is another. Returns the seconds."""
        place, sent = self.center(label), self.sent[label]
        start = time.perf_counter()
        self.click(*place)
        await self.wait(lambda: self.shows(text) if text else self.sent[label] > sent)
        frames = self.frames
        await self.wait(lambda: self.frames > frames)
        return time.perf_counter() - start
