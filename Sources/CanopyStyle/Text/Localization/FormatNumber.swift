/// A number of any type, for formatting by a specifier such as `%lld`.
public enum _FormatNumber: Hashable, Sendable {
  /// A whole number that may be negative.
  case signed(Int64)
  /// A whole number.
  case unsigned(UInt64)
  /// A number with a fraction.
  case floating(Double)
}
