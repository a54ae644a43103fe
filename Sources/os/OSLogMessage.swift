public import Foundation

/// A log message whose values have a format and a privacy.
///
/// ```swift
/// logger.debug("\(size, format: .hex) bytes for \(name, privacy: .private)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// Creates a message from a string literal.
  public init(stringLiteral value: String) { text = value }
}

/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func add(_ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy)
  {
    text += align.aligned(privacy.isHidden ? privacy.placeholder(for: value()) : value())
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(value(), align, privacy) }

  /// Adds a value by its description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(value().description, align, privacy) }

  /// Adds an object.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> NSObject, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add("\(value())", align, privacy) }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { add("\(value())", align, privacy) }

  /// Adds an error.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Error, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add("\(value())", align, privacy) }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("yes", "no")
    add(value() ? words.0 : words.1, .none, privacy)
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(of: value()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(of: value()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { add(format.text(of: Double(value())), align, privacy) }
}

/// A rule that determines which values the log shows.
public struct OSLogPrivacy: Equatable, Sendable {
  private enum Kind { case auto, open, hidden, sensitive }

  /// A placeholder for a hidden value.
  public enum Mask: Equatable, Sendable {
    /// No placeholder.
    case none
    /// A number that is the same for equal values while the program is running.
    case hash
  }

  private let kind: Kind
  private let mask: Mask

  /// The value is written, because only the people who run the program read its log.
  public static let auto = OSLogPrivacy(kind: .auto, mask: .none)
  /// The value is written.
  public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
  /// The value is omitted.
  public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
  /// The value is omitted.
  public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

  /// Replaces the value with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Replaces the value with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// Writes the value, because only the people who run the program read its log.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  var isHidden: Bool { kind == .hidden || kind == .sensitive }

  func placeholder(for value: @autoclosure () -> String) -> String {
    if mask == .hash { return "<mask.hash: \(String(UInt(bitPattern: value().hashValue), radix: 16))>" }
    return kind == .sensitive ? "<sensitive>" : "<private>"
  }
}

/// The minimum number of characters of a value in the log.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// The length of the value.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  /// A minimum number of characters, with spaces before the value.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }
  /// A minimum number of characters, with spaces after the value.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + spaces : spaces + text
  }
}

/// The words for Boolean values in the log.
public enum OSLogBoolFormat: Sendable {
  /// The words “true” and “false”.
  case truth
  /// The words “yes” and “no”.
  case answer
}

/// The format of an integer in the log.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let prefix: String
  private let minDigits: Int
  private let hasSign: Bool

  /// Decimal digits.
  public static let decimal = decimal()
  /// Hexadecimal digits.
  public static let hex = hex()
  /// Octal digits.
  public static let octal = octal()

  /// Decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, isUppercase: false, prefix: "", minDigits: minDigits(), hasSign: explicitPositiveSign)
  }

  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits(),
      hasSign: explicitPositiveSign)
  }

  /// Octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, isUppercase: uppercase, prefix: includePrefix ? "0o" : "", minDigits: minDigits(),
      hasSign: explicitPositiveSign)
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number in the log.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let hasSign: Bool

  /// Six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting(conversion: "f", precision: nil, hasSign: false)
  /// Hexadecimal digits.
  public static let hex = OSLogFloatFormatting(conversion: "a", precision: nil, hasSign: false)
  /// Scientific notation.
  public static let exponential = OSLogFloatFormatting(conversion: "e", precision: nil, hasSign: false)
  /// The shorter of the fixed and the exponential format.
  public static let hybrid = OSLogFloatFormatting(conversion: "g", precision: nil, hasSign: false)

  /// A given number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// Scientific notation with a given number of digits after the decimal point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  func text(of value: Double) -> String {
    String(format: "%" + (hasSign ? "+" : "") + (precision.map { ".\(max($0, 0))" } ?? "") + conversion, value)
  }
}

/// A message with placeholders, in the format of `os_log`.
struct FormattedMessage {
  let text: String

  init(_ format: String, _ arguments: [any CVarArg]) {
    var (plain, arguments) = ("", arguments)
    var place = format.startIndex
    var number = 0
    while place < format.endIndex {
      let character = format[place]
      plain.append(character)
      place = format.index(after: place)
      guard character == "%", place < format.endIndex else { continue }
      if format[place] == "%" {
        plain.append("%")
        place = format.index(after: place)
        continue
      }
      // In `%{private}@`, the part in braces only concerns the log.
      if format[place] == "{", let end = format[place...].firstIndex(of: "}") {
        let options = format[format.index(after: place)..<end].split(separator: ",")
        let isHidden = options.contains { ["private", "sensitive"].contains($0.trimmingCharacters(in: .whitespaces)) }
        place = format.index(after: end)
        if isHidden, number < arguments.count, let last = format[place...].firstIndex(where: \._endsPlaceholder) {
          plain.removeLast()
          plain += "<private>"
          arguments.remove(at: number)
          place = format.index(after: last)
          continue
        }
      }
      number += 1
    }
    // A placeholder without a value would read invalid memory.
    text = number <= arguments.count ? String(format: plain, arguments: arguments) : format
  }
}

extension Character {
  /// A Boolean value that indicates whether a placeholder ends with the character.
  fileprivate var _endsPlaceholder: Bool { "@diouxXfFeEgGaAcCsSpD".contains(self) }
}
