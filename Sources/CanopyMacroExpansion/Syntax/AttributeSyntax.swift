/// An attribute of a declaration, like `@State` or `@available(macOS 15, *)`.
struct AttributeSyntax: Equatable {
  /// The last component of the name: `State` for `@SwiftUI.State`.
  var name: String
  /// The attribute as written.
  var text: String
  /// The range in the source, in UTF-8 bytes.
  var range: Range<Int>
}

extension TokenReader {
  /// Reads the attributes that begin here.
  mutating func readAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while isAt("@") {
      let start = index
      skip()
      var name = current?.name ?? ""
      skip()
      while skip(".") {
        name = current?.name ?? ""
        skip()
      }
      if isAt("<") { skipGenericArguments() }
      // Arguments stand right behind the name: after a space, a parenthesis belongs to what follows, like a tuple.
      if isAt("("), current?.range.lowerBound == previous?.range.upperBound { skip() }
      let tokens = tokens(since: start)
      let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
      attributes.append(AttributeSyntax(name: name, text: text(of: tokens), range: range))
    }
    return attributes
  }

  /// Goes over `<…>`, whose brackets the scanner takes for operators.
  private mutating func skipGenericArguments() {
    var depth = 0
    repeat {
      depth += current?.changeOfGenericDepth ?? 0
      skip()
    } while depth > 0 && current != nil
  }
}

extension Token {
  /// The number of generic argument lists that this token opens, minus those that it closes, if it is part of a type.
  var changeOfGenericDepth: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
