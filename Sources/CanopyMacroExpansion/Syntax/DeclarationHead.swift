/// The part of a declaration before its name: attributes, modifiers, and the introducing keyword.
struct DeclarationHead: Equatable {
  var attributes: [AttributeSyntax]
  /// Modifiers such as `public`, `static`, and `private(set)`, whose argument is omitted.
  var modifiers: [Token]
  /// The keyword that introduces the declaration, such as `var` or `func`.
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

  /// A Boolean value that indicates whether the next token, `class`, modifies a member rather than introducing a class.
  private var isClassModifier: Bool {
    isAt("class") && next.map { Self.introducers.contains($0.text) } == true
  }

  private static let introducers: Set = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "macro",
    "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]
}
