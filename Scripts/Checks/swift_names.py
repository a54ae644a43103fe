"""What a Swift file declares for other files, and which names it uses. Reads tokens, not meaning."""

from dataclasses import dataclass, field

from swift_tokens import Tokens

TYPES = {"actor", "class", "enum", "extension", "protocol", "struct"}
NAMED = {"associatedtype", "func", "let", "macro", "typealias", "var"}
HIDDEN = {"fileprivate", "private"}
OPENING, CLOSING = {"(", "[", "<"}, {")", "]", ">"}

# What may stand between `private` and the word that declares.
MODIFIERS = {
    "class", "consuming", "convenience", "dynamic", "final", "indirect", "infix", "internal", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "override", "package", "postfix", "prefix", "public", "required", "static", "weak",
}  # fmt: skip

# Words of the language that stand where a name could.
NOT_NAMES = {"_", "Any", "Protocol", "Self", "Type", "init", "newValue", "oldValue", "self"}
KEYWORDS = {
    "as", "await", "case", "catch", "defer", "do", "else", "for", "guard", "if", "in", "is", "repeat", "return", "some",
    "any", "switch", "throw", "throws", "try", "where", "while",
}  # fmt: skip


@dataclass
class Names:
    """The names in a file, each with the offset where it is first found."""

    # What the file declares for others: outside of every type, and in types and extensions.
    top_level: dict[str, int] = field(default_factory=dict)
    members: dict[str, int] = field(default_factory=dict)

    # What it uses: alone, and after a dot. Without what the file declares for itself.
    words: dict[str, int] = field(default_factory=dict)
    dotted: dict[str, int] = field(default_factory=dict)


@dataclass
class Scope:
    """What a brace opened: a type or an extension by its name, or code, in which nothing is declared for others."""

    type: str | None
    is_extension: bool = False
    is_hidden: bool = False


