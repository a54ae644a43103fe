internal import CanopyCore
package import CanopyDrawing
internal import CanopyGraph
package import CanopyStyle
package import Foundation

/// A change of a view's drawing that doesn't affect layout.
package enum RenderEffect: Equatable, Sendable {
  // Effects on the position.
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case turn(PerspectiveTurn)
  case transform(CGAffineTransform)
  case projection(ProjectionTransform, isIgnoredByLayout: Bool)
  // Effects on the visible part.
  case clip(ClipShape)
  case opacity(Double)
  case layer
  case blend(BlendMode)
  case shadow(ShadowStyle)
  case blur(radius: CGFloat, isOpaque: Bool)
  // Effects on colors.
  case colors(ColorAdjustment)
  case multiplication(Color)
}

/// A rotation in three dimensions, viewed from the front.
package struct PerspectiveTurn: Equatable, Sendable {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  /// The strength of the perspective, or 0 for none.
  var perspective: CGFloat

  func transform(in size: CGSize) -> ProjectionTransform {
    var camera = CATransform3DIdentity
    let extent = max(size.width, size.height)
    if extent > 0 { camera.m34 = -perspective / extent }
    let there = CATransform3DMakeTranslation(0, 0, -anchorZ)
    let turned = CATransform3DConcat(
      CATransform3DConcat(there, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)),
      CATransform3DMakeTranslation(0, 0, anchorZ))
    return ProjectionTransform(CATransform3DConcat(turned, camera))
      .around(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
  }
}

/// A shape that hides everything outside of it.
package struct ClipShape: Equatable, Sendable {
  var shape: any Shape
  let style: FillStyle

  package static func == (first: ClipShape, second: ClipShape) -> Bool {
    first.style == second.style && areEqual(first.shape, second.shape)
  }
}

extension RenderEffect {
  /// Returns the transform for a view of a given size, or nil if the effect doesn't move points.
  func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .offset(let offset): ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    case .scale(let scale, let anchor):
      ProjectionTransform(
        CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: CGRect(origin: .zero, size: size)))
    case .rotation(let angle, let anchor):
      ProjectionTransform(
        CGAffineTransform(rotationAngle: angle.radians).around(anchor, in: CGRect(origin: .zero, size: size)))
    case .turn(let turn): turn.transform(in: size)
    case .transform(let transform): ProjectionTransform(transform)
    case .projection(let transform, _): transform
    case .clip, .opacity, .layer, .blend, .shadow, .blur, .colors, .multiplication: nil
    }
  }

  /// A Boolean value that indicates whether layout ignores the effect.
  private var isIgnoredByLayout: Bool { if case .projection(_, true) = self { true } else { false } }

  /// Returns the transform that layout uses for a view of a given size, or nil if the effect doesn't move points in layout.
  fileprivate func transformForLayout(in size: CGSize) -> ProjectionTransform? {
    isIgnoredByLayout ? nil : transform(in: size)
  }
}

extension [RenderEffect] {
  /// Returns the combined transform that layout uses for a view of a given size, or nil if the effects don't move points.
  func _transform(in size: CGSize) -> ProjectionTransform? {
    var result: ProjectionTransform?
    for effect in self {
      guard let next = effect.transformForLayout(in: size) else { continue }
      result = result?.concatenating(next) ?? next
    }
    return result
  }
}
