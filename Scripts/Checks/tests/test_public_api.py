import unittest
from typing import Any

from public_api import differences, hidden_symbols, library_modules, render
from trees import TreeTestCase


def symbol(kind: str, path: str, declaration: str, access: str = "public", **more: Any) -> dict[str, Any]:
    """A symbol as the compiler describes it. In `declaration`, its own name is the word between bars."""
    before, name, after = declaration.split("|")
    return {
        "kind": {"identifier": f"swift.{kind}"},
        "identifier": {"precise": f"{kind} {path}"},
        "pathComponents": path.split("."),
        "declarationFragments": [
            {"kind": "keyword", "spelling": before},
            {"kind": "identifier", "spelling": name},
            {"kind": "text", "spelling": after},
        ],
        "accessLevel": access,
        **more,
    }


def relation(kind: str, source: str, target: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "source": source, "target": target, **more}


class RenderTests(unittest.TestCase):
    def listing(self, *symbols: dict[str, Any], relationships: list[dict[str, Any]] | None = None) -> str:
        graph = {"symbols": list(symbols), "relationships": relationships or []}
        return render("M", [graph]).removeprefix("# The public API of M, written by Scripts/api.\n")

    def test_a_module_without_public_names_is_a_heading(self):
        self.assertEqual(self.listing(), "")

    def test_declarations_are_grouped_by_type_and_sorted_by_name(self):
        listing = self.listing(
            symbol("struct", "Slab.Index", "struct |Index|"),
            symbol("method", "Slab.free(_:)", "mutating func |free|(_ index: Slab.Index)"),
            symbol("struct", "Slab", "struct |Slab|<Element>"),
            symbol("init", "Slab.init()", "|init|()"),
            symbol("func", "slabs()", "func |slabs|() -> some Sequence<Int>\n"),
            symbol("property", "Slab.count", "var |count|: Int { get }"),
            relationships=[
                relation("conformsTo", "struct Slab.Index", "s:SH", targetFallback="Swift.Hashable"),
                relation("conformsTo", "struct Slab.Index", "s:s8CopyableP", targetFallback="Swift.Copyable"),
            ],
        )
        self.assertEqual(
            listing,
            """
func slabs() -> some Sequence<Int>

struct Slab<Element>
  var count: Int { get }
  mutating func free(_ index: Slab.Index)
  init()

struct Slab.Index
  conforms to Hashable
""",
        )

    def test_what_is_not_public_is_left_out(self):
        listing = self.listing(
            symbol("struct", "Hidden", "struct |Hidden|", access="internal"),
            symbol("method", "Hidden.f()", "func |f|()"),
            symbol("func", "ours()", "func |ours|()", access="package"),
            symbol("func", "theirs()", "func |theirs|()", spi=True),
        )
        self.assertEqual(listing, "")

    def test_conformances_to_what_another_module_hides_are_left_out(self):
        shown = symbol("struct", "Slab", "struct |Slab|")
        known = relation("conformsTo", "struct Slab", "s:SH", targetFallback="Swift.Hashable")
        hidden = relation("conformsTo", "struct Slab", "protocol Kept", targetFallback="Other.Kept")
        listing = render("M", [{"symbols": [shown], "relationships": [known, hidden]}], {"protocol Kept"})
        self.assertIn("conforms to Hashable", listing)
        self.assertNotIn("Kept", listing)

    def test_the_symbols_to_hide_are_those_that_are_not_public(self):
        graph = {"symbols": [symbol("struct", "A", "struct |A|"), symbol("struct", "B", "struct |B|", access="package")]}
        self.assertEqual(hidden_symbols([[graph]]), {"struct B"})

    def test_an_extension_with_a_constraint_has_its_own_heading(self):
        own = {"constraints": [{"kind": "conformance", "lhs": "Element", "rhs": "Equatable"}]}
        added = {"constraints": own["constraints"] + [{"kind": "sameType", "lhs": "Element", "rhs": "Int"}]}
        listing = self.listing(
            symbol("struct", "Slab", "struct |Slab|<Element>", swiftGenerics=own),
            symbol("property", "Slab.first", "var |first|: Element { get }", swiftExtension=own),
            symbol("property", "Slab.sum", "var |sum|: Int { get }", swiftExtension=added),
        )
        self.assertEqual(
            listing,
            """
struct Slab<Element>
  var first: Element { get }

extension Slab where Element == Int
  var sum: Int { get }
""",
        )

    def test_requirements_and_default_implementations_are_told_apart(self):
        default = symbol("method", "Rule.run()", "func |run|()", swiftExtension={})
        default["identifier"]["precise"] = "default"
        listing = self.listing(
            symbol("protocol", "Rule", "protocol |Rule|"),
            symbol("method", "Rule.run()", "func |run|()"),
            default,
        )
        self.assertEqual(listing, "\nprotocol Rule\n  func run()\n\nextension Rule\n  func run()\n")

    def test_extensions_of_other_modules_types_are_listed(self):
        listing = self.listing(
            symbol("extension", "Array", "extension |Array| where Element : Rule"),
            symbol("property", "Array.rule", "var |rule|: Element { get }", swiftExtension={}),
            relationships=[relation("memberOf", "property Array.rule", "extension Array")],
        )
        self.assertEqual(listing, "\nextension Array where Element : Rule\n  var rule: Element { get }\n")

    def test_underscored_names_come_last(self):
        listing = self.listing(
            symbol("struct", "_Hook", "struct |_Hook|"),
            symbol("struct", "Slab", "struct |Slab|"),
            symbol("method", "Slab._make()", "func |_make|()"),
        )
        heading = "# Underscored: public for the compiler's sake, not for use."
        self.assertEqual(listing, f"\nstruct Slab\n\n{heading}\n\nstruct Slab\n  func _make()\n\nstruct _Hook\n")

    def test_deprecation_and_openness_are_part_of_the_declaration(self):
        deprecated = [{"domain": "*", "isUnconditionallyDeprecated": True, "renamed": "g()"}]
        listing = self.listing(
            symbol("func", "f()", "func |f|()", availability=deprecated),
            symbol("class", "Host", "class |Host|", access="open"),
        )
        self.assertEqual(listing, '\n@available(*, deprecated, renamed: "g()") func f()\n\nopen class Host\n')


