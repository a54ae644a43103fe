/// The kind of an asset.
package enum AssetKind: Hashable, Sendable {
  case image
  case color

  /// The suffix of asset names that symbols omit: the symbol of "LogoImage" is `.logo`.
  fileprivate var suffix: String {
    switch self {
    case .image: "Image"
    case .color: "Color"
    }
  }
}

/// The Swift name of an asset, or of a folder that provides a namespace.
package struct AssetSymbol: Hashable, Sendable {
  /// The name without backticks.
  package let name: String

  /// Creates the symbol of an asset, such as `iconLarge` for "icon-large".
  ///
  /// The words of the name are joined in camel case, with the first letter or acronym in lowercase. The result is nil if the
  /// name has neither letters nor digits.
  package init?(asset: String, kind: AssetKind) {
    guard let whole = Self.camelCase(asset) else { return nil }
    let atLevel = Self.lowercasingStart(of: whole)
    // The suffix is kept if the name would otherwise be empty.
    let isSuffixed = atLevel.hasSuffix(kind.suffix) && atLevel.count > kind.suffix.count
    name = Self.identifier(isSuffixed ? String(atLevel.dropLast(kind.suffix.count)) : atLevel)
  }

  /// Creates the symbol of a folder that provides a namespace, such as `TabBar` for "tab bar".
  package init?(namespace: String) {
    guard let whole = Self.camelCase(namespace) else { return nil }
    name = Self.identifier(whole.prefix(1).uppercased() + whole.dropFirst())
  }

  /// The name in a declaration, with backticks if it is a keyword.
  package var declaration: String { Self.keywords.contains(name) ? "`\(name)`" : name }

  // MARK: Making names

  /// Joins the words of a name in camel case. Characters other than letters and digits separate words.
  private static func camelCase(_ text: String) -> String? {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return nil }
    return words.dropFirst().reduce(String(first)) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// Returns the text with its first letter, or the acronym at its start, in lowercase: "URLBar" becomes "urlBar".
  private static func lowercasingStart(of text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < text.count else {
      return capitals.lowercased() + text.dropFirst(capitals.count)
    }
    // The last capital letter starts the next word, unless a character other than a letter follows.
    let follows = text[capitals.endIndex]
    let acronym = follows.isLetter ? capitals.dropLast() : capitals
    return acronym.lowercased() + text.dropFirst(acronym.count)
  }

  private static func identifier(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : text
  }

  /// The keywords that need backticks when used as member names.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "Type", "typealias", "var", "where", "while", "Any", "Protocol",
  ]
}
