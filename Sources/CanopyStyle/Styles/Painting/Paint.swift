package import CanopyDrawing

/// What to fill with, when all that an environment has to say is known.
public struct _Paint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case color(Color.Resolved)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    case material(Material)
    /// A picture again and again, from the upper left corner of what is filled on.
    case tile(DrawTile)
  }

  package var kind: Kind
  /// How much of it all is seen, from 0 to 1.
  package var opacity: Float = 1
  /// The shadows that what is filled casts, or that fall into it.
  package var shadows: [ShadowPaint] = []
  /// How what is filled is put together with what is behind it.
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

  /// Something second, third, … to this: the same, hiding less of what is behind it.
  func lowered(to level: Int) -> _Paint {
    let factors: [Float] = [1, 0.5, 0.25, 0.18, 0.05]
    return level > 0 ? multiplyingOpacity(by: factors[min(level, factors.count - 1)]) : self
  }

  /// The one color that comes nearest, for what cannot be filled with anything else.
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

/// What is done to all that is filled with a paint.
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
