internal import Foundation

/// A phrase whose words agree with its number: `^[3 apple](inflect: true)`.
struct InflectedPhrase {
  /// The runs of the phrase.
  private(set) var runs: TextRuns
  private var category: PluralCategory?
  /// The number of characters through the end of the number.
  private var start = 0
  private let plurals: PluralRules

  init(in context: TextContext, _ plurals: PluralRules) {
    runs = TextRuns(in: context)
    self.plurals = plurals
  }

  /// Adds text or a value by calling `append`.
  ///
  /// - Parameter number: The number that the value shows, if it shows one. Words agree with the first number.
  mutating func add(number: _FormatNumber?, _ append: (inout TextRuns) -> Void) {
    let before = length
    append(&runs)
    guard category == nil, let number else { return }
    start = length
    let shown = String(runs.runs.map(\.string).joined().dropFirst(before))
    category = plurals.category(of: PluralNumber(number, shownAs: shown, in: runs.context.locale))
  }

  private var length: Int { runs.runs.reduce(0) { $0 + $1.string.count } }

  /// Inflects the words after the number.
  mutating func inflect() {
    guard let category, let rules = Inflections.rules(for: plurals.language) else { return }
    var places: [(run: Int, range: Range<String.Index>)] = []
    var offset = 0
    // Words in parentheses don't agree: "3 files (new)".
    let end = start + runs.runs.map(\.string).joined().dropFirst(start).prefix { $0 != "(" }.count
    for (index, run) in runs.runs.enumerated() {
      for range in run.string._rangesOfWords {
        let place = offset + run.string.distance(from: run.string.startIndex, to: range.lowerBound)
        if place >= start && place < end { places.append((index, range)) }
      }
      offset += run.string.count
    }
    let words = places.map { String(runs.runs[$0.run].string[$0.range]) }
    // In reverse order, so that the remaining ranges stay valid.
    for (place, word) in zip(places, rules.inflect(words, for: category)).reversed() {
      runs.replace(place.range, ofRun: place.run, with: word)
    }
  }
}

extension String {
  /// The ranges of words: consecutive letters. A hyphen or an apostrophe ends a word.
  fileprivate var _rangesOfWords: [Range<String.Index>] {
    split { !$0.isLetter }.map { $0.startIndex..<$0.endIndex }
  }
}
