package import CanopyCore
package import CanopyDrawing
package import Foundation

/// A style resolved in an environment.
public struct _Paint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case color(Color.Resolved)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    case material(Material)
    /// An image that repeats, starting at the top-left corner of the filled area.
    case tile(DrawTile)
  }

  package var kind: Kind
  /// The opacity of the paint, from 0 to 1. Colors carry their opacity themselves.
  package var opacity: Float = 1
  /// The drop and inner shadows of the filled content.
  package var shadows: [ShadowPaint] = []
  /// The blend mode for compositing the filled content with the content behind it.
  package var blendMode = BlendMode.normal

  package init(_ kind: Kind) { self.kind = kind }

  package init(_ color: Color.Resolved) { kind = .color(color) }

  package func multiplyingOpacity(by factor: Float) -> _Paint {
    var paint = self
    if case .color(let color) = kind {
      paint.kind = .color(color.multiplyingOpacity(by: factor))
    } else {
      paint.opacity *= factor
    }
    return paint
  }

  /// Returns the paint at a level below this one, with a reduced opacity.
  func atLevel(_ level: Int) -> _Paint {
    let factors: [Float] = [1, 0.5, 0.25, 0.18, 0.05]
    return level > 0 ? multiplyingOpacity(by: factors[min(level, factors.count - 1)]) : self
  }

  /// The closest single color, for content that can't be filled with other paints.
  package var color: Color.Resolved {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient):
      (gradient.stops.first?.color ?? .transparent).multiplyingOpacity(by: opacity)
    case .material(let material): material.tone(isDark: false).multiplyingOpacity(by: opacity)
    case .mesh(let mesh): (mesh.colors.first ?? .transparent).multiplyingOpacity(by: opacity)
    case .tile: .transparent
    }
  }
}

/// The effects that apply to all content filled with a paint.
package struct PaintEffects {
  package var shadows: [ShadowPaint] = []
  package var blendMode = BlendMode.normal

  package init(shadows: [ShadowPaint] = [], blendMode: BlendMode = .normal) {
    self.shadows = shadows
    self.blendMode = blendMode
  }
}

extension _Paint {
  package var effects: PaintEffects { PaintEffects(shadows: shadows, blendMode: blendMode) }
}

/// A gradient with resolved colors.
package struct GradientPaint: Equatable, Sendable {
  /// A resolved color at a location from 0 to 1.
  package struct Stop: Equatable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient in the filled area.
  package enum Geometry: Equatable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Like `radial`, with the radii as fractions of the size of the filled area.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  package var stops: [Stop]
  package var colorSpace: Gradient.ColorSpace
  package var geometry: Geometry
}

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

/// The context in which a style resolves to a paint.
public struct _PaintContext {
  package let environment: EnvironmentValues
  /// The foreground styles, or nil to use those of the environment.
  var foreground: Foreground?
  /// A Boolean value that indicates whether the tint is being resolved. Prevents infinite recursion for a tint of
  /// `.tint`.
  var isInTint = false
  /// A Boolean value that indicates whether the background style is being resolved. Prevents infinite recursion.
  var isInBackground = false

  package init(environment: EnvironmentValues) { self.environment = environment }

  func with(foreground: Foreground) -> _PaintContext {
    var context = self
    context.foreground = foreground
    return context
  }
}
