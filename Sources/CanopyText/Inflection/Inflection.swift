/// The rules by which words after a number agree with it in a language. The rules are an approximation.
///
/// A dictionary would know every word. Rules and exceptions know the frequent words, and guess the plurals of the others. Words
/// agree only in number, not in gender or case. If a text must be correct, translate it with plural variations.
protocol Inflection: Sendable {
  /// Returns the words, inflected to follow a number of the given category.
  ///
  /// - Parameter words: The words of the phrase after the number, in order.
  func inflect(_ words: [String], for category: PluralCategory) -> [String]
}

enum Inflections {
  /// Returns the rules of a language, or nil if there are none, so that words don't change.
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

/// The capitalization of a word, for a word that replaces it.
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
  /// Returns the string with its last letters replaced by a different ending.
  func _ending(_ ending: String, inPlaceOf count: Int) -> String { dropLast(count) + ending }

  /// Returns a Boolean value that indicates whether the string has one of several suffixes.
  func _hasSuffix(ofAny endings: [String]) -> Bool { endings.contains { hasSuffix($0) } }

  /// The pairs of words in the string, as a dictionary: `"foot feet, tooth teeth"`.
  var _wordPairs: [String: String] {
    var pairs: [String: String] = [:]
    for pair in split(separator: ",") {
      let words = pair.split(whereSeparator: \.isWhitespace)
      if words.count == 2 { pairs[String(words[0])] = String(words[1]) }
    }
    return pairs
  }

  /// The words in the string.
  var _wordList: Set<String> { Set(split(whereSeparator: \.isWhitespace).map(String.init)) }
}
