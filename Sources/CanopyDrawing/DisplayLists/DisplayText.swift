package import Foundation

/// A text in its frame.
package struct DisplayText: Equatable, Sendable {
  /// The alignment of lines.
  package enum Alignment: Int, Sendable {
    case left, center, right
    /// At the edge from which a line is read: the right one for Hebrew.
    case start
    /// At the edge to which a line is read.
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

  package var request: TextRequest
  /// The frame. Lines break for its size.
  package var frame: CGRect
  /// The look of each run.
  package var looks: [Look]
  package var alignment: Alignment

  package init(_ request: TextRequest, in frame: CGRect, _ looks: [Look], _ alignment: Alignment = .left) {
    self.request = request
    self.frame = frame
    self.looks = looks
    self.alignment = alignment
  }
}
