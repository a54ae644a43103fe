internal import Foundation

/// The plural category of a number: the form of words beside it.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Creates the category of an integer, by the rules of Unicode's CLDR.
  init(of number: UInt64, in language: String) {
    let (tens, hundreds) = (number % 10, number % 100)
    let isTeen = (11...14).contains(hundreds)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "wo", "bo":
      self = .other
    case "fr", "pt", "hy", "ff", "kab", "hi", "bn", "gu", "fa", "am", "as", "kn", "zu":
      self = number <= 1 ? .one : .other
    case "ru", "uk", "be": self = Self.slavic(tens, isTeen, rest: .many)
    case "hr", "sr", "bs", "sh": self = Self.slavic(tens, isTeen, rest: .other)
    case "pl": self = number == 1 ? .one : (2...4).contains(tens) && !isTeen ? .few : .many
    case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl": self = [1: .one, 2: .two, 3: .few, 4: .few][hundreds] ?? .other
    case "lt":
      let isOver10 = (11...19).contains(hundreds)
      self = isOver10 || tens == 0 ? .other : tens == 1 ? .one : .few
    case "lv":
      self = tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 && hundreds != 11 ? .one : .other
    case "ro", "mo":
      self = number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ar":
      self =
        number <= 2
        ? [.zero, .one, .two][Int(number)]
        : (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
    case "he", "iw": self = number == 1 ? .one : number == 2 ? .two : .other
    case "cy": self = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number] ?? .other
    case "ga":
      self =
        number == 1
        ? .one : number == 2 ? .two : (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
    case "mt":
      self =
        number == 1
        ? .one
        : number == 2
          ? .two : number == 0 || (3...10).contains(hundreds) ? .few : (11...19).contains(hundreds) ? .many : .other
    case "is", "mk": self = tens == 1 && hundreds != 11 ? .one : .other
    default: self = number == 1 ? .one : .other
    }
  }

  private static func slavic(_ tens: UInt64, _ isTeen: Bool, rest: PluralCategory) -> PluralCategory {
    isTeen ? rest : tens == 1 ? .one : (2...4).contains(tens) ? .few : rest
  }

  /// Creates the category of a number with a fraction.
  init(ofFraction number: Double, in language: String) {
    switch language {
    case "fr", "pt", "hy", "ff", "kab": self = abs(number) < 2 ? .one : .other
    case "cs", "sk", "lt": self = .many
    case "ro", "mo": self = .few
    default: self = .other
    }
  }

  /// Creates the category of a number.
  init(of number: _FormatNumber, in language: String) {
    switch number {
    case .signed(let value): self.init(of: value.magnitude, in: language)
    case .unsigned(let value): self.init(of: value, in: language)
    case .floating(let value):
      if let whole = UInt64(exactly: value.magnitude) {
        self.init(of: whole, in: language)
      } else {
        self.init(ofFraction: value, in: language)
      }
    }
  }
}
