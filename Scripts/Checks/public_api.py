"""Renders the compiler's symbol graphs as text: a declaration a line, grouped by type. Run it through Scripts/api.

Missing is what symbol graphs do not tell: declarations marked unavailable, and attributes such as @inlinable.
"""

import argparse
import difflib
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Set
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]

# Nearly every type has these, so they say nothing about it.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}


class Entry(NamedTuple):
    """A line of the listing. Entries sort as they are listed: a type, its extensions, each with members by name."""

    underscored: bool
    type_path: tuple[str, ...]
    is_extension: bool
    heading: str
    name: str
    text: str


class Module:
    """The public symbols of a module and what relates them, from all its symbol graphs.

    `hidden` are the identifiers of symbols of other modules that are not public.
    """

    def __init__(self, graphs: list[Json], hidden: Set[str] = frozenset()) -> None:
        self.hidden = hidden
        symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
        self.symbols: dict[str, Json] = {s["identifier"]["precise"]: s for s in symbols if is_public(s)}
        self.types = {tuple(s["pathComponents"]): s for s in self.symbols.values() if is_type(s)}
        self.relationships: list[Json] = [relation for graph in graphs for relation in graph["relationships"]]
        self.members = {r["source"]: r["target"] for r in self.relationships if r["kind"] == "memberOf"}

    def entries(self) -> Iterator[Entry]:
        for symbol in self.symbols.values():
            path, text = symbol["pathComponents"], declaration(symbol)
            if is_type(symbol):
                yield entry(path, heading=text, name="", text="")
            elif is_extension(symbol):
                continue  # Only a heading for its members and conformances.
            elif len(path) == 1:
                yield entry([], heading="", name=path[0], text=text)
            elif owner := self.owner(symbol):
                heading = self.heading(owner, symbol.get("swiftExtension"))
                yield entry(path[:-1], heading, name=path[-1], text=text)

        for relation in self.relationships:
            yield from self.ancestry(relation)

    def owner(self, member: Json) -> Json | None:
        """The type or the extension that a member is written in; None if it is not public."""
        extension = self.symbols.get(self.members.get(member["identifier"]["precise"], ""))
        # Requirements and default implementations are related to other things than their type: their path has its name.
        return extension or self.types.get(tuple(member["pathComponents"][:-1]))

    def ancestry(self, relation: Json) -> Iterator[Entry]:
        """What a type conforms to or inherits from. (A protocol's own declaration says so already.)"""
        words = {"conformsTo": "conforms to", "inheritsFrom": "inherits from"}.get(relation["kind"])
        owner = self.symbols.get(relation["source"])
        ancestor = self.name(relation)
        if words and owner and ancestor and not is_protocol(owner):
            heading = self.heading(owner, {"constraints": relation.get("swiftConstraints", [])})
            yield entry(owner["pathComponents"], heading, name="", text=f"{words} {ancestor}")

    def name(self, relation: Json) -> str | None:
        """The name of a relation's target; None if it is not public or is implied."""
        if relation["target"] in self.hidden:
            return None
        if fallback := relation.get("targetFallback"):
            name = fallback.partition(".")[2]
            return None if name in IMPLIED else name
        target = self.symbols.get(relation["target"])
        return ".".join(target["pathComponents"]) if target else None

    def heading(self, owner: Json, extension: Json | None) -> str:
        """Under which heading a member goes: its type's, or that of an extension that adds something to say."""
        if extension is None or is_extension(owner):
            return declaration(owner)
        known = constraints(owner.get("swiftGenerics", {}))
        added = [constraint for constraint in constraints(extension) if constraint not in known]
        if not added and not is_protocol(owner):
            return declaration(owner)
        where = f" where {', '.join(added)}" if added else ""
        return f"extension {'.'.join(owner['pathComponents'])}{where}"


def is_public(symbol: Json) -> bool:
    return symbol["accessLevel"] in {"public", "open"} and not symbol.get("spi")


def is_type(symbol: Json) -> bool:
    return symbol["kind"]["identifier"] in {"swift.class", "swift.enum", "swift.protocol", "swift.struct"}


def is_protocol(symbol: Json) -> bool:
    return symbol["kind"]["identifier"] == "swift.protocol"


def is_extension(symbol: Json) -> bool:
    return symbol["kind"]["identifier"] == "swift.extension"


def entry(type_path: list[str], heading: str, name: str, text: str) -> Entry:
    underscored = any(part.startswith("_") for part in [*type_path, name, text.removeprefix("conforms to ")])
    return Entry(underscored, tuple(type_path), heading.startswith("extension "), heading, name, text)


