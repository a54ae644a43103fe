"""Headless Chromium, which obeys over pipes."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time


class Browser:
    """A browser that is started by `with`, and ended after it. It has one tab."""

    def __enter__(self):
        program = shutil.which("chromium")
        if not program:
            sys.exit("There is no chromium. Scripts/setup test installs it.")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (inner_in, self.commands), (self.answers, inner_out) = os.pipe(), os.pipe()
        # The browser reads at descriptor 3 and writes at descriptor 4.
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f"exec \"$@\" 3<&{inner_in} 4>&{inner_out}", "sh", program, "--headless=new", "--no-sandbox",
             "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "about:blank"],
            pass_fds=(inner_in, inner_out), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(inner_in)
        os.close(inner_out)
        self.buffer, self.number, self.session = b"", 0, None
        tab = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        self.call("Page.enable")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the protocol for developer tools."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        line = json.dumps(message).encode() + b"\0"
        while line:
            line = line[os.write(self.commands, line):]
        while True:
            while b"\0" in self.buffer:
                text, self.buffer = self.buffer.split(b"\0", 1)
                answer = json.loads(text)
                if answer.get("id") != self.number:
                    continue
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            part = os.read(self.answers, 1 << 20)
            if not part:
                sys.exit(f"{method}: the browser has ended.")
            self.buffer += part

    def value(self, expression):
        """Returns the value of an expression, or of its promise."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"{expression[:200]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, condition, seconds=20):
        """Waits until a condition is true."""
        end = time.monotonic() + seconds
        while not self.value(f"!!({condition})"):
            if time.monotonic() > end:
                sys.exit(f"Not true in time: {condition}. The page says: {self.value('document.body?.innerText')}")
            time.sleep(0.05)

    def resize(self, width, height=760):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, address, width=1080):
        """Opens the page of an app, and waits until it shows its window."""
        self.resize(width)
        self.call("Page.navigate", url=address)
        self.wait("document.body?.classList.contains('shown') && document.querySelector('#tree *')")