class ListingTests(TreeTestCase):
    def test_only_library_products_are_listed(self):
        products = [
            {"type": {"library": ["automatic"]}, "targets": ["B", "A"]},
            {"type": {"executable": None}, "targets": ["Tool"]},
        ]
        targets = [{"name": name, "type": "regular", "dependencies": []} for name in ("A", "B", "C")]
        self.assertEqual(library_modules({"products": products, "targets": targets}), ["A", "B"])

    def test_what_a_library_stands_on_is_listed_too(self):
        products = [{"type": {"library": ["automatic"]}, "targets": ["Face"]}]
        targets = [
            {"name": "Face", "type": "regular", "dependencies": [{"byName": ["Core", None]}]},
            {"name": "Core", "type": "regular", "dependencies": [{"byName": ["Plugin", None]}]},
            {"name": "Plugin", "type": "macro", "dependencies": []},
        ]
        self.assertEqual(library_modules({"products": products, "targets": targets}), ["Core", "Face"])

    def test_equal_listings_do_not_differ(self):
        self.write("A.txt", "struct A\n")
        self.assertEqual(differences({"A.txt": "struct A\n"}, self.root), [])

    def test_a_changed_a_new_and_a_removed_listing_differ(self):
        self.write("Changed.txt", "struct A\n")
        self.write("Removed.txt", "struct B\n")
        lines = differences({"Changed.txt": "struct C\n", "New.txt": "struct D\n"}, self.root)
        self.assertLessEqual({"-struct A", "+struct C", "-struct B", "+struct D"}, set(lines))
