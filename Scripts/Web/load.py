"""Many pages that click at the same time, and the time until each one shows the answer."""

import argparse
import asyncio
import statistics
import sys
import time

from page import Page, cookie
from server import Server, add_options, program

parser = argparse.ArgumentParser(
    prog="Scripts/web-load",
    description="Serves an app to many pages without a browser, each of which clicks once a second, and measures the time from a "
    "click to its picture, the processor's time per click, and the memory per page.")
add_options(parser, clients=200)
parser.add_argument("--seconds", type=int, default=30, help="the time for which they click (30)")
parser.add_argument(
    "--click", action="append", metavar="LABEL[=TEXT]",
    help="what is clicked, and the text that the window has afterwards, with the number of the click for {}; without a text, what "
    "is clicked has to change. Several are clicked in turn (Add=Count {:,})")
parser.add_argument("--size", default="1280x800", help="the size of the windows (1280x800)")
parser.add_argument("--most", type=float, help="fails if the 99th percentile is more, in milliseconds")


async def click(page, options, start, times):
    """Clicks once a second, later if the answer to the last click comes late."""
    for number in range(1, options.seconds + 1):
        label, _, text = options.click[(number - 1) % len(options.click)].partition("=")
        await asyncio.sleep(max(start + number - 1 - time.perf_counter(), 0))
        times.append(await page.click_and_wait(label, text.format(number)))


async def run(options):
    options.click = options.click or ["Add=Count {:,}"]
    width, height = map(int, options.size.split("x"))
    with Server(program(options), ["--quiet", "--clients", str(options.clients + 1)]) as server:
        entry = await cookie(server)
        empty, first = server.memory, None
        pages = []
        for _ in range(options.clients):
            page = await Page.connect(server, entry)
            await page.greet(width=width, height=height)
            pages.append(page)
            first = first or page.picture_bytes
        opened, cpu = server.memory, server.cpu
        bytes_before = sum(page.picture_bytes + page.text_bytes for page in pages)
        times, start = [], time.perf_counter() + 0.5
        # The clicks of a second are spread over it.
        async with asyncio.TaskGroup() as group:
            for index, page in enumerate(pages):
                group.create_task(click(page, options, start + index / len(pages), times))
        seconds = time.perf_counter() - start
        used = server.cpu - cpu
        answer = (sum(page.picture_bytes + page.text_bytes for page in pages) - bytes_before) / len(times)
        percentiles = statistics.quantiles([time * 1000 for time in times], n=100)
        print(f"clicks                    {len(times)} in {seconds:.1f} s, all answered")
        print(f"from click to picture     median {percentiles[49]:.1f} ms, p99 {percentiles[98]:.1f} ms, "
              f"longest {max(times) * 1000:.1f} ms")
        print(f"processor time per click  {used / len(times) * 1000:.2f} ms; the server used {used / seconds * 100:.0f} % of a core")
        print(f"bytes                     {first} for the first picture, {answer:.0f} for the answer to a click")
        print(f"memory                    {empty / 1e6:.0f} MB without pages, {(opened - empty) / len(pages) / 1e6:.2f} MB for each, "
              f"{server.memory / 1e6:.0f} MB at the end")
        for page in pages:
            page.close()
        if options.most and percentiles[98] > options.most:
            sys.exit(f"The 99th percentile is above {options.most} ms.")


if __name__ == "__main__":
    asyncio.run(run(parser.parse_args()))
