internal import CanopyCore
internal import Foundation

/// The content of a text that is more than a string.
///
/// Safe because contents never change, so texts can share them.
package class TextContent: Equatable, @unchecked Sendable {
  /// The number that the content shows; nil if it isn't one.
  var number: _FormatNumber? { nil }

  /// Returns a Boolean value that indicates whether another content of the same class is equal.
  func isEqual(to other: TextContent) -> Bool { self === other }

  /// Appends the resolved content to a list of runs.
  func resolve(into runs: inout TextRuns) {}

  package static func == (first: TextContent, second: TextContent) -> Bool {
    first === second || (type(of: first) == type(of: second) && first.isEqual(to: second))
  }
}

/// Two texts, one after the other.
final class JoinedContent: TextContent, @unchecked Sendable {
  private let first: Text
  private let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? JoinedContent else { return false }
    return texts == other.texts
  }

  override func resolve(into runs: inout TextRuns) {
    for text in texts { runs.append(text) }
  }

  /// The joined texts in order. Concatenations nest to the left and can be long, so that side isn't traversed recursively.
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
final class ModifiedTextContent: TextContent, @unchecked Sendable {
  let text: Text
  let modifier: TextModifier

  init(_ text: Text, _ modifier: TextModifier) {
    self.text = text
    self.modifier = modifier
  }

  override var number: _FormatNumber? { text.number }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? ModifiedTextContent else { return false }
    return modifier == other.modifier && text == other.text
  }

  override func resolve(into runs: inout TextRuns) { runs.append(text, modifiers: [modifier]) }
}

/// A string with attributes.
final class AttributedContent: TextContent, @unchecked Sendable {
  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? AttributedContent else { return false }
    return string == other.string
  }

  override func resolve(into runs: inout TextRuns) {
    for run in string.runs {
      runs.append(String(string[run.range].characters), modifiers: run._textModifiers)
    }
  }
}

/// An image in a text, in place of a character.
final class ImageContent: TextContent, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) { self.image = image }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? ImageContent else { return false }
    return image == other.image
  }

  override func resolve(into runs: inout TextRuns) { runs.append(image) }
}
