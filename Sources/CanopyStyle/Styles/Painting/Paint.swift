package import CanopyDrawing

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
package struct PaintFinish {
  package var shadows: [ShadowPaint] = []
  package var blendMode = BlendMode.normal

  package init(shadows: [ShadowPaint] = [], blendMode: BlendMode = .normal) {
    self.shadows = shadows
    self.blendMode = blendMode
  }
}

extension _Paint {
  package var finish: PaintFinish { PaintFinish(shadows: shadows, blendMode: blendMode) }
}
