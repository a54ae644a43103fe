"""Checks that all decision records have one form: a numbered title that states the decision, a date, a status, and four sections."""

import re
from collections import Counter
from pathlib import Path

from project import Problem, files, run

SECTIONS = ["Context", "Decision", "Alternatives", "Consequences"]
HEAD = re.compile(r"# (?P<number>\d+)\. .+\n\nDate: \d{4}-\d{2}-\d{2} · Status: (?:accepted|superseded|amended)\b.*\n")
NAME = re.compile(r"(?P<number>\d{4})-[a-z0-9-]+\.md")


def problems(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    name, head = NAME.fullmatch(path.name), HEAD.match(text)
    sections = re.findall(r"^## (.+)$", text, re.MULTILINE)
    found = []
    if not name:
        found.append("The name has to be a number of four digits and words: 0007-one-graph-for-all-trees.md.")
    if not head:
        found.append("A decision begins with “# 7. Title”, and with “Date: 2026-11-21 · Status: accepted” after a blank line.")
    elif name and int(name["number"]) != int(head["number"]):
        found.append("The numbers of the file and of the title differ.")
    if sections != SECTIONS:
        found.append(f"The sections have to be {', '.join(SECTIONS)}, in this order.")
    return found


def check(root: Path) -> list[Problem]:
    records = list(files(root / "Docs" / "Decisions", ".md"))
    numbers = Counter(path.name[:4] for path in records)
    same = [Problem(path, 0, "Another record has this number.") for path in records if numbers[path.name[:4]] > 1]
    return [Problem(path, 0, text) for path in records for text in problems(path)] + same


if __name__ == "__main__":
    run(check)
