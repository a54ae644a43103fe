/// The part of a declaration before its name: attributes, modifiers, and the introducing keyword.
struct DeclarationHead: Equatable {
  var attributes: [AttributeSyntax]
  /// Words like `public`, `static` and, with its argument left out, `private(set)`.
  var modifiers: [Token]
  /// The keyword that introduces the declaration, for example `var` or `func`.
  var introducer: Token?
}

extension TokenReader {
  /// Reads the attributes and modifiers of a declaration and its introducing keyword.
  mutating func readDeclarationHead() -> DeclarationHead {
    var head = DeclarationHead(attributes: readAttributes(), modifiers: [], introducer: nil)
    while let token = current, token.kind == .word {
      if Self.introducers.contains(token.text), !isClassModifier {
        head.introducer = token
        skip()
        break
      }
      head.modifiers.append(token)
      skip()
      if isAt("(") { skip() }
      head.attributes += readAttributes()
    }
    return head
  }

  /// A Boolean value that indicates whether the next token, `class`, introduces a member of a class, and not a class.
  private var isClassModifier: Bool {
    isAt("class") && next.map { Self.introducers.contains($0.text) } == true
  }

  private static let introducers: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "macro",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]
}
