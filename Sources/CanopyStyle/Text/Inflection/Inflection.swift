/// The rules by which the words after a number agree with it in a language. They are an approximation.
///
/// A dictionary would know each word; rules and exceptions know the frequent ones, and guess the plurals of others. Words agree in
/// number alone, not in gender or case. Translate with plural variations where a text must be right.
protocol Inflection: Sendable {
  /// Returns the words as inflected after a number of a category.
  ///
  /// - Parameter words: The words of the phrase after the number, in order.
  func inflect(_ words: [String], for category: PluralCategory) -> [String]
}

enum Inflections {
  /// The rules of a language; nil if there are none, and words stay as they are.
  static func rules(for language: String) -> (any Inflection)? {
    switch language {
    case "en": EnglishInflection()
    case "de": GermanInflection()
    case "fr": FrenchInflection()
    case "es": SpanishInflection()
    default: nil
    }
  }
}

/// The capitals of a word, for one that takes its place.
struct Capitals {
  private let isUppercase: Bool
  private let isCapitalized: Bool

  init(of word: String) {
    isUppercase = word.count > 1 && word == word.uppercased() && word != word.lowercased()
    isCapitalized = word.first?.isUppercase == true
  }

  func applied(to word: String) -> String {
    if isUppercase { return word.uppercased() }
    return isCapitalized ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// Returns a Boolean value that indicates whether a word is an abbreviation such as PDF.
  static func areInitials(_ word: String) -> Bool {
    (2...4).contains(word.count) && word.allSatisfy { $0.isUppercase }
  }
}

extension String {
  /// The string with another ending in place of its last letters.
  func _ending(_ ending: String, inPlaceOf count: Int) -> String { dropLast(count) + ending }

  /// Returns a Boolean value that indicates whether the string has one of several suffixes.
  func _hasSuffix(ofAny endings: [String]) -> Bool { endings.contains { hasSuffix($0) } }

  /// A dictionary of words in pairs: `"foot feet, tooth teeth"`.
  var _wordPairs: [String: String] {
    var pairs: [String: String] = [:]
    for pair in split(separator: ",") {
      let words = pair.split(whereSeparator: \.isWhitespace)
      if words.count == 2 { pairs[String(words[0])] = String(words[1]) }
    }
    return pairs
  }

  /// A set of words.
  var _wordList: Set<String> { Set(split(whereSeparator: \.isWhitespace).map(String.init)) }
}
