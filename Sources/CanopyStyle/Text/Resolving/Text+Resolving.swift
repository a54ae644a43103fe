package import CanopyCore
package import Foundation

extension Text {
  /// The string that the text shows in an environment, without the pictures in it.
  ///
  /// It reads from the environment what it needs, and no more, so that a body that does this depends on little.
  package func resolved(in environment: EnvironmentValues, now: Date = Date()) -> String {
    let context = TextContext(environment: environment, now: now)
    let string = plainString(in: context) ?? joinedString(in: context)
    guard let textCase = environment.textCase else { return string }
    return textCase.applied(to: string, locale: environment.locale)
  }

  /// The pieces that the text consists of in an environment, each with its modifiers.
  package func resolvedRuns(in environment: EnvironmentValues, now: Date = Date()) -> [TextRun] {
    resolution(in: environment, now: now).runs
  }

  /// The pieces that the text consists of in an environment, and how long they stay as they are.
  package func resolution(in environment: EnvironmentValues, now: Date) -> TextRuns {
    var runs = resolution(in: TextContext(environment: environment, now: now))
    if let textCase = environment.textCase { runs.apply(textCase, locale: environment.locale) }
    return runs
  }

  private func resolution(in context: TextContext) -> TextRuns {
    var runs = TextRuns(in: context)
    runs.append(self)
    return runs
  }

  /// The number that the text shows, if it is one.
  var number: _FormatNumber? { if case .content(let content) = storage { content.number } else { nil } }

  private func joinedString(in context: TextContext) -> String {
    resolution(in: context).runs.reduce(into: "") { string, run in if run.image == nil { string += run.string } }
  }

  /// The string of a text that is no more than one.
  private func plainString(in context: TextContext) -> String? {
    switch storage {
    case .verbatim(let string): string
    case .localized(let pattern): LocalizedString(pattern).plainString(in: context)
    case .content: nil
    }
  }
}
