package import Foundation

/// The pieces of a text while it is resolved.
package struct TextRuns {
  private(set) var context: TextContext
  package private(set) var runs: [TextRun] = []
  /// The earliest date at which the text shows something else; nil if it does not depend on the time.
  package private(set) var nextChange: Date?
  /// What the content that is being resolved is modified with, the outermost first.
  private var modifiers: [TextModifier] = []

  init(in context: TextContext) { self.context = context }

  /// Notes that the text shows something else at a date.
  mutating func changes(at date: Date) { nextChange = min(nextChange ?? date, date) }

  /// Changes the letters of each piece.
  mutating func apply(_ textCase: Text.Case, locale: Locale) {
    for index in runs.indices { runs[index].string = textCase.applied(to: runs[index].string, locale: locale) }
  }

  /// Adds a string that looks like what is around it, but for some modifiers of its own.
  mutating func append(_ string: String, modifiers own: [TextModifier] = []) {
    if string.isEmpty { return }
    let all = own.isEmpty ? modifiers : modifiers + own
    if let last = runs.indices.last, runs[last].modifiers == all, runs[last].image == nil {
      runs[last].string += string
    } else {
      runs.append(TextRun(string, all))
    }
  }

  /// Adds a picture in the place of a letter.
  mutating func append(_ image: Image) { runs.append(TextRun(image, modifiers)) }

  /// Adds what was resolved by itself.
  mutating func append(_ other: TextRuns) {
    for run in other.runs {
      if let image = run.image {
        runs.append(TextRun(image, modifiers + run.modifiers))
      } else {
        append(run.string, modifiers: run.modifiers)
      }
    }
    if let change = other.nextChange { changes(at: change) }
  }

  /// Puts another word into a run.
  mutating func replace(_ range: Range<String.Index>, ofRun index: Int, with word: String) {
    runs[index].string.replaceSubrange(range, with: word)
  }

  /// Adds a string as it is written in a locale.
  mutating func append(_ string: LocalizedString, in locale: Locale) {
    let outer = context
    defer { context = outer }
    var environment = outer.environment
    environment.locale = locale
    context = TextContext(environment: environment, now: outer.now)
    string.resolve(into: &self)
  }

  /// Adds a text inside some modifiers.
  mutating func append(_ text: Text, modifiers own: [TextModifier] = []) {
    modifiers += own
    defer { modifiers.removeLast(own.count) }
    switch text.storage {
    case .verbatim(let string): append(string)
    case .localized(let pattern): LocalizedString(pattern).resolve(into: &self)
    case .content(let content): content.resolve(into: &self)
    }
  }
}
