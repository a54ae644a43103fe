package import Foundation

/// A text in its frame.
package struct DisplayText: Equatable, Sendable {
  /// The alignment of lines.
  package enum Alignment: Int, Sendable {
    case left, center, right
    /// At the edge where a line starts: the right edge for Hebrew.
    case start
    /// At the edge where a line ends.
    case end
  }

  /// The look of a run, apart from its letters.
  package struct Look: Equatable, Sendable {
    /// The paint of the letters. A gradient spans the whole text.
    package var paint: DrawPaint
    package var underline: DrawColor?
    package var strikethrough: DrawColor?
    package var background: DrawColor?
    package var underlinePattern = LinePattern.solid
    package var strikethroughPattern = LinePattern.solid

    package init(
      _ paint: DrawPaint, underline: DrawColor? = nil, strikethrough: DrawColor? = nil, background: DrawColor? = nil
    ) {
      self.paint = paint
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
    }
  }

  /// Some letters of a text that are drawn without the others, but at the same positions.
  ///
  /// It is a class, because few texts have one, and all texts are copied.
  package final class Part: Equatable, Sendable {
    /// The range of bytes in the text.
    package let bytes: Range<Int>
    /// The index of the piece that contains the letters.
    package let pieceIndex: Int
    /// The frame of the letters, relative to the upper-left corner of the text. Lines and backgrounds are drawn inside it.
    package let frame: CGRect
    /// A Boolean value that indicates whether the letters are drawn as outlines that don't snap to pixels, for letters that
    /// move.
    package let isExact: Bool

    package init(bytes: Range<Int>, pieceIndex: Int, frame: CGRect, isExact: Bool = false) {
      (self.bytes, self.pieceIndex, self.frame, self.isExact) = (bytes, pieceIndex, frame, isExact)
    }

    package static func == (first: Part, second: Part) -> Bool {
      first === second
        || first.bytes == second.bytes && first.pieceIndex == second.pieceIndex && first.frame == second.frame
          && first.isExact == second.isExact
    }
  }

  package var request: TextRequest
  /// The frame of the text. Lines wrap to its size.
  package var frame: CGRect
  /// The look of each run.
  package var looks: [Look]
  package var alignment: Alignment
  /// The letters to draw, or nil for all.
  package var part: Part?

  package init(_ request: TextRequest, in frame: CGRect, _ looks: [Look], _ alignment: Alignment = .left) {
    self.request = request
    self.frame = frame
    self.looks = looks
    self.alignment = alignment
  }
}

/// The pattern of an underline or strikethrough.
package enum LinePattern: Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Returns the alternating lengths of dashes and gaps for a line of a given thickness, or an empty array for a solid line.
  package func dashes(thickness: CGFloat) -> [CGFloat] {
    let (dash, dot, gap) = (thickness * 5, thickness * 1.5, thickness * 2)
    return switch self {
    case .solid: []
    case .dot: [dot, gap]
    case .dash: [dash, gap]
    case .dashDot: [dash, gap, dot, gap]
    case .dashDotDot: [dash, gap, dot, gap, dot, gap]
    }
  }
}
