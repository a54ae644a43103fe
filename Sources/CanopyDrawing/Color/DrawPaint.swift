package import Foundation

/// The paint of an area.
package enum DrawPaint: Equatable, Sendable {
  case color(DrawColor)
  case gradient(DrawGradient)
  case mesh(DrawMesh)
  case material(DrawMaterial)
  case tile(DrawTile)
}

/// A repeated picture, or a repeated part of one.
package struct DrawTile: Equatable, Sendable {
  package var image: DrawImage
  /// The part of the picture to repeat, as fractions of its size.
  package var source: CGRect
  /// The frame of one tile.
  package var frame: CGRect
  package var opacity: Float = 1

  package init(_ image: DrawImage, source: CGRect, in frame: CGRect) {
    self.image = image
    self.source = source
    self.frame = frame
  }
}

/// A material: a blurred backdrop under a translucent color.
package struct DrawMaterial: Equatable, Sendable {
  package var tone: DrawColor
  /// The standard deviation of the blur, in points.
  package var blur: CGFloat

  package init(tone: DrawColor, blur: CGFloat) {
    self.tone = tone
    self.blur = blur
  }
}

extension DrawPaint {
  /// Returns the paint with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Float) -> DrawPaint {
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        DrawGradient.Stop($0.color.multiplyingOpacity(by: factor), at: $0.location)
      }
      return .gradient(gradient)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      return .mesh(mesh)
    case .material(var material):
      material.tone = material.tone.multiplyingOpacity(by: factor)
      return .material(material)
    case .tile(var tile):
      tile.opacity *= factor
      return .tile(tile)
    }
  }

  /// A Boolean value that indicates whether the paint is invisible.
  package var isInvisible: Bool { if case .color(let color) = self { color.opacity <= 0 } else { false } }
}

/// A gradient between colors.
package struct DrawGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    package var color: DrawColor
    /// The location along the gradient, from 0 to 1.
    package var location: CGFloat

    package init(_ color: DrawColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The positions of the first and the last color.
  package enum Geometry: Equatable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// Around a point, between two radii. The radii are horizontal; the ellipse is `height` times as high as it is wide.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat, height: CGFloat)
    /// Around a point, between two angles in radians.
    case angular(center: CGPoint, from: Double, to: Double)
  }

  /// The colors outside of the range between the first and the last color.
  package enum Spread: Hashable, Sendable { case pad, `repeat`, mirror }

  package var stops: [Stop]
  package var geometry: Geometry
  package var spread: Spread

  package init(_ stops: [Stop], _ geometry: Geometry, spread: Spread = .pad) {
    self.stops = stops
    self.geometry = geometry
    self.spread = spread
  }
}

/// A mesh: colors at points, interpolated between them.
package struct DrawMesh: Equatable, Sendable {
  /// The number of points in a row.
  package var columns: Int
  /// The points, row by row.
  package var points: [CGPoint]
  /// The color of each point.
  package var colors: [DrawColor]
  /// The color outside the mesh.
  package var background: DrawColor

  package init(columns: Int, points: [CGPoint], colors: [DrawColor], background: DrawColor) {
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// The number of rows.
  package var rows: Int { columns > 0 ? min(points.count, colors.count) / columns : 0 }
}
