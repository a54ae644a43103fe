internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

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
