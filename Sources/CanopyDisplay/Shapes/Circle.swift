internal import CanopyAnimation
internal import CanopyCore
internal import CanopyStyle
public import CanopyDrawing
public import CanopyLayout
public import Foundation

/// The largest circle that fits, centered in the rectangle.
@frozen public struct Circle: InsettableShape {
  /// Creates a circle.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect._middleSquare) }

  /// Returns a square that fits the proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let length =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
      }
    return CGSize(width: length, height: length)
  }

  /// Returns the circle inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits, centered in the rectangle.
  nonisolated public static var circle: Circle { Circle() }
}

extension CGRect {
  /// The largest square in the center.
  fileprivate var _middleSquare: CGRect {
    let length = min(width, height)
    return CGRect(x: midX - length / 2, y: midY - length / 2, width: length, height: length)
  }
}

/// An ellipse inscribed in the rectangle.
@frozen public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse inscribed in the rectangle.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle with semicircles, or their continuous form, at its shorter edges.
@frozen public struct Capsule: InsettableShape {
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircles, or their continuous form, at its shorter edges.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle with semicircles, or their continuous form, at its shorter edges.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
