public import CanopyAnimation
internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A rectangle whose corners have individual radii.
@frozen public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have individual radii.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle whose corners have individual radii.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The animatable data of the radii of the corners.
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Returns the rectangle inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

  private struct Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
      func radius(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
      let radii = base.cornerRadii
      let inner = RectangleCornerRadii(
        topLeading: radius(radii.topLeading), bottomLeading: radius(radii.bottomLeading),
        bottomTrailing: radius(radii.bottomTrailing), topTrailing: radius(radii.topTrailing))
      return Path(roundedRect: rect._shrunk(by: amount), cornerRadii: inner, style: base.style)
    }

    nonisolated var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    nonisolated func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Creates a rectangle whose corners have individual radii.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Creates a rectangle whose corners have individual radii.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
