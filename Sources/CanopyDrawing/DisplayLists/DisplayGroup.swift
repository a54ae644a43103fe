package import Foundation

/// Items with a common effect.
package struct DisplayGroup: Equatable, Sendable {
  /// The effect on the items of a group.
  package enum Effect: Equatable, Sendable {
    /// Hides everything outside an area.
    case clip(Path, FillStyle)
    /// Masks the items by the opacity of a list.
    case mask(DisplayList)
    /// Applies an affine transform.
    case transform(CGAffineTransform)
    /// Applies a projection.
    case projection(ProjectionTransform)
    /// Composites the items as one layer with an opacity.
    case layer(opacity: Double)
    /// Blurs the items.
    ///
    /// - Parameter radius: The standard deviation, in points.
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(DisplayShadow)
    case blend(BlendMode)
    case colors(ColorMatrix)
    /// Fills areas whose opacity is in a range with a color, and hides all others.
    case threshold(min: Float, max: Float, DrawColor)
  }

  package var effect: Effect
  package var list: DisplayList
  /// A Boolean value that indicates whether the effect applies to each item separately, like SwiftUI's opacity, blend modes and
  /// shadows.
  package var appliesToEach: Bool

  package init(_ effect: Effect, _ list: DisplayList, appliesToEach: Bool = false) {
    self.effect = effect
    self.list = list
    self.appliesToEach = appliesToEach
  }

  package init(_ effect: Effect, _ items: [DisplayItem]) { self.init(effect, DisplayList(items)) }

  /// The largest blur radius of the materials in the group, or 0 if there are none.
  var widestBlur: CGFloat {
    if case .mask(let mask) = effect { max(list.widestBlur, mask.widestBlur) } else { list.widestBlur }
  }
}

/// A shadow behind content, or inside it.
package struct DisplayShadow: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A drop shadow behind the content.
    case drop
    /// An inner shadow.
    case inner
    /// A drop shadow without the content.
    case alone
    /// An inner shadow without the content.
    case surrounding
  }

  package var color: DrawColor
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  package var offset: CGSize
  package var kind: Kind

  package init(_ color: DrawColor, radius: CGFloat, offset: CGSize, _ kind: Kind = .drop) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.kind = kind
  }
}
