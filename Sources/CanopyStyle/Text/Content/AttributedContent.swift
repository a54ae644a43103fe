internal import Foundation

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
      runs.append(String(string[run.range].characters), modifiers: run.textModifiers)
    }
  }
}
