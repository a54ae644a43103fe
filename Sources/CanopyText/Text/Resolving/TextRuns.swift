package import CanopyStyle
package import Foundation

/// A run: a piece of text with uniform attributes.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var string: String
  /// The modifiers, the outermost first. Later ones take precedence.
  package var modifiers: [TextModifier]
  /// An image in place of a character. If there is one, the string is the object replacement character.
  package var image: Image?

  package init(_ string: String, _ modifiers: [TextModifier] = []) {
    self.string = string
    self.modifiers = modifiers
  }

  init(_ image: Image, _ modifiers: [TextModifier] = []) {
    string = "\u{FFFC}"
    self.modifiers = modifiers
    self.image = image
  }
}

/// The runs of a text that is being resolved.
package struct TextRuns {
  private(set) var context: TextContext
  package private(set) var runs: [TextRun] = []
  /// The earliest date at which the text changes; nil if it doesn't depend on the time.
  package private(set) var nextChange: Date?
  /// The modifiers of the content that is being resolved, the outermost first.
  private var modifiers: [TextModifier] = []

  init(in context: TextContext) { self.context = context }

  /// Records that the text changes at a date.
  mutating func changes(at date: Date) { nextChange = min(nextChange ?? date, date) }

  /// Applies a letter case to each run.
  mutating func apply(_ textCase: Text.Case, locale: Locale) {
    for index in runs.indices { runs[index].string = textCase.applied(to: runs[index].string, locale: locale) }
  }

  /// Appends a string with further modifiers.
  mutating func append(_ string: String, modifiers own: [TextModifier] = []) {
    if string.isEmpty { return }
    let all = own.isEmpty ? modifiers : modifiers + own
    if let last = runs.indices.last, runs[last].modifiers == all, runs[last].image == nil {
      runs[last].string += string
    } else {
      runs.append(TextRun(string, all))
    }
  }

  /// Appends an image.
  mutating func append(_ image: Image) { runs.append(TextRun(image, modifiers)) }

  /// Appends runs that were resolved separately.
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

  /// Replaces a word in a run.
  mutating func replace(_ range: Range<String.Index>, ofRun index: Int, with word: String) {
    runs[index].string.replaceSubrange(range, with: word)
  }

  /// Appends a localized string in a locale.
  mutating func append(_ string: LocalizedString, in locale: Locale) {
    let outer = context
    defer { context = outer }
    var environment = outer.environment
    environment.locale = locale
    context = TextContext(environment: environment, now: outer.now)
    string.resolve(into: &self)
  }

  /// Appends a text with further modifiers.
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
