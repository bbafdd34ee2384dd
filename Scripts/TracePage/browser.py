"""Debian's headless Chromium, driven through a pipe: messages are JSON, each ended by a zero byte."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def find_chromium():
    for name in ("chromium", "chromium-browser", "google-chrome", "headless_shell"):
        if path := shutil.which(name):
            return path
    return None


class BrowserError(Exception):
    pass


class Browser:
    """A browser with one page. What the page says and asks for is collected in `troubles` and `requests`."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(prefix="trace-page-")
        (to_read, self.to_browser), (self.from_browser, to_write) = os.pipe(), os.pipe()
        # The browser reads descriptor 3 and writes 4: keep ours out of the way of these numbers.
        child = [fcntl.fcntl(end, fcntl.F_DUPFD, 64) for end in (to_read, to_write)]
        self.to_browser = self.move(self.to_browser)
        self.from_browser = self.move(self.from_browser)

        def prepare():
            os.dup2(child[0], 3)
            os.dup2(child[1], 4)

        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "--no-first-run",
            "--disable-gpu", "--disable-extensions", "--disable-background-networking", "--disable-dev-shm-usage",
            "--hide-scrollbars", "--force-color-profile=srgb", "about:blank",
        ]
        if os.getuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=(3, 4),
            preexec_fn=prepare, env={**os.environ, "TMPDIR": self.folder.name})
        for end in (to_read, to_write, *child):
            os.close(end)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    @staticmethod
    def move(end):
        moved = fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 64)
        os.close(end)
        return moved

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        self.folder.cleanup()

    # Messages

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_browser, data):]
        deadline = time.monotonic() + 60
        while True:
            answer = self.receive(deadline)
            if answer is None:
                raise BrowserError(f"the browser did not answer {method} within 60 seconds")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer.get("result", {})
            if "method" in answer:
                self.events.append(answer)

    def receive(self, deadline):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.from_browser], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                return None
            data = os.read(self.from_browser, 1 << 20)
            if not data:
                raise BrowserError("the browser ended")
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def wait(self, seconds):
        """Collects events for some time."""
        deadline = time.monotonic() + seconds
        while (event := self.receive(deadline)) is not None:
            if "method" in event:
                self.events.append(event)

    # The page

    def open(self, url, width=1440, height=960, dark=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = "dark" if dark else "light"
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        # Another page between them: with the same file and another place, the browser would only move in it.
        self.send("Page.navigate", url="about:blank")
        self.events.clear()
        self.send("Page.navigate", url=url)
        deadline = time.monotonic() + 60
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            event = self.receive(deadline)
            if event is None:
                raise BrowserError(f"{url} was not loaded within 60 seconds")
            if "method" in event:
                self.events.append(event)
        self.wait(0.3)

    def run(self, expression):
        """The value of a JavaScript expression; promises are waited for."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "Enter": 13,
            "Escape": 27, "Tab": 9, "/": 191}

    def press(self, key, shift=False):
        text = {"Enter": "\r", "/": "/"}.get(key)
        common = {"key": key, "code": key, "windowsVirtualKeyCode": self.KEYS[key], "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def click(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" else "none",
                      clickCount=1)

    def screenshot(self, whole=False):
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"])

    # What the page did

    def troubles(self):
        """Messages of level error or warning, and exceptions that nobody caught, in words."""
        found = []
        for event in self.events:
            values = event["params"]
            if event["method"] == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
                found.append(f"console {values['type']}: " + " ".join(str(part.get("value", part.get("description")))
                                                                   for part in values["args"]))
            elif event["method"] == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                found.append("exception: " + details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
                found.append(f"log {values['entry']['level']}: {values['entry']['text']}")
        return found

    def requests(self):
        """What the page asked for, other than itself and what stands in it."""
        asked = [event["params"] for event in self.events if event["method"] == "Network.requestWillBeSent"]
        return [values["request"]["url"][:200] for values in asked
                if not values["request"]["url"].startswith("data:")
                and not (values.get("type") == "Document" and values["request"]["url"].startswith("file:"))]
