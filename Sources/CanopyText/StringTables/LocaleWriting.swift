internal import CanopyDrawing
internal import Foundation
internal import Synchronization

/// The properties of a locale that most texts need: its integer format, and the app's string table for its language.
final class LocaleWriting: Sendable {
  let integers: IntegerWriting
  /// The main bundle's default table.
  let table: StringTable

  private init(_ locale: Locale) {
    integers = IntegerWriting(locale)
    table = StringTable.named(nil, in: nil, for: locale)
  }

  private struct Known {
    /// The recently used ones. A server may show texts in many locales, one after the other.
    var writings = BoundedCache<Locale, LocaleWriting>(capacity: 64)
    /// The most recently used one, which is nearly always used again.
    var last: (locale: Locale, writing: LocaleWriting)?
    var plurals = BoundedCache<String, PluralRules>(capacity: 64)
  }

  private static let known = Mutex(Known())

  static func of(_ locale: Locale) -> LocaleWriting {
    known.withLock { known in
      if let last = known.last, last.locale == locale { return last.writing }
      let writing = known.writings.value(for: locale) { LocaleWriting(locale) } ?? LocaleWriting(locale)
      known.last = (locale, writing)
      return writing
    }
  }

  /// Returns the plural rules of a localization, such as `pt-PT`. Recently used rules are cached.
  static func plurals(of localization: String) -> PluralRules {
    known.withLock { known in
      known.plurals.value(for: localization) { PluralRules(localization) } ?? PluralRules(localization)
    }
  }
}

/// The integer format of a locale.
///
/// Most locales write Western digits in groups of three, so most numbers don't need a formatter.
final class IntegerWriting: Sendable {
  private let locale: Locale
  /// The separator between groups of three Western digits; nil if the locale writes integers differently.
  private let separator: String?
  /// A Boolean value that indicates whether numbers of up to three digits are written as in source code.
  private let writesSmallAsIs: Bool

  init(_ locale: Locale) {
    self.locale = locale
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    writesSmallAsIs = 907.formatted(style) == "907" && (-815).formatted(style) == "-815"
    let sample = 2_345_678.formatted(style)
    let separator = String(sample.dropFirst().prefix(1))
    let isUsual = writesSmallAsIs && sample == Self.grouped(2_345_678, separator)
    let groupsEarly = 2345.formatted(style) == Self.grouped(2345, separator)
    let isUsualBelowZero = (-2345).formatted(style) == Self.grouped(-2345, separator)
    self.separator = isUsual && groupsEarly && isUsualBelowZero ? separator : nil
  }

  /// Returns a Boolean value that indicates whether every number with this many characters is written as in source code.
  func writesAsIs(digits: Int) -> Bool { writesSmallAsIs && digits <= 3 }

  func string(_ value: Int) -> String {
    if writesSmallAsIs && value > -1000 && value < 1000 { return String(value) }
    if let separator { return Self.grouped(value, separator) }
    return value.formatted(.number.locale(locale))
  }

  private static func grouped(_ value: Int, _ separator: String) -> String {
    let (rest, group) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return value < 0 ? "-\(group)" : "\(group)" }
    let digits = String(group)
    let zeros = digits.utf8.count == 3 ? "" : digits.utf8.count == 2 ? "0" : "00"
    let front = grouped(Int(rest), separator)
    return (value < 0 ? "-" : "") + front + separator + zeros + digits
  }
}
