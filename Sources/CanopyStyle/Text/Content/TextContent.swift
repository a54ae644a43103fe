internal import CanopyCore

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
