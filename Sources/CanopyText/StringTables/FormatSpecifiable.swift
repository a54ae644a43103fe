public import Foundation

/// A number that can be interpolated in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The number, for formatting.
  var _number: _FormatNumber { get }

  /// The specifier for numbers of the type in a key.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(self) }
  public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(self) }
  public static var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(Double(self)) }
  public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(self) }
  public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(Double(self)) }
  public static var _specifier: String { "%lf" }
}
