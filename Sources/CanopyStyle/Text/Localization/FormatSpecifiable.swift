public import Foundation

/// A number that can be interpolated in a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The number, for formatting.
  var _number: _FormatNumber { get }

  /// The specifier for numbers of the type in a key.
  static var _specifier: String { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%lld" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int8: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int16: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int32: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public static var _specifier: String { "%d" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int64: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(self) }
  public static var _specifier: String { "%lld" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%llu" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt8: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt16: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt32: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public static var _specifier: String { "%u" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt64: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(self) }
  public static var _specifier: String { "%llu" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Float: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(Double(self)) }
  public static var _specifier: String { "%f" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(self) }
  public static var _specifier: String { "%lf" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGFloat: _FormatSpecifiable {
  public var _number: _FormatNumber { .floating(Double(self)) }
  public static var _specifier: String { "%lf" }
}
