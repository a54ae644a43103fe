package import CanopyCore
package import Foundation

/// A shadow with a resolved color.
package struct ShadowPaint: Equatable, Sendable {
  package var isInner: Bool
  package var color: Color.Resolved
  package var radius: CGFloat
  package var x: CGFloat
  package var y: CGFloat

  package init(_ shadow: ShadowStyle, in environment: EnvironmentValues) {
    isInner = shadow.isInner
    color = shadow.color.resolve(in: environment)
    radius = shadow.radius
    x = shadow.x
    y = shadow.y
  }
}
