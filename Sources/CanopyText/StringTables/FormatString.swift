/// The parts of a translated string: literal text, and placeholders for values.
struct FormatString: Equatable {
  enum Part: Equatable {
    case literal(Substring)
    /// A value: its index among the values, and the specifier for a number.
    case value(Int, specifier: String)
  }

  private(set) var parts: [Part] = []

  /// Parses a string such as `"%2$@ and %1$lld"`. All other characters are literal text.
  init(_ format: String) {
    var rest = Substring(format)
    var nextPlace = 0
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[percent...]
      if let specifier = FormatSpecifier(rest) {
        if specifier.conversion == "%" {
          append(rest.prefix(1))
        } else {
          parts.append(.value(specifier.place ?? nextPlace, specifier: specifier.text))
          if specifier.place == nil { nextPlace += 1 }
        }
        rest = rest[specifier.end...]
      } else {
        append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    append(rest)
  }

  private mutating func append(_ literal: Substring) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }
}

/// One specifier: `%@`, `%3$lld`, `%-8.2lf`.
struct FormatSpecifier {
  /// The explicit index among the values, from zero; nil if there is none.
  let place: Int?
  /// The specifier without the explicit index.
  let text: String
  /// The last letter of the specifier.
  let conversion: Character
  /// The index after the specifier.
  let end: Substring.Index

  /// Reads the specifier at the start of a string.
  init?(_ string: Substring) {
    var rest = string.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest[digits.endIndex...].first == "$" {
      place = number - 1
      rest = rest[digits.endIndex...].dropFirst()
    } else {
      place = nil
    }
    let start = rest.startIndex
    rest = rest.drop { "-+ #0'".contains($0) }
    rest = rest.drop { $0.isASCII && $0.isNumber }
    if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
    rest = rest.drop { "hlLqztj".contains($0) }
    guard let conversion = rest.first, "@%diuoxXfFeEgGaAcs".contains(conversion) else { return nil }
    // "50 % off" doesn't contain a specifier, although it looks like one.
    let hasFlags = rest.startIndex != start
    if conversion == "%" && (hasFlags || place != nil) { return nil }
    self.conversion = conversion
    text = "%" + string[start...rest.startIndex]
    end = string.index(after: rest.startIndex)
  }
}
