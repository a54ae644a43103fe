package import Foundation

/// Items to which something is done together.
package struct DisplayGroup: Equatable, Sendable {
  /// What is done to them.
  package enum Effect: Equatable, Sendable {
    /// Nothing is seen outside of an area.
    case clip(Path, FillStyle)
    /// They are seen as far as what is drawn here is opaque.
    case mask(DisplayList)
    /// Points go somewhere else.
    case transform(CGAffineTransform)
    /// Points go where a sheet would be seen that is turned away.
    case projection(ProjectionTransform)
    /// They are put together before anything is done to them, and hide less of what is behind them.
    case layer(opacity: Double)
    /// - Parameter radius: The standard deviation, in points.
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(DisplayShadow)
    case blend(BlendMode)
    case colors(ColorMatrix)
    /// What is as opaque as the least and the most has a color; nothing else is seen.
    case threshold(min: Float, max: Float, DrawColor)
  }

  package var effect: Effect
  package var list: DisplayList
  /// A Boolean value that indicates whether the effect applies to each item by itself, as SwiftUI's opacity, blend modes and
  /// shadows do.
  package var appliesToEach: Bool

  package init(_ effect: Effect, _ list: DisplayList, appliesToEach: Bool = false) {
    self.effect = effect
    self.list = list
    self.appliesToEach = appliesToEach
  }

  package init(_ effect: Effect, _ items: [DisplayItem]) { self.init(effect, DisplayList(items)) }

  /// The largest radius by which materials in the group blur; 0 if there are none.
  var widestBlur: CGFloat {
    if case .mask(let mask) = effect { max(list.widestBlur, mask.widestBlur) } else { list.widestBlur }
  }
}

/// A shadow behind something, or inside of it.
package struct DisplayShadow: Equatable, Sendable {
  package enum Kind: Sendable {
    /// Behind the thing.
    case drop
    /// What is around the thing throws it into that.
    case inner
    /// Nothing is seen of the thing itself.
    case alone
    /// What is around the thing throws it, and nothing is seen of the thing.
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
