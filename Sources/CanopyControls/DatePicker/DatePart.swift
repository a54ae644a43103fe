internal import Foundation

/// A part of a date that people change by itself.
enum DatePart: Hashable {
  case day, month, year, hour, minute
  /// The half of the day, on a clock with twelve hours.
  case period
  /// A day with its month, on a wheel.
  case date

  /// A run of a pattern for dates.
  struct Run: Equatable {
    /// The part, or nil for one that people don't change by itself, such as an era, and for text between parts.
    let part: DatePart?
    /// The letters of the pattern for a part, or the text.
    let text: String
    /// A Boolean value that indicates whether the text stands for itself.
    let isLiteral: Bool
  }

  /// Returns the runs of a pattern such as `M/d/y, h:mm a`.
  static func runs(of pattern: String) -> [Run] {
    var runs: [Run] = []
    var (literal, letters, isQuoted) = ("", "", false)
    func end() {
      if !letters.isEmpty, let first = letters.first {
        runs.append(Run(part: part(first), text: letters, isLiteral: false))
      }
      letters = ""
    }
    func endLiteral() {
      if !literal.isEmpty { runs.append(Run(part: nil, text: literal, isLiteral: true)) }
      literal = ""
    }
    for character in pattern {
      if character == "'" {
        end()
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        endLiteral()
        if let last = letters.last, last != character { end() }
        letters.append(character)
      } else {
        end()
        literal.append(character)
      }
    }
    end()
    endLiteral()
    return runs
  }

  /// Returns the runs in words, which are apart from each other in a language from right to left. The numbers in a word, such as the
  /// hour and the minute, are from left to right there, too.
  static func words(of runs: [Run]) -> [[Run]] {
    var words: [[Run]] = []
    var isInWord = false
    for run in runs {
      // A mark for right-to-left text separates numbers as a space does.
      let isSeparator = run.isLiteral && run.text.contains { $0.isWhitespace || $0 == "\u{200F}" }
      if isInWord, !isSeparator { words[words.count - 1].append(run) } else { words.append([run]) }
      isInWord = !isSeparator
    }
    return words
  }

  private static func part(_ letter: Character) -> DatePart? {
    switch letter {
    case "d": .day
    case "M", "L": .month
    case "y", "u", "r", "U": .year
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }
}

extension Calendar {
  /// Returns the value of a part of a date, counted as people do: the first month is 1, and the hours of a period are 0 to 11.
  func _value(of part: DatePart, in date: Date, hasPeriod: Bool) -> Int {
    switch part {
    case .day: component(.day, from: date)
    case .month: component(.month, from: date)
    case .year: component(.year, from: date)
    case .hour: component(.hour, from: date) % (hasPeriod ? 12 : 24)
    case .minute: component(.minute, from: date)
    case .period: component(.hour, from: date) / 12
    case .date: 0
    }
  }

  /// Returns a date with another value of a part. If the month has no such day, it is the last day.
  func _date(setting part: DatePart, to value: Int, in date: Date, hasPeriod: Bool) -> Date {
    var parts = dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let hour = parts.hour ?? 0
    switch part {
    case .day: parts.day = value
    case .month: parts.month = value
    case .year: parts.year = value
    case .hour: parts.hour = hasPeriod ? hour / 12 * 12 + value % 12 : value
    case .minute: parts.minute = value
    case .period: parts.hour = hour % 12 + value * 12
    case .date: break
    }
    let day = parts.day ?? 1
    parts.day = 1
    if let first = self.date(from: parts), let days = range(of: .day, in: .month, for: first) {
      parts.day = min(max(day, days.lowerBound), days.upperBound - 1)
    }
    return self.date(from: parts) ?? date
  }

  /// The values that a part can have.
  func _values(of part: DatePart, in date: Date, hasPeriod: Bool) -> ClosedRange<Int> {
    switch part {
    case .day: 1...max((range(of: .day, in: .month, for: date)?.count ?? 31), 1)
    case .month: 1...max((range(of: .month, in: .year, for: date)?.count ?? 12), 1)
    case .year: 1...9999
    case .hour: 0...(hasPeriod ? 11 : 23)
    case .minute: 0...59
    case .period: 0...1
    case .date: 0...0
    }
  }
}
