"""Checks that comments in sources are plain English, as far as that can be recognized.

Documentation must not begin with What, How, By how, Whether, Where, Why, Who or Whose: such a summary has to be translated
("Whether it is hidden" is "A Boolean value that indicates whether the view is hidden"). Comments must not use the words in WORDS, which our readers
don't know from Apple's documentation, and must use American spelling. The same goes for descriptions of parameters and results,
and for headings.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from project import Problem, files, run

COMMENT = re.compile(r"^\s*(?P<slashes>///?)(?!/)\s?(?P<text>.*)$")
BEGINNING = re.compile(r"(?:What|(?:By h|H)ow|Whether|Where|Why|Who(?:se)?)\b")
FIELD = re.compile(r"(?:\s*- (?:Parameter )?\w+|MARK): (?P<beginning>What|(?:By h|H)ow|Whether|Where|Why|Who(?:se)?|Which)\b")
WORDS = re.compile(
    r"\b(?:somebody|anybody|everybody|nobody|whoever|anew|spoken of|to be seen|that which|(?<!there )is no (?!longer|more|less)\w+|"
    r"go(?:es)? on|lets? go of|(?:is|are|was|were|be) told|heed(?:s|ed)?)\b",
    re.I,
)
BRITISH = re.compile(
    r"\b(?:(?:colour|neighbour|behaviour|centre|grey|favour|honour|catalogue|cancelling)(?:s|ed|ing|less|ful|ite)?|"
    r"(?:after|to|back|up|down|in|out)wards)\b",
    re.I,
)
CODE = re.compile(r"`[^`]*`")


class Finding(NamedTuple):
    """A comment to rewrite."""

    path: Path
    line: int
    reason: str


def comments(text: str) -> Iterator[tuple[int, bool, str]]:
    """The comment lines of a source: number, whether documentation begins there, and text without code."""
    in_documentation = in_example = False
    for number, line in enumerate(text.splitlines(), start=1):
        match = COMMENT.match(line)
        if not match:
            in_documentation = in_example = False
            continue
        words, is_documentation = match["text"], match["slashes"] == "///"
        if words.startswith("```"):
            in_example = not in_example
        elif not in_example:
            yield number, is_documentation and not in_documentation, CODE.sub("`…`", words)
        in_documentation = is_documentation


def findings(path: Path) -> Iterator[Finding]:
    for number, begins, text in comments(path.read_text(encoding="utf-8")):
        if begins and (match := BEGINNING.match(text)):
            yield Finding(path, number, f"documentation begins with “{match[0]}”")
        elif match := FIELD.match(text):
            yield Finding(path, number, f"a description begins with “{match['beginning']}”")
        elif match := WORDS.search(text):
            yield Finding(path, number, f"“{match[0]}” is a word of our own")
        elif match := BRITISH.search(text):
            yield Finding(path, number, f"“{match[0]}” is British")


def check(root: Path) -> list[Problem]:
    return [
        Problem(path, line, f"Write plain English: {reason}.")
        for source in files(root / "Sources", ".swift")
        for path, line, reason in findings(source)
    ]


if __name__ == "__main__":
    run(check)
