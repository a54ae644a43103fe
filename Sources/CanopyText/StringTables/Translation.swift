/// The translation of a key: a string, or several among which a number selects.
struct Translation: Equatable {
  /// A part of a string that depends on a number.
  struct Variable: Equatable {
    /// The index of the value that selects, from zero; nil for the next one in order.
    var argument: Int?
    /// The specifier of the number in place of `%arg`.
    var specifier = "%lld"
    var forms: [PluralCategory: String]
  }

  /// The string, in which variables are written `%#@name@`.
  var format: String
  var variables: [String: Variable] = [:]
  /// The forms of the whole string. Then `format` is the form for other numbers.
  var forms: Variable?

  init(_ format: String) { self.format = format }
}

extension Translation: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}
