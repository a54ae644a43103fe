package import CanopyCore
internal import CanopyStyle
package import Foundation

extension Text {
  /// Returns the string that the text shows in an environment, without the images in it.
  ///
  /// It reads only the values that it needs, so that a body that calls it depends only on these values.
  package func resolved(in environment: EnvironmentValues, now: Date = Date()) -> String {
    let context = TextContext(environment: environment, now: now)
    let string = plainString(in: context) ?? joinedString(in: context)
    guard let textCase = environment.textCase else { return string }
    return textCase.applied(to: string, locale: environment.locale)
  }

  /// Returns the links in the text in an environment, in the order in which they are read.
  package func links(in environment: EnvironmentValues, now: Date) -> [TextLink] {
    if plainString(in: TextContext(environment: environment, now: now)) != nil { return [] }
    var links: [TextLink] = []
    var isInLink = false
    var offset = 0
    for run in resolvedRuns(in: environment, now: now) {
      let range = offset..<offset + run.string.utf8.count
      offset = range.upperBound
      if run.image != nil { continue }
      let url = TextLook().applying(run.modifiers).link
      if let url, isInLink, links.last?.url == url {
        links[links.count - 1].text += run.string
        links[links.count - 1].range = links[links.count - 1].range.lowerBound..<offset
      } else if let url {
        links.append(TextLink(text: run.string, url: url, range: range))
      }
      isInLink = url != nil
    }
    return links
  }

  /// Returns the runs of the text in an environment, each with its modifiers.
  package func resolvedRuns(in environment: EnvironmentValues, now: Date = Date()) -> [TextRun] {
    resolution(in: environment, now: now).runs
  }

  /// Returns the runs of the text in an environment, and the date of their next change.
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

  /// The number that the text shows; nil for other texts.
  var number: _FormatNumber? { if case .content(let content) = storage { content.number } else { nil } }

  private func joinedString(in context: TextContext) -> String {
    resolution(in: context).runs.reduce(into: "") { string, run in if run.image == nil { string += run.string } }
  }

  /// Returns the string of a text without modifiers, or nil for other texts.
  private func plainString(in context: TextContext) -> String? {
    switch storage {
    case .verbatim(let string): string
    case .localized(let pattern): LocalizedString(pattern).plainString(in: context)
    case .content: nil
    }
  }
}

/// A link in a text.
package struct TextLink: Equatable, Sendable {
  package var text: String
  package let url: URL
  /// The range of the link in the text, in bytes. An image in the text counts as a character.
  package var range: Range<Int>
}

/// The context in which texts are resolved.
package struct TextContext {
  /// The environment of the text. Each value is read only by texts that need it.
  package let environment: EnvironmentValues
  /// The current time for texts that depend on it.
  package let now: Date

  package init(environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }
}

extension TextContext {
  /// The locale for formatting: the environment's locale, or the current one if that has no identifier.
  var locale: Locale { environment.locale._orCurrent }
}
