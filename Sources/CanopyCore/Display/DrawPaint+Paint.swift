package import CanopyDrawing
internal import Foundation

extension DrawColor {
  package init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

extension DrawPaint {
  /// What a paint is in an area.
  init(_ paint: _Paint, in area: CGRect, isDark: Bool) {
    switch paint.kind {
    case .color(let color): self = .color(DrawColor(color.multiplyingOpacity(by: paint.opacity)))
    case .tile(var tile):
      tile.frame.origin.x += area.minX
      tile.frame.origin.y += area.minY
      tile.opacity *= paint.opacity
      self = .tile(tile)
    case .material(let material):
      let tone = material.tone(isDark: isDark).multiplyingOpacity(by: paint.opacity)
      self = .material(DrawMaterial(tone: DrawColor(tone), blur: material.blur))
    case .gradient(let gradient):
      let stops = gradient.evenStops.map { stop in
        DrawGradient.Stop(DrawColor(stop.color.multiplyingOpacity(by: paint.opacity)), at: stop.location)
      }
      self = .gradient(DrawGradient(stops, DrawGradient.Geometry(gradient.geometry, in: area)))
    }
  }
}

extension DrawGradient.Geometry {
  fileprivate init(_ geometry: GradientPaint.Geometry, in area: CGRect) {
    switch geometry {
    case .linear(let from, let to): self = .linear(from: area.point(at: from), to: area.point(at: to))
    case .radial(let center, let from, let to):
      self = .radial(center: area.point(at: center), from: from, to: to, height: 1)
    case .elliptical(let center, let from, let to):
      self = .radial(
        center: area.point(at: center), from: from * area.width, to: to * area.width,
        height: area.width > 0 ? area.height / area.width : 1)
    case .angular(let center, let from, let to):
      self = .angular(center: area.point(at: center), from: from.radians, to: to.radians)
    }
  }
}

extension GradientPaint {
  /// The stops, and as many between them as it takes for whoever draws to mix colours as the screen has them.
  fileprivate var evenStops: [Stop] {
    guard colorSpace == .perceptual, let first = stops.first else { return stops }
    let steps = 8
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      for step in 1...steps {
        let part = Float(step) / Float(steps)
        result.append(
          Stop(
            color: from.color.mixed(with: to.color, by: part, in: .perceptual),
            location: from.location + (to.location - from.location) * CGFloat(part)))
      }
    }
    return result
  }
}

extension CGRect {
  /// A place in it.
  func point(at place: UnitPoint) -> CGPoint { CGPoint(x: minX + place.x * width, y: minY + place.y * height) }
}
