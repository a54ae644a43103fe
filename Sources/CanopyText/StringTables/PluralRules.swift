internal import Foundation
internal import Synchronization
internal import _FoundationICU

/// The plural category of a number, which determines the form of the words beside it.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other
}

/// The rules of a language that determine the category of the number of things ("3 files"), from Unicode's CLDR.
///
/// ICU has the rules. It is the library that Foundation itself uses, whose module gives its functions the prefix `swift_`.
final class PluralRules: Sendable {
  /// The language with its script and region, such as `pt-PT`. A language that CLDR doesn't contain has only the category
  /// `other`.
  let localization: String
  private let objects: Mutex<Objects>

  init(_ localization: String) {
    self.localization = localization
    objects = Mutex(Objects(localization))
  }

  /// The code of the language, such as `pt`.
  var language: String { String(localization.prefix { $0 != "-" && $0 != "_" && $0 != "@" }) }

  /// Returns the category of a number.
  func category(of number: PluralNumber) -> PluralCategory { objects.withLock { $0.category(of: number) } }

  /// The objects of ICU, which only one thread uses at a time.
  private struct Objects: ~Copyable {
    private let rules: OpaquePointer?
    /// The number formats, by their skeletons. Each is created when it is first needed.
    private var formats: [String: OpaquePointer] = [:]
    private var result: OpaquePointer?
    /// Room for the name of a category. The longest name has five letters.
    private var name = [UInt16](repeating: 0, count: 16)

    init(_ localization: String) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_openForType(localization, UPLURAL_TYPE_CARDINAL, &status)
    }

    deinit {
      for format in formats.values { swift_unumf_close(format) }
      if let result { swift_unumf_closeResult(result) }
      if let rules { swift_uplrules_close(rules) }
    }

    mutating func category(of number: PluralNumber) -> PluralCategory {
      switch number {
      // ICU counts in `Double`, which represents whole numbers exactly only up to here. For larger numbers, the rules need only
      // the last digits.
      case .whole(let value) where value > 1 << 53:
        category(ofDouble: Double(value % 1_000_000_000_000 + 1_000_000_000_000))
      case .whole(let value): category(ofDouble: Double(value))
      case .floating(let value): category(ofDouble: value)
      case .decimal(let digits, let fractionDigits):
        category(of: digits, skeleton: "." + String(repeating: "0", count: fractionDigits))
      case .compact(let digits): category(of: digits, skeleton: "compact-short")
      }
    }

    private mutating func category(ofDouble value: Double) -> PluralCategory {
      guard let rules else { return .other }
      var status = U_ZERO_ERROR
      let length = swift_uplrules_select(rules, value, &name, Int32(name.count), &status)
      return category(named: length, status)
    }

    private mutating func category(of digits: String, skeleton: String) -> PluralCategory {
      var status = U_ZERO_ERROR
      if result == nil { result = swift_unumf_openResult(&status) }
      guard let rules, let result, let format = format(skeleton) else { return .other }
      swift_unumf_formatDecimal(format, digits, Int32(digits.utf8.count), result, &status)
      let length = swift_uplrules_selectFormatted(rules, result, &name, Int32(name.count), &status)
      return category(named: length, status)
    }

    private func category(named length: Int32, _ status: UErrorCode) -> PluralCategory {
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return .other }
      return PluralCategory(rawValue: String(decoding: name.prefix(Int(length)), as: UTF16.self)) ?? .other
    }

    /// Returns the number format of a skeleton. It determines only the digits, which are the same in every language.
    private mutating func format(_ skeleton: String) -> OpaquePointer? {
      if let known = formats[skeleton] { return known }
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), "en", &status)
      formats[skeleton] = format
      return format
    }
  }
}

/// A number as plural rules see it, with the digits that are shown. In English it's "1 mile", but "1.0 miles".
enum PluralNumber: Equatable {
  case whole(UInt64)
  /// A number, no matter how it is shown.
  case floating(Double)
  /// Digits with a decimal point, and the number of digits after it.
  case decimal(String, fractionDigits: Int)
  /// The digits of a number that is shown in compact form, such as "1.2 million".
  case compact(String)
}

extension PluralNumber {
  /// Creates a number, no matter how it is shown.
  init(_ number: _FormatNumber) {
    switch number {
    case .signed(let value): self = .whole(value.magnitude)
    case .unsigned(let value): self = .whole(value)
    case .floating(let value): self = UInt64(exactly: value.magnitude).map { .whole($0) } ?? .floating(value.magnitude)
    }
  }

  /// Creates a number from the string that represents it in a locale. If the string contains no digits, it is ignored.
  init(_ number: _FormatNumber, shownAs string: String, in locale: Locale) {
    self.init(number)
    guard let digits = ShownDigits(string, separator: locale.decimalSeparator ?? "."), let shown = Double(digits.text)
    else { return }
    if shown > 0, number.magnitude / shown > 900 {
      self = .compact(String(format: "%.0f", number.magnitude))
    } else if digits.fractionDigits > 0 {
      self = .decimal(digits.text, fractionDigits: digits.fractionDigits)
    } else {
      self = UInt64(digits.text).map { .whole($0) } ?? .floating(shown)
    }
  }
}

extension _FormatNumber {
  fileprivate var magnitude: Double {
    switch self {
    case .signed(let value): Double(value.magnitude)
    case .unsigned(let value): Double(value)
    case .floating(let value): value.magnitude
    }
  }
}

/// The digits of a formatted number, in Western form and without group separators.
private struct ShownDigits {
  private(set) var text = ""
  private(set) var fractionDigits = 0

  /// Reads the digits of a string. Returns nil if there are none, or more than one number, as in "1.5E6".
  init?(_ string: String, separator: String) {
    let point = separator.unicodeScalars.first
    var (isInFraction, hasEnded) = (false, false)
    for scalar in string.unicodeScalars {
      if scalar.properties.generalCategory == .decimalNumber, let digit = Character(scalar).wholeNumberValue {
        if hasEnded { return nil }
        // ICU ignores any further digits.
        if isInFraction && fractionDigits == 15 { continue }
        text += "\(digit)"
        if isInFraction { fractionDigits += 1 }
      } else if scalar == point, !text.isEmpty, !isInFraction {
        text += "."
        isInFraction = true
      } else if scalar.properties.isAlphabetic, !text.isEmpty {
        hasEnded = true
      }
    }
    if text.isEmpty { return nil }
    if text.last == "." { text.removeLast() }
  }
}
