"""Prepares symbol graphs for the documentation site. Run it through Scripts/docs.

Apps see one module, SwiftUI, which exports the layers it is made of. So the site has one page for it: the symbols of the layers
are put into one graph, and what a layer adds to a type of another one becomes a member of that type. Left out are symbols that
aren't public, and those that are public for the compiler's sake only, whose names begin with an underscore.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from public_api import Json, graphs_of, is_extension, is_public, library_modules


def pages(package: Json) -> dict[str, list[str]]:
    """The modules with a page of their own, and those whose symbols are on it."""
    products = {product["name"] for product in package["products"] if "library" in product["type"]}
    separate = {product for product in products - {"SwiftUI"} if not product.startswith("_")}
    layers = [module for module in library_modules(package) if module not in separate]
    return {"SwiftUI": layers} | {module: [module] for module in sorted(separate)}


def is_documented(symbol: Json) -> bool:
    return is_public(symbol) and not any(part.startswith("_") for part in symbol["pathComponents"])


def merged(name: str, graphs: list[Json]) -> Json:
    """One graph of all documented symbols, as if they were declared in the module `name`."""
    all_symbols = {symbol["identifier"]["precise"]: symbol for graph in graphs for symbol in graph["symbols"]}
    relations = [relation for graph in graphs for relation in graph["relationships"]]
    documented = {identifier: symbol for identifier, symbol in all_symbols.items() if is_documented(symbol)}
    # Extensions of types that are in the graph themselves.
    extended = {
        relation["source"]: relation["target"]
        for relation in relations
        if relation["kind"] == "extensionTo" and relation["target"] in documented and is_extension(all_symbols[relation["source"]])
    }
    modules = {graph["module"]["name"] for graph in graphs}
    symbols = [placed(symbol, name, modules) for identifier, symbol in documented.items() if identifier not in extended]
    kept = {symbol["identifier"]["precise"] for symbol in symbols}
    hidden = all_symbols.keys() - kept
    return {
        "metadata": graphs[0]["metadata"],
        "module": graphs[0]["module"] | {"name": name},
        "symbols": symbols,
        "relationships": list(related(relations, extended, kept, hidden)),
    }


def placed(symbol: Json, module: str, modules: set[str]) -> Json:
    """The symbol with the documentation of one of `modules` as that of `module`. Other documentation is inherited."""
    comment = symbol.get("docComment", {})
    return symbol | {"docComment": comment | {"module": module}} if comment.get("module") in modules else symbol


def related(relations: list[Json], extended: dict[str, str], kept: set[str], hidden: set[str]) -> Iterator[Json]:
    """The relations of symbols that are kept, where an extension stands for the type that it extends. Each occurs once."""
    seen = set()
    for relation in relations:
        source, target = (extended.get(relation[end], relation[end]) for end in ("source", "target"))
        key = (relation["kind"], source, target)
        if source in kept and target not in hidden and source != target and key not in seen:
            seen.add(key)
            yield relation | {"source": source, "target": target}


def main() -> None:
    parser = argparse.ArgumentParser(description="Reads `swift package dump-package` from standard input.")
    parser.add_argument("--symbols", type=Path, required=True, help="the folder of symbol graphs")
    parser.add_argument("--output", type=Path, required=True, help="an empty folder for the graphs of the site")
    options = parser.parse_args()

    for name, modules in pages(json.load(sys.stdin)).items():
        graphs = [graph for module in modules for graph in graphs_of(module, options.symbols)]
        (options.output / f"{name}.symbols.json").write_text(json.dumps(merged(name, graphs)), encoding="utf-8")


if __name__ == "__main__":
    main()
