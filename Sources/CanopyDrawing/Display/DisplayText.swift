package import Foundation

/// A text in the room that was found for it.
package struct DisplayText: Equatable, Sendable {
  /// Along which edge lines stand.
  package enum Alignment: Int, Sendable { case left, center, right }

  /// What a piece of the text looks like, its letters aside.
  package struct Look: Equatable, Sendable {
    /// What letters are filled with. A gradient is that of the whole text.
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
  /// Where it is. Lines break as they did for this size.
  package var frame: CGRect
  /// One for each piece of the text.
  package var looks: [Look]
  package var alignment: Alignment

  package init(_ request: TextRequest, in frame: CGRect, _ looks: [Look], _ alignment: Alignment = .left) {
    self.request = request
    self.frame = frame
    self.looks = looks
    self.alignment = alignment
  }
}
