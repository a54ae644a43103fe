"""The rules of axe-core for each page of the gallery, with its sheets, popovers, alerts and menus open."""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path

from apps import ROOT, release
from browser import Browser
from server import Server

# axe-core is taken from a package of PyPI when it is needed. It is no part of the project.
PACKAGE, VERSION = "axe-playwright-python", "0.1.8"

# The tree of the window is transparent over the pixels of the canvas, and text without a color has no contrast. So the rule is applied
# to the other parts of the page alone.
CONTRAST = "color-contrast"

parser = argparse.ArgumentParser(
    prog="Scripts/web-axe",
    description="Opens each page of the gallery in a browser, with its sheet, popover, alert or dialog, and each menu, and applies all "
    "rules of axe-core. Prints what it finds, and fails if there is something. Needs PyPI the first time, for axe-core.")
parser.add_argument("--program", help="the gallery, or another app; without it, the gallery is built for release")
parser.add_argument("--pages", nargs="*", help="the titles of pages; all without it")


def library():
    """Returns the text of axe-core, which is kept in the build folder."""
    folder = ROOT / ".build" / f"axe-{VERSION}"
    found = lambda: next(iter(folder.rglob("axe.min.js")), None)
    if not found():
        venv.create(folder, with_pip=True)
        subprocess.run(
            [folder / "bin" / "pip", "install", "--quiet", "--no-deps", f"{PACKAGE}=={VERSION}"], check=True, stdout=sys.stderr)
    return Path(found()).read_text()


class Check:
    """The pages of an app in a browser, and what was found in them."""

    def __init__(self, browser, axe):
        self.browser, self.axe, self.rules, self.findings, self.open_questions, self.states = browser, axe, 0, {}, {}, 0

    def run(self, state):
        """Applies the rules to what is shown."""
        found = self.apply("document", {"rules": {CONTRAST: {"enabled": False}}})
        # What is over a picture has no contrast that is known, so the canvas is away for a moment.
        self.browser.value("document.getElementById('canvas').hidden = true")
        contrast = self.apply("{ exclude: ['#tree'] }", {"runOnly": [CONTRAST]})
        self.browser.value("document.getElementById('canvas').hidden = false")
        self.states += 1
        self.rules = 1 + sum(map(len, found.values()))
        counts = [0, 0]
        for index, (kind, into) in enumerate((("violations", self.findings), ("incomplete", self.open_questions))):
            for rule in found[kind] + contrast[kind]:
                counts[index] += len(rule["nodes"])
                for node in rule["nodes"]:
                    into.setdefault((rule["id"], rule["help"]), []).append((state, node["html"][:200], node["failureSummary"]))
        print(f"{state}: {counts[0]} findings, {counts[1]} to look at", flush=True)

    def apply(self, context, options):
        """Returns the results of rules, by their kind."""
        self.browser.value(f"window.axe ? 0 : (() => {{ {self.axe}; return 0; }})()")
        found = self.browser.value(f"axe.run({context}, {json.dumps(options)})")
        return {kind: found[kind] for kind in ("violations", "incomplete", "passes", "inapplicable")}

    def find_a_fault(self):
        """Fails if a button without a name in the tree isn't found."""
        self.browser.value("document.querySelector('#tree > *').insertAdjacentHTML('beforeend', '<div id=fault role=button></div>')")
        found = self.apply("document", {})["violations"]
        self.browser.value("document.getElementById('fault').remove()")
        if not any("fault" in node["html"] for rule in found for node in rule["nodes"]):
            sys.exit("A button without a name was not found.")

    def rest(self):
        """Waits until nothing of the tree has changed for a while."""
        self.browser.value("""new Promise((done) => {
          let timer = setTimeout(done, 600);
          const end = setTimeout(done, 5000);
          new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(() => { clearTimeout(end); done(); }, 600); })
            .observe(document.getElementById('tree'), { subtree: true, childList: true, characterData: true, attributes: true });
        })""")

    def open_menu(self, number):
        """Opens a menu, and returns the titles of its items."""
        self.browser.value(f"document.querySelectorAll('#menus > button')[{number}].click()")
        self.browser.wait("document.querySelector('#menus .menu')")
        return self.browser.value("[...document.querySelectorAll('#menus .menu button > span')].map((item) => item.textContent)")

    def choose(self, title):
        """Chooses an item of the menu of pages."""
        self.open_menu(self.menus.index("Pages"))
        self.browser.value(
            f"[...document.querySelectorAll('#menus .menu button')].find((item) => item.firstChild.textContent === {title!r}).click()")
        self.rest()

    def press(self, key):
        for kind in ("rawKeyDown", "keyUp"):
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)
        self.rest()

    def resize(self, width):
        self.browser.resize(width)
        self.rest()


def main():
    options = parser.parse_args()
    axe = library()
    with Server(release("Gallery", options.program)) as server, Browser() as browser:
        browser.open(f"http://127.0.0.1:{server.port}/?token={server.token}")
        check = Check(browser, axe)
        check.rest()
        check.find_a_fault()
        check.menus = browser.value("[...document.querySelectorAll('#menus > button')].map((title) => title.textContent)")
        check.run("Window")
        titles = []
        for number, title in enumerate(check.menus):
            items = check.open_menu(number)
            if title == "Pages":
                titles = items
            check.run(f"Menu {title}")
            browser.value(f"document.querySelectorAll('#menus > button')[{number}].click()")
        for title in titles:
            if options.pages and title not in options.pages:
                continue
            check.choose(title)
            check.run(title)
            check.resize(390)
            check.run(f"{title}, in a narrow window")
            check.resize(1080)
            check.press("Escape")
            check.run(f"{title}, after Escape")
    print(f"\n{check.states} states, {check.rules} rules")
    for name, found in ("Findings", check.findings), ("To look at", check.open_questions):
        print(f"\n{name}: {sum(map(len, found.values()))}")
        for (rule, text), places in found.items():
            print(f"  {rule}: {text} ({len(places)})")
            for state, html, summary in places[:4]:
                print(f"    {state}: {html}\n      " + summary.replace("\n", "\n      "))
    sys.exit(1 if check.findings else 0)


main()
