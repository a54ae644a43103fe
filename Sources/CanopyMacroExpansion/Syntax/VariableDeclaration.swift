/// The parsed declaration of a variable.
struct VariableDeclaration: Equatable {
  /// The source text of a value, and its offset.
  struct Value: Equatable {
    var text: String
    var offset: Int
  }

  /// The name as in the source, including any backticks.
  var name: String
  var nameOffset: Int
  var type: TypeAnnotation?
  var initialValue: Value?
  /// The offset of the opening brace of accessors or observers, or nil if there are none.
  var accessorsOffset: Int?
  /// The offset of the name of a second variable, as in `var a = 1, b = 2`, or nil if the declaration has only one.
  var secondNameOffset: Int?

  /// Parses the declaration, starting after the keyword `var`. Returns nil for a pattern, as in `var (a, b) = …`.
  init?(_ reader: inout TokenReader) {
    guard let name = reader.current, name.kind == .word else { return nil }
    self.name = name.text
    nameOffset = name.range.lowerBound
    reader.skip()
    if reader.skip(":") { readType(&reader) }
    // The type can end with a token that includes the equals sign: `Set<Int>=[]`.
    if reader.skip("=") || reader.previous.map({ $0.kind == .operator && $0.text.hasSuffix("=") }) == true {
      readInitialValue(&reader)
    }
    if reader.isAt("{") {
      accessorsOffset = reader.offset
      reader.skip()
    }
    if reader.skip(",") { secondNameOffset = reader.offset }
  }

  private mutating func readType(_ reader: inout TokenReader) {
    var tokens: [Token] = []
    var genericDepth = 0
    while let token = reader.current, !token.is("="), !token.is("{"), !(genericDepth == 0 && token.is(",")) {
      let start = reader.index
      reader.skip()
      if token.kind == .operator, token.text.hasSuffix("=") {
        tokens.append(token.withoutEqualsSign)
        break
      }
      tokens += reader.tokens(since: start)
      genericDepth += token.changeOfGenericDepth
    }
    type = TypeAnnotation(tokens: tokens[...], of: reader)
  }

  private mutating func readInitialValue(_ reader: inout TokenReader) {
    let start = reader.index
    while reader.current != nil {
      if reader.index > start, reader.isAtAccessors || reader.isAtSecondVariable { break }
      reader.skip()
    }
    let tokens = reader.tokens(since: start)
    guard let first = tokens.first else { return }
    initialValue = Value(text: reader.text(of: tokens), offset: first.range.lowerBound)
  }
}

extension TokenReader {
  /// A Boolean value that indicates whether the current token is the opening brace of accessors or observers, rather than of a
  /// closure.
  fileprivate var isAtAccessors: Bool {
    guard isAt("{") else { return false }
    var inside = self
    inside.step()
    _ = inside.readAttributes()
    guard let word = inside.current, ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(word.text) else {
      return false
    }
    return inside.next.map { $0.is("{") || $0.is("(") } == true
  }

  /// A Boolean value that indicates whether the current token is a comma before another variable, rather than between generic
  /// arguments.
  fileprivate var isAtSecondVariable: Bool {
    guard isAt(","), next?.kind == .word else { return false }
    var behind = self
    behind.step()
    behind.step()
    return behind.isAt(":") || behind.isAt("=")
  }
}

extension Token {
  /// The token without its final equals sign: for an operator like `>=` or `?=`, the part that belongs to a type.
  fileprivate var withoutEqualsSign: Token {
    var token = self
    token.text.removeLast()
    token.range = range.lowerBound..<(range.upperBound - 1)
    return token
  }
}
