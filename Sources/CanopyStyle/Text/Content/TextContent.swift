internal import CanopyCore

/// What a text shows when it is more than a string.
///
/// Safe because contents never change, so texts can share them.
package class TextContent: Equatable, @unchecked Sendable {
  /// The number that is shown, if it is one.
  var number: _FormatNumber? { nil }

  /// Whether another content of the same class shows the same.
  func isEqual(to other: TextContent) -> Bool { self === other }

  /// Adds what is shown to a list of runs.
  func resolve(into runs: inout TextRuns) {}

  package static func == (first: TextContent, second: TextContent) -> Bool {
    first === second || (type(of: first) == type(of: second) && first.isEqual(to: second))
  }
}
