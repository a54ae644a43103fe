"""The words and marks of a Swift file."""

import re

TOKEN = re.compile(
    r"""
    (?P<nothing> //[^\n]* | "(?!"")(?:[^"\\\n]|\\[^(\n])*" | \d\w*(?:\.\d\w*)? )  # a comment, a plain string, a number
    | (?P<comment> /\* )
    | (?P<string> \#*"(?:"")? )
    | `?(?P<word> [A-Za-z_]\w* )`?
    | (?P<mark> -> | [{}()\[\].,:=<>@] )
    """,
    re.VERBOSE,
)
COMMENT_EDGE = re.compile(r"/\*|\*/")


class Tokens:
    """The words and marks of a file, without comments and strings, but with the code that strings interpolate."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.texts: list[str] = []
        self.offsets: list[int] = []
        self.scan(0, in_string=False)

    def scan(self, place: int, in_string: bool) -> int:
        """Adds what stands from `place` to the end, or to the parenthesis that ends an interpolation. Returns that end."""
        depth = 0
        search, source, texts, offsets = TOKEN.search, self.source, self.texts, self.offsets
        while match := search(source, place):
            place, kind = match.end(), match.lastgroup
            if kind == "comment":
                place = end_of_comment(source, place)
            elif kind == "string":
                place = self.scan_string(place, match[0])
            elif kind != "nothing":
                text = match[kind]
                depth += (text == "(") - (text == ")")
                if in_string and depth < 0:
                    return place
                texts.append(text)
                offsets.append(match.start(kind))
        return len(source)

    def scan_string(self, place: int, quote: str) -> int:
        """Adds the code in the interpolations of the string that begins at `place`. Returns where the string ends."""
        hashes = quote.rstrip('"')
        closing = quote.lstrip("#") + hashes
        edge = re.compile(rf"{closing}|\\{hashes}(?P<interpolation>\()|\\{hashes}.", re.DOTALL)
        while match := edge.search(self.source, place):
            place = match.end()
            if match["interpolation"]:
                place = self.scan(place, in_string=True)
            elif match[0] == closing:
                return place
        return len(self.source)


def end_of_comment(source: str, place: int) -> int:
    """Where the comment ends whose opening is before `place`. Comments nest."""
    depth = 1
    for match in COMMENT_EDGE.finditer(source, place):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(source)