def constraints(generics: Json) -> list[str]:
    signs = {"sameType": "=="}
    return [f"{c['lhs']} {signs.get(c['kind'], ':')} {c['rhs']}" for c in generics.get("constraints", [])]


def declaration(symbol: Json) -> str:
    """A symbol's declaration on one line. A nested type is named in full, because it has a heading of its own."""
    fragments = []
    for fragment in symbol["declarationFragments"]:
        names_itself = is_type(symbol) and fragment["kind"] == "identifier"
        fragments.append(".".join(symbol["pathComponents"]) if names_itself else fragment["spelling"])
    text = " ".join("".join(fragments).split())
    if symbol["accessLevel"] == "open":
        text = f"open {text}"
    return f"{deprecation(symbol)}{text}"


def deprecation(symbol: Json) -> str:
    for availability in symbol.get("availability", []):
        if availability.get("isUnconditionallyDeprecated"):
            said = [f'{key}: "{availability[key]}"' for key in ("renamed", "message") if key in availability]
            return f"@available({', '.join(['*', 'deprecated', *said])}) "
    return ""


def render(name: str, graphs: list[Json], hidden: Set[str] = frozenset()) -> str:
    """The listing of a module: what belongs to no type, then type by type, then the same for underscored names."""
    groups: dict[tuple[bool, str], list[str]] = defaultdict(list)
    for item in sorted(set(Module(graphs, hidden).entries())):
        lines = groups[item.underscored, item.heading]
        if item.text:
            lines.append(f"  {item.text}" if item.heading else item.text)

    blocks = [f"# The public API of {name}, written by Scripts/api."]
    in_underscored = False
    for (underscored, heading), lines in groups.items():
        if underscored and not in_underscored:
            blocks.append("# Underscored: public for the compiler's sake, not for use.")
            in_underscored = True
        blocks.append("\n".join([heading, *lines] if heading else lines))
    return "\n\n".join(blocks) + "\n"


def library_modules(package: Json) -> list[str]:
    """The targets of all library products, and those they stand on, from what `swift package dump-package` says.

    A product may only export what others declare, so their names are public through it.
    """
    regular = {target["name"]: target for target in package["targets"] if target["type"] == "regular"}
    waiting = [target for product in package["products"] if "library" in product["type"] for target in product["targets"]]
    modules: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module in regular and module not in modules:
            modules.add(module)
            waiting += [dependency["byName"][0] for dependency in regular[module]["dependencies"] if "byName" in dependency]
    # The compiler doesn't describe modules whose names begin with an underscore. Those here have no symbols of their own.
    return sorted(module for module in modules if not module.startswith("_"))


def graphs_of(module: str, symbols: Path) -> list[Json]:
    """A module's own symbol graph, and one for each module whose types it extends."""
    paths = [symbols / f"{module}.symbols.json", *sorted(symbols.glob(f"{module}@*.symbols.json"))]
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def hidden_symbols(graphs: Iterable[list[Json]]) -> set[str]:
    """The identifiers of all symbols that are not public."""
    symbols = (symbol for of_module in graphs for graph in of_module for symbol in graph["symbols"])
    return {symbol["identifier"]["precise"] for symbol in symbols if not is_public(symbol)}


def differences(listings: dict[str, str], folder: Path) -> list[str]:
    """How the listings differ from those in `folder`, as lines of a diff."""
    stored = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    lines = []
    for name in sorted(stored.keys() | listings.keys()):
        old, new = stored.get(name, "").splitlines(), listings.get(name, "").splitlines()
        lines += difflib.unified_diff(old, new, f"{folder.name}/{name}", f"{folder.name}/{name} as built", lineterm="")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Reads `swift package dump-package` from standard input.")
    parser.add_argument("--symbols", type=Path, required=True, help="the folder of symbol graphs")
    parser.add_argument("--output", type=Path, required=True, help="the folder of listings")
    parser.add_argument("--check", action="store_true", help="compare with the listings, write nothing")
    options = parser.parse_args()

    modules = library_modules(json.load(sys.stdin))
    graphs = {module: graphs_of(module, options.symbols) for module in modules}
    hidden = hidden_symbols(graphs.values())
    listings = {f"{module}.txt": render(module, graphs[module], hidden) for module in modules}

    if options.check:
        if lines := differences(listings, options.output):
            print("\n".join(lines))
            print("The public API changed. If that is meant, run Scripts/api and let the difference be reviewed.")
            sys.exit(1)
        return

    options.output.mkdir(exist_ok=True)
    for path in options.output.glob("*.txt"):
        path.unlink()
    for name, listing in listings.items():
        (options.output / name).write_text(listing, encoding="utf-8")


if __name__ == "__main__":
    main()
