public import CanopyStyle

/// The selection in a text field: a range of its text, or an insertion point.
///
/// ```swift
/// @State private var selection: TextSelection?
///
/// TextField("Message", text: $message, selection: $selection)
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected indices.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A range, which is empty for an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected indices.
  public var indices: Indices
  /// The association of an insertion point with the character before or after it.
  public var affinity: TextSelectionAffinity = .automatic

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates the selection of several ranges. A text field selects the range from the first to the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates the selection of an insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// A Boolean value that indicates whether nothing is selected, so that text is inserted there.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  init(offsets: Range<Int>, in string: String) {
    let start = string.utf8.index(string.startIndex, offsetBy: offsets.lowerBound)
    self.init(range: start..<string.utf8.index(start, offsetBy: offsets.count))
  }

  /// Returns the bytes of the selection in a string; nil if it has no place. Indices behind the end are at the end.
  func offsets(in string: String) -> Range<Int>? {
    func offset(_ index: String.Index) -> Int {
      string.utf8.distance(from: string.startIndex, to: min(index, string.endIndex))
    }
    switch indices {
    case .selection(let range): return offset(range.lowerBound)..<offset(range.upperBound)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return offset(first.lowerBound)..<offset(last.upperBound)
    }
  }
}
