internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The content of a text that is more than a string. Contents are constant objects, so texts can share them.
package protocol TextContent: AnyObject, Sendable {
  /// The number that the content shows; nil for other content.
  var number: _FormatNumber? { get }

  /// Returns a Boolean value that indicates whether another content is of the same class and equal.
  func isEqual(to other: any TextContent) -> Bool

  /// Appends the resolved content to a list of runs.
  func resolve(into runs: inout TextRuns)
}

extension TextContent {
  package var number: _FormatNumber? { nil }
}

/// Two texts, one after the other.
final class JoinedContent: TextContent {
  private let first: Text
  private let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? JoinedContent else { return false }
    return texts == other.texts
  }

  func resolve(into runs: inout TextRuns) {
    for text in texts { runs.append(text) }
  }

  /// The joined texts in order. Concatenations nest to the left and can be long, so the left side isn't traversed recursively.
  private var texts: [Text] {
    var reversed = [second]
    var rest = first
    while case .content(let content) = rest.storage, let joined = content as? JoinedContent {
      reversed.append(joined.second)
      rest = joined.first
    }
    reversed.append(rest)
    return reversed.reversed()
  }
}

/// A text with one modifier.
final class ModifiedTextContent: TextContent {
  let text: Text
  let modifier: TextModifier

  init(_ text: Text, _ modifier: TextModifier) {
    self.text = text
    self.modifier = modifier
  }

  var number: _FormatNumber? { text.number }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? ModifiedTextContent else { return false }
    return modifier == other.modifier && text == other.text
  }

  func resolve(into runs: inout TextRuns) { runs.append(text, modifiers: [modifier]) }
}

/// A string with attributes.
final class AttributedContent: TextContent {
  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? AttributedContent else { return false }
    return string == other.string
  }

  func resolve(into runs: inout TextRuns) {
    let formatting = runs.context.environment.textFormatting
    for run in string.runs {
      let attributes = formatting?.shown(run.attributes) ?? run.attributes
      runs.append(String(string[run.range].characters), modifiers: attributes._textModifiers)
    }
  }
}

/// An image in a text, in place of a character.
final class ImageContent: TextContent {
  private let image: Image

  init(_ image: Image) { self.image = image }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? ImageContent else { return false }
    return image == other.image
  }

  func resolve(into runs: inout TextRuns) { runs.append(image) }
}
