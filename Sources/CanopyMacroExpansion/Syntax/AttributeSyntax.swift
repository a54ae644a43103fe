/// An attribute of a declaration, such as `@State` or `@available(macOS 15, *)`.
struct AttributeSyntax: Equatable {
  /// The last component of the name, such as `State` for `@SwiftUI.State`.
  var name: String
  /// The attribute as written.
  var text: String
  /// The range in the source, in UTF-8 bytes.
  var range: Range<Int>
}

extension TokenReader {
  /// Reads the attributes that start at the current token.
  mutating func readAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while isAt("@") {
      let start = index
      skip()
      var name = current?.name ?? ""
      skip()
      if isAt("<") { skipGenericArguments() }
      while skip(".") {
        name = current?.name ?? ""
        skip()
        if isAt("<") { skipGenericArguments() }
      }
      // Arguments directly follow the name. After a space, a parenthesis belongs to the following code, such as a tuple.
      if isAt("("), current?.range.lowerBound == previous?.range.upperBound { skip() }
      let tokens = tokens(since: start)
      let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
      attributes.append(AttributeSyntax(name: name, text: text(of: tokens), range: range))
    }
    return attributes
  }

  /// Skips `<…>`, whose brackets the scanner treats as operators.
  private mutating func skipGenericArguments() {
    var depth = 0
    repeat {
      depth += current?.changeOfGenericDepth ?? 0
      skip()
    } while depth > 0 && current != nil
  }
}

extension Token {
  /// The number of generic argument lists that this token opens, minus the number that it closes, if it is part of a type.
  var changeOfGenericDepth: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
