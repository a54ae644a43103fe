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
    var runs = resolvedRuns(in: TextContext(environment: environment, now: now))
    if let textCase = environment.textCase {
      let locale = environment.locale
      for index in runs.indices { runs[index].string = textCase.applied(to: runs[index].string, locale: locale) }
    }
    return runs
  }

  /// Whether the string changes as time passes.
  package var isTimeDependent: Bool {
    if case .content(let content) = storage { content.isTimeDependent } else { false }
  }

  private func resolvedRuns(in context: TextContext) -> [TextRun] {
    var runs = TextRuns(in: context)
    runs.append(self)
    return runs.runs
  }

  private func joinedString(in context: TextContext) -> String {
    resolvedRuns(in: context).reduce(into: "") { string, run in if run.image == nil { string += run.string } }
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
