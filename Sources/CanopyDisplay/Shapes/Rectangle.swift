public import CanopyAnimation
internal import CanopyCore
internal import CanopyStyle
public import CanopyDrawing
public import Foundation

/// A rectangle with the edges of its frame.
@frozen public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle with the edges of its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with rounded corners.
@frozen public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner.
  public var cornerSize: CGSize
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with circular corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The animatable data of the size of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns the rectangle inset at each edge. The centers of its corners stay in place.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  private struct Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
      let corner = CGSize(
        width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
      return Path(roundedRect: rect._shrunk(by: amount), cornerSize: corner, style: base.style)
    }

    nonisolated var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    nonisolated func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with elliptical corners.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with circular corners.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
