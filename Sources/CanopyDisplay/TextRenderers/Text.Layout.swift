internal import CanopyDrawing
public import CanopyStyle
public import CanopyText
public import Foundation

extension Text {
  /// The lines of a drawn text, for a ``TextRenderer``.
  public struct Layout: RandomAccessCollection, Equatable {
    let text: TypesetText
    /// A Boolean value that indicates whether part of the text is omitted because there isn't enough space.
    public var isTruncated: Bool { text.isTruncated }

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { text.lines.count }
    /// Returns the line at an index.
    public subscript(index: Int) -> Line { Line(text: text, index: index) }
  }
}

extension Text.Layout {
  /// A line of a text, as a collection of its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let text: TypesetText
    let index: Int
    var line: TypesetText.Line { text.lines[index] }

    /// The point on the baseline where the line starts.
    public var origin: CGPoint { line.bounds.origin }
    /// The reading direction of the paragraph.
    public var paragraphLayoutDirection: LayoutDirection { line.isFromRight ? .rightToLeft : .leftToRight }
    /// The position and size of the line.
    public var typographicBounds: TypographicBounds { line.bounds }

    /// The index of the first run.
    public var startIndex: Int { 0 }
    /// The index after the last run.
    public var endIndex: Int { line.runs.count }
    /// Returns the run at an index.
    public subscript(index: Int) -> Run { Run(text: text, run: line.runs[index]) }
  }

  /// A part of a line with uniform attributes, as a collection of its letters from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    let text: TypesetText
    let run: TypesetText.Run

    /// The reading direction of the run.
    public var layoutDirection: LayoutDirection { run.isFromRight ? .rightToLeft : .leftToRight }
    /// The position and size of the run.
    public var typographicBounds: TypographicBounds { run.bounds }
    /// The positions of the letters in the text.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
    /// Returns the value of a custom attribute, or nil if the run has none of this type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { text.attribute(of: run.piece) }

    /// The index of the first letter.
    public var startIndex: Int { 0 }
    /// The index after the last letter.
    public var endIndex: Int { run.letters.count }
    /// Returns a letter as a slice.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// Returns some letters as a slice.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Consecutive letters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the letters.
    public var run: Run
    /// The indices of the letters in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    var letters: ArraySlice<TextGeometry.Character> { run.run.letters[indices] }

    /// The position and size of the letters.
    public var typographicBounds: TypographicBounds {
      var bounds = run.run.bounds
      guard let first = letters.first, let last = letters.last else {
        bounds.width = 0
        return bounds
      }
      (bounds.origin.x, bounds.width) = (first.left, last.right - first.left)
      return bounds
    }

    /// The positions of the letters in the text.
    public var characterIndices: [CharacterIndex] {
      letters.map { CharacterIndex(value: run.text.offset(ofByte: $0.bytes.lowerBound)) }
    }

    /// Returns the value of a custom attribute, or nil if the run has none of this type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The index of the first letter.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last letter.
    public var endIndex: Int { indices.upperBound }
    /// Returns a letter as a slice.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    /// Returns some letters as a slice.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
  }

  /// The position of a letter in the text, in UTF-16 units.
  @frozen public struct CharacterIndex: Hashable, Strideable, Sendable {
    let value: Int

    /// Returns the distance to another position.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    /// Returns the position at a distance.
    public func advanced(by distance: Int) -> CharacterIndex { CharacterIndex(value: value + distance) }
  }

  /// The position and size of letters, according to their font.
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The point on the baseline where the letters start.
    public var origin: CGPoint
    /// The advance width, in points.
    public var width: CGFloat
    /// The distance from the baseline to the top, in points.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The additional distance to the next line, in points.
    public var leading: CGFloat

    /// Creates empty bounds at the origin.
    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      (self.origin, self.width, self.ascent, self.descent) = (origin, width, ascent, descent)
      leading = 0
    }

    /// The rectangle from the top to the bottom.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options for drawing parts of a text.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws letters exactly at their positions instead of aligning them to pixels. Moving letters don't jump, but are less
    /// crisp.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
