internal import CanopyCore
package import CanopyDrawing
package import Foundation

extension DrawColor {
  package init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

extension DrawPaint {
  /// Creates the drawable form of a paint for the area that it fills.
  package init(_ paint: _Paint, in area: CGRect, isDark: Bool) {
    switch paint.kind {
    case .color(let color): self = .color(DrawColor(color.multiplyingOpacity(by: paint.opacity)))
    case .mesh(let mesh):
      func drawn(_ color: Color.Resolved) -> DrawColor { DrawColor(color.multiplyingOpacity(by: paint.opacity)) }
      let points = mesh.points.map { area._point(at: UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y))) }
      self = .mesh(
        DrawMesh(
          columns: mesh.columns, points: points, colors: mesh.colors.map(drawn), background: drawn(mesh.background)))
    case .tile(var tile):
      tile.frame.origin.x += area.minX
      tile.frame.origin.y += area.minY
      tile.opacity *= paint.opacity
      self = .tile(tile)
    case .material(let material):
      let tone = material.tone(isDark: isDark).multiplyingOpacity(by: paint.opacity)
      self = .material(DrawMaterial(tone: DrawColor(tone), blur: material.blur))
    case .gradient(let gradient):
      self = .gradient(
        DrawGradient(
          gradient.stops._drawn(in: gradient.colorSpace, opacity: paint.opacity),
          DrawGradient.Geometry(gradient.geometry, in: area)))
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate init(_ geometry: GradientPaint.Geometry, in area: CGRect) {
    switch geometry {
    case .linear(let from, let to): self = .linear(from: area._point(at: from), to: area._point(at: to))
    case .radial(let center, let from, let to):
      self = .radial(center: area._point(at: center), from: from, to: to, height: 1)
    case .elliptical(let center, let from, let to):
      self = .radial(
        center: area._point(at: center), from: from * area.width, to: to * area.width,
        height: area.width > 0 ? area.height / area.width : 1)
    case .angular(let center, let from, let to):
      self = .angular(center: area._point(at: center), from: from.radians, to: to.radians)
    }
  }
}

extension [GradientPaint.Stop] {
  /// Returns the stops, with additional ones in between unless the color space is `device`.
  ///
  /// Renderers interpolate colors in the device color space, so interpolation in another space is approximated with
  /// eight steps between two stops.
  package func _drawn(in space: Gradient.ColorSpace, opacity: Float = 1) -> [DrawGradient.Stop] {
    func drawn(_ color: Color.Resolved, at location: CGFloat) -> DrawGradient.Stop {
      DrawGradient.Stop(DrawColor(color.multiplyingOpacity(by: opacity)), at: location)
    }
    guard space != .device, let first else { return map { drawn($0.color, at: $0.location) } }
    let steps = 8
    var result = [drawn(first.color, at: first.location)]
    for (from, to) in zip(self, dropFirst()) {
      for step in 1...steps {
        let part = Float(step) / Float(steps)
        result.append(
          drawn(
            from.color.mixed(with: to.color, by: part, in: space),
            at: from.location + (to.location - from.location) * CGFloat(part)))
      }
    }
    return result
  }
}

extension CGRect {
  /// Returns the position of a unit point in the rectangle.
  func _point(at place: UnitPoint) -> CGPoint { CGPoint(x: minX + place.x * width, y: minY + place.y * height) }
}

// Opacity, blend modes, and shadows apply to each item of a view separately, unless a `compositingGroup()`, a clip, or
// a blur has flattened the items before. This matches SwiftUI.

extension [DisplayItem] {
  /// Returns the items, each with the given drop and inner shadows.
  func _addingShadows(_ shadows: [ShadowPaint]) -> [DisplayItem] {
    var items = self
    for shadow in shadows where shadow.color.opacity > 0 { items = items._groupedEach(.shadow(DisplayShadow(shadow))) }
    return items
  }

  /// Returns the items, each with the shadows and the blend mode of `effects`.
  package func _applying(_ effects: PaintEffects) -> [DisplayItem] {
    let items = _addingShadows(effects.shadows)
    return effects.blendMode == .normal ? items : items._groupedEach(.blend(effects.blendMode))
  }
}

extension DisplayShadow {
  package init(_ shadow: ShadowPaint) {
    let radius = shadow.radius.isFinite ? max(shadow.radius, 0) : 0
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.init(
      DrawColor(shadow.color), radius: radius, offset: CGSize(width: length(shadow.x), height: length(shadow.y)),
      shadow.isInner ? .inner : .drop)
  }
}
