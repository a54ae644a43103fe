internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A rectangle whose shorter edges are as round as can be.
@frozen public struct Capsule: InsettableShape {
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// A capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule made smaller at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter edges are as round as can be.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter edges are as round as can be.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
