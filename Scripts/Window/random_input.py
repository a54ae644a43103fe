"""Uses an app in a real window at random: see Scripts/window-random."""

import argparse
import random
import sys
import time

from apps import release
from display import Display, WindowApp

KEYS = ["Tab", "space", "Return", "Escape", "Left", "Right", "Up", "Down", "BackSpace", "Home", "End", "a", "b", "z",
        "Page_Down", "Page_Up", "F10"]
# Closing and quitting would end the app, as they should.
SHORTCUTS = ["a", "c", "v", "x", "z", "f"]


def act(display, chance):
    """Does one thing that a person may do."""
    x, y = chance.randrange(display.width), chance.randrange(display.height)
    kind = chance.random()
    if kind < 0.4:
        display.move(x, y)
        display.click(chance.choice([1, 1, 1, 3]))
    elif kind < 0.55:
        display.move(x, y)
        display.button(1, True)
        for _ in range(chance.randrange(1, 12)):
            x, y = x + chance.randrange(-40, 41), y + chance.randrange(-40, 41)
            display.move(max(x, 0), max(y, 0))
            time.sleep(0.004)
        display.button(1, False)
    elif kind < 0.7:
        display.move(x, y)
        for _ in range(chance.randrange(1, 8)):
            display.click(chance.choice([4, 5]))
    elif kind < 0.9:
        display.key(chance.choice(KEYS), *(["Shift_L"] if chance.random() < 0.2 else []))
    else:
        display.key(chance.choice(SHORTCUTS), "Control_L")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/window-random", description=__doc__)
    parser.add_argument("--program", help="the app; without it, the gallery, which is built for release")
    parser.add_argument("--minutes", type=float, default=10, help="how long")
    parser.add_argument("--seed", type=int, default=1, help="the beginning of the random numbers")
    parser.add_argument("--growth", type=float, default=40, help="the growth that is allowed after a third, in MB")
    options = parser.parse_args()
    app, chance = release("Gallery", options.program), random.Random(options.seed)

    with Display() as display, WindowApp(app, display) as program:
        empty, end = display.pixels(), time.monotonic() + 20
        while display.pixels() == empty and time.monotonic() < end:
            time.sleep(0.05)
        began, seconds = time.monotonic(), options.minutes * 60
        count, lives = 0, [[]]
        while (passed := time.monotonic() - began) < seconds:
            if not program.is_running:
                if program.process.returncode:
                    sys.exit(f"The app has ended with {program.process.returncode} after {count} actions. {program.log}")
                # Somewhere in the menus is Quit.
                program.start_again()
                lives.append([])
            act(display, chance)
            count += 1
            if count % 50 == 0 and display.window_count > 3:
                # Random input opens windows by the menu, more often than it closes them.
                display.key("Escape")
                display.key("w", "Control_L")
            time.sleep(0.01)
            if program.is_running and sum(map(len, lives)) <= passed / seconds * 60:
                lives[-1].append(program.memory / 1e6)
        # Caches fill up first.
        samples = max(lives, key=len)
        settled = max(samples[: len(samples) // 3 + 1])
        growth = max(samples) - settled
        print(f"{count} actions in {options.minutes:g} minutes, in which the app quit {len(lives) - 1} times. Memory in the longest "
              f"life: {settled:.0f} MB after a third, at most {growth:.0f} MB more after it.")
        if growth > options.growth:
            sys.exit(f"The memory grows: {', '.join(f'{sample:.0f}' for sample in samples)} MB.")


if __name__ == "__main__":
    main()
