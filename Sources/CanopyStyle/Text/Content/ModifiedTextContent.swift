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
