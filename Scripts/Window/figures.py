"""Measures an app in a real window: see Scripts/window-figures."""

import argparse
import statistics
import sys
import time

from apps import release
from display import Display, WindowApp

WINDOW = (400, 300)


def wait(condition, seconds=20):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        if condition():
            return True
        time.sleep(0.0005)
    return False


def settled(display):
    """Waits until the screen has been the same for a second. Returns its pixels, and when they came."""
    last, since = display.pixels(), time.perf_counter()
    while time.perf_counter() < since + 1:
        now = display.pixels()
        if now != last:
            last, since = now, time.perf_counter()
        time.sleep(0.001)
    return last, since


def first_frame(path):
    """The seconds from the start of an app to its whole window, which doesn't change after that."""
    with Display() as display:
        empty = display.pixels()
        with WindowApp(path, display) as program:
            if not wait(lambda: display.pixels() != empty):
                sys.exit(f"The window doesn't come. {program.log}")
            _, since = settled(display)
            return since - program.began


def latency(path, count):
    """The seconds from each click on a button to the first pixel of the text that it changes."""
    with Display() as display, WindowApp(path, display):
        empty = display.pixels()
        wait(lambda: display.pixels() != empty)
        settled(display)
        display.move(35, 76)
        # The text above the button.
        part = (0, 10, WINDOW[0], 40)
        times = []
        for _ in range(count):
            settled(display)
            before = display.pixels(*part)
            display.button(1, True)
            time.sleep(0.05)
            began = time.perf_counter()
            display.button(1, False)
            if not wait(lambda: display.pixels(*part) != before):
                sys.exit("A click changes nothing.")
            times.append(time.perf_counter() - began)
        return times


def motion(path, seconds):
    """The seconds between the frames of a window in which a hundred shapes move."""
    with Display() as display, WindowApp(path, display, {"TEST_PAGE": "shapes"}):
        empty = display.pixels()
        wait(lambda: display.pixels() != empty)
        time.sleep(1)
        times, last, end = [], display.pixels(0, 0, *WINDOW), time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            pixels = display.pixels(0, 0, *WINDOW)
            # The server copies a frame in parts, which come at once.
            if pixels != last and (not times or now - times[-1] > 0.005):
                times.append(now)
            last = pixels
        return [after - before for before, after in zip(times, times[1:])]


def rest(path, seconds):
    """The numbers of frames and of wakes in a window in which nothing happens."""
    with Display() as display, WindowApp(path, display) as program:
        empty = display.pixels()
        wait(lambda: display.pixels() != empty)
        settled(display)
        time.sleep(1)
        last, wakes, frames, end = display.pixels(), program.wakes, 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            now = display.pixels()
            frames += now != last
            last = now
            time.sleep(0.005)
        return frames, program.wakes - wakes


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms"


def main():
    parser = argparse.ArgumentParser(prog="Scripts/window-figures", description=__doc__)
    parser.add_argument("--gallery", help="the gallery; without it, that of the examples, which is built for release")
    parser.add_argument("--program", help="the app; without it, that of the tests, which is built for release")
    parser.add_argument("--starts", type=int, default=7, help="the number of starts of the gallery")
    options = parser.parse_args()
    shown, app = release("Gallery", options.gallery), release("WindowTestApp", options.program)

    first_frame(shown)  # The disk is warm after it.
    starts = [first_frame(shown) for _ in range(options.starts)]
    print(f"first frame of the gallery: median {milliseconds(statistics.median(starts))}, "
          f"worst {milliseconds(max(starts))}")
    times = latency(app, 40)
    print(f"click to pixels: median {milliseconds(statistics.median(times))}, worst {milliseconds(max(times))}")
    gaps = motion(app, 5)
    print(f"100 moving shapes: {1 / statistics.mean(gaps):.1f} frames a second, "
          f"median gap {milliseconds(statistics.median(gaps))}, "
          f"{sum(gap > 0.025 for gap in gaps)} of {len(gaps)} gaps longer than 25 ms")
    frames, wakes = rest(app, 5)
    print(f"five seconds of rest: {frames} frames, {wakes} wakes")


if __name__ == "__main__":
    main()
