package import Foundation

/// Something to be drawn, in the coordinates of its window, and the element it belongs to.
package struct DisplayItem: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case fill(DisplayFill)
    case text(DisplayText)
    case group(DisplayGroup)
  }

  /// The element. The same from one frame to the next, as long as the view is there.
  package var id: UInt32
  package var content: Content

  package init(id: UInt32, _ content: Content) {
    self.id = id
    self.content = content
  }
}

/// An area of one paint, or the line along its edge.
package struct DisplayFill: Equatable, Sendable {
  package var path: Path
  package var paint: DrawPaint
  package var style: FillStyle
  /// How the line along the path is drawn; nil fills the area.
  package var stroke: StrokeStyle?

  package init(_ path: Path, _ paint: DrawPaint, _ style: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
    self.path = path
    self.paint = paint
    self.style = style
    self.stroke = stroke
  }
}

/// A text in the room that was found for it.
package struct DisplayText: Equatable, Sendable {
  /// Along which edge lines stand.
  package enum Alignment: Hashable, Sendable { case left, center, right }

  /// What a piece of the text looks like, its letters aside.
  package struct Look: Hashable, Sendable {
    package var color: DrawColor
    package var underline: DrawColor?
    package var strikethrough: DrawColor?
    package var background: DrawColor?

    package init(
      _ color: DrawColor, underline: DrawColor? = nil, strikethrough: DrawColor? = nil, background: DrawColor? = nil
    ) {
      self.color = color
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

/// Items to which something is done together.
package struct DisplayGroup: Equatable, Sendable {
  /// What is done to them.
  package enum Effect: Equatable, Sendable {
    /// Nothing is seen outside of an area.
    case clip(Path, FillStyle)
    /// Points go somewhere else.
    case transform(CGAffineTransform)
    /// All of them together hide less of what is behind them.
    case opacity(Double)
    case blur(radius: CGFloat)
  }

  package var effect: Effect
  package var items: [DisplayItem]

  package init(_ effect: Effect, _ items: [DisplayItem]) {
    self.effect = effect
    self.items = items
  }
}

/// All that is to be seen in a window, from behind to the front.
package struct DisplayList: Equatable, Sendable {
  package var items: [DisplayItem] = []

  package init(_ items: [DisplayItem] = []) { self.items = items }
}
