public import CanopyStyle

/// The selection in a text field: a range of its text, or an insertion point.
///
/// ```swift
/// @State private var selection: TextSelection?
///
/// TextField("Message", text: $message, selection: $selection)
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected positions in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range, which is empty if the selection is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges, which may be disjoint.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected positions in the text.
  public var indices: Indices
  /// A value that indicates whether an insertion point belongs to the character before it or the character after it.
  public var affinity: TextSelectionAffinity = .automatic

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges. A text field selects everything from the start of the first range to the end of the
  /// last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates the selection of an insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// A Boolean value that indicates whether the selection is an insertion point.
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

  /// Returns the selected bytes of a string, or nil if the selection doesn't fit it. Indices beyond the end count as the end.
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
