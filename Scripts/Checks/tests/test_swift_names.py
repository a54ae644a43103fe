import unittest

from swift_names import read
from swift_tokens import Tokens


class TokenTests(unittest.TestCase):
    def words(self, source: str) -> list[str]:
        return Tokens(source).texts

    def test_comments_and_strings_hold_no_words(self):
        for source in (
            "a // b\nc",
            "a /* b /* c */ d */ c",
            'a "b \\" c" c',
            'a """\n  b "c" \\""" d\n  """ c',
            'a #"b \\(c) "# c',
            "a 1.5e3 0x1F c",
            'a "" c',
        ):
            self.assertEqual(self.words(source), ["a", "c"], source)

    def test_interpolations_hold_code(self):
        self.assertEqual(self.words(r'"a \(b("c \(d)")) e" f'), ["b", "(", "d", ")", "f"])
        self.assertEqual(self.words('"""\n  a \\(b)\n  """'), ["b"])
        self.assertEqual(self.words(r'#"a \(b) \#(c)"#'), ["c"])

    def test_each_word_knows_where_it_is(self):
        found = Tokens("a // b\n`default`(c)")
        self.assertEqual(list(zip(found.texts, found.offsets)), [("a", 0), ("default", 8), ("(", 16), ("c", 17), (")", 18)])


class NamesTests(unittest.TestCase):
    def test_declarations_outside_of_types_are_told_from_members(self):
        names = read(
            """
            public struct Slab<Element> {
              package var count: Int { total }
              private(set) public var total = 0
              enum Kind { case small, large(of: () -> Int), exact = 1
                case none }
              init(only: Int) {}
            }
            extension Outer.Slab where Element: Rule {
              static func make<Part>(of part: Part) -> Self { let made = part; return made }
              init(twice number: Int) { self.init() }
            }
            class func shared() {}
            typealias Slabs = [Slab]
            func slabs() {}
            """
        )
        self.assertEqual(set(names.top_level), {"Slab", "Slabs", "shared", "slabs"})
        members = {"count", "total", "Kind", "small", "large", "exact", "none", "make", "Slab(twice:)"}
        self.assertEqual(set(names.members), members)

    def test_private_declarations_are_for_the_file_and_hide_the_names_of_others(self):
        names = read(
            """
            fileprivate struct Hidden { var inside = 0 }
            private extension Slab { func concealed() {} }
            struct Shown { private let secret = Hidden().inside; private static func own() {} }
            func f(x: Shown) { x.secret; x.concealed() }
            """
        )
        self.assertEqual(set(names.top_level), {"Shown", "f"})
        self.assertEqual(set(names.members), set())
        self.assertTrue({"Hidden", "secret", "inside", "concealed"}.isdisjoint({*names.words, *names.dotted}))

    def test_types_and_calls_are_used_and_labels_and_variables_are_not(self):
        names = read("let slab = Slab(size: limit, of: [kind]) { made(x: 1) }; @inline(never) f { }")
        self.assertEqual(set(names.words), {"Slab", "Slab(size:)", "made", "f"})

    def test_what_follows_a_dot_is_used(self):
        self.assertEqual(set(read("a.b.c(.d)").dotted), {"b", "c", "d"})

    def test_parameters_and_variables_hide_what_others_call_so(self):
        names = read(
            """
            func f<Part>(_ make: () -> Part, with kind: Int) -> Part { make() }
            let g = { first, second in second() }
            for row in [1] { row() }
            """
        )
        self.assertEqual(set(names.words), {"Int"})

    def test_the_first_use_is_where_a_name_is_found(self):
        self.assertEqual(read("// A\nA.b; A.b").words, {"A": 5})
