internal import Foundation

/// How a locale writes whole numbers.
///
/// Most locales write Western digits in groups of three, so most numbers need nobody to be asked.
final class IntegerWriting: Sendable {
  private let locale: Locale
  /// What stands between groups of three Western digits, if that is how the locale writes.
  private let separator: String?
  /// Whether numbers of up to three digits look as in programs.
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

  /// Whether every number of so many characters looks as in programs.
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