class Reader:
    """Goes through the tokens of one file once."""

    def __init__(self, source: str) -> None:
        found = Tokens(source)
        self.tokens, self.offsets = found.texts, found.offsets
        self.names = Names()

        # Names that mean something else here than in other files: private declarations, and variables and parameters.
        self.own: set[str] = set()
        self.locals: set[str] = set()
        self.scopes = [Scope(type="")]
        self.opening: Scope | None = None
        self.declared_at: set[int] = set()

    def read(self) -> Names:
        for place, token in enumerate(self.tokens):
            if token == "{":
                self.scopes.append(self.opening or Scope(type=None, is_hidden=True))
                self.opening = None
            elif token == "}":
                if len(self.scopes) > 1:
                    self.scopes.pop()
            elif token in TYPES:
                self.read_type(place)
            elif token in NAMED or token == "init":
                self.read_named(place)
            elif token == "case" and self.scopes[-1].type is not None:
                self.read_cases(place)
            elif is_name(token):
                self.read_use(place)
        for name in self.own | self.locals:
            self.names.words.pop(name, None)
        for name in self.own:
            self.names.dotted.pop(name, None)
        return self.names

    def token(self, place: int) -> str:
        return self.tokens[place] if 0 <= place < len(self.tokens) else ""

    def declare(self, name: str, place: int, is_hidden: bool) -> None:
        self.declared_at.add(place)
        if is_hidden:
            self.own.add(name)
        else:
            declared = self.names.members if len(self.scopes) > 1 else self.names.top_level
            declared.setdefault(name, self.offsets[place])

    def is_hidden(self, place: int) -> bool:
        """Whether the declaration whose keyword is at `place` is for this file only."""
        if self.scopes[-1].is_hidden:
            return True
        while True:
            if self.tokens[max(place - 3, 0) : place] == ["(", "set", ")"]:
                place -= 4  # `private(set)` hides the setter alone.
            elif self.token(place - 1) in HIDDEN:
                return True
            elif self.token(place - 1) in MODIFIERS:
                place -= 1
            else:
                return False

    def read_type(self, place: int) -> None:
        """`struct A<B>`, or `extension A.B`. The brace that follows opens its scope."""
        keyword, name = self.tokens[place], self.token(place + 1)
        # `class func`, and `actor` or `class` as any other word.
        if name in NAMED | MODIFIERS | HIDDEN | {"subscript"} or not is_name(name) or self.token(place - 1) == ".":
            return
        hidden = self.is_hidden(place)
        if keyword == "extension":
            while self.token(place + 2) == ".":
                place += 2
            name = self.token(place + 1)
        else:
            self.declare(name, place + 1, hidden)
            self.read_parameters(place + 2)
        self.opening = Scope(type=name, is_extension=keyword == "extension", is_hidden=hidden)

    def read_named(self, place: int) -> None:
        """`func a<B>(c d: E)`, `var a`, `typealias A`, `init(a b: C)`."""
        keyword, name = self.tokens[place], self.token(place + 1)
        scope = self.scopes[-1]
        if keyword == "init":
            label = self.token(place + 2)
            if scope.is_extension and name == "(" and is_name(label) and not self.is_hidden(place):
                self.names.members.setdefault(f"{scope.type}({label}:)", self.offsets[place])
        elif is_name(name):
            if scope.type is None:
                self.declared_at.add(place + 1)
                self.locals.add(name)
            else:
                self.declare(name, place + 1, self.is_hidden(place))
        if keyword in {"func", "init", "macro", "typealias"}:
            self.read_parameters(place + 1 if keyword == "init" else place + 2)

    def read_parameters(self, place: int) -> None:
        """The names of generic parameters and of parameters, which hide those of other files."""
        if self.token(place) == "<":
            depth = 0
            while (token := self.token(place)) and token != "{":
                depth += (token == "<") - (token == ">")
                if token in {"<", ","} and depth == 1:
                    name = place + 2 if self.token(place + 1) in {"each", "let"} else place + 1
                    self.declare(self.token(name), name, is_hidden=True)
                place += 1
                if depth == 0:
                    break
        if self.token(place) == "(":
            depth = 0
            while (token := self.token(place)) and token not in {"{", "}"}:
                depth += (token == "(") - (token == ")")
                if depth == 0:
                    break
                if token == ":" and depth == 1:
                    self.locals.add(self.token(place - 1))
                place += 1

    def read_cases(self, place: int) -> None:
        """`case a, b(C), d = 1` in an enumeration."""
        hidden = self.scopes[-1].is_hidden
        while True:
            place += 1
            self.declare(self.token(place), place, hidden)
            place += 1
            if self.token(place) == "=":
                place += 2
            depth = 0
            while self.token(place) in OPENING | CLOSING or (depth and self.token(place)):
                depth += (self.token(place) in OPENING) - (self.token(place) in CLOSING)
                place += 1
                if depth == 0:
                    break
            if self.token(place) != ",":
                return

    def read_use(self, place: int) -> None:
        name, before, after = self.tokens[place], self.token(place - 1), self.token(place + 1)
        if place in self.declared_at or name in NOT_NAMES:
            return
        if before == ".":
            self.names.dotted.setdefault(name, self.offsets[place])
        elif name.lstrip("_")[:1].isupper():
            self.names.words.setdefault(name, self.offsets[place])
            if after == "(" and self.token(place + 3) == ":":
                self.names.words.setdefault(f"{name}({self.token(place + 2)}:)", self.offsets[place])
        elif before == "for" or (after in {"in", ","} and before in {"{", ","}):
            self.locals.add(name)  # `for a in`, `{ a, b in`
        elif after in {"(", "{"} and before != "@" and name not in KEYWORDS:
            self.names.words.setdefault(name, self.offsets[place])


def is_name(token: str) -> bool:
    return token[:1].isalpha() or token[:1] == "_"


def read(source: str) -> Names:
    """The names that a file declares and uses."""
    return Reader(source).read()
