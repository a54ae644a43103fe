internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A gradient in Cairo's form.
final class GradientPattern {
  let pattern: OpaquePointer

  /// Returns nil for a gradient without colors or area.
  init?(_ gradient: DrawGradient, covering area: Extent) {
    let stops = gradient.orderedStops
    if stops.isEmpty { return nil }
    switch gradient.geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      Self.add(stops, to: pattern)
      cairo_pattern_set_extend(pattern, cairo_extend_t(gradient.spread))
    case .radial(let center, let from, let to, let height):
      pattern = cairo_pattern_create_radial(center.x, center.y, from, center.x, center.y, max(to, from))
      if height != 1, height > 0 {
        // Cairo fails permanently after a matrix that flattens more, as for a view whose height shrinks to nothing.
        let height = min(max(height, 1e-4), 1e4)
        // The transform from the ellipse to a circle.
        var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1 / height, x0: 0, y0: center.y - center.y / height)
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      Self.add(stops, to: pattern)
      cairo_pattern_set_extend(pattern, cairo_extend_t(gradient.spread))
    case .angular(let center, let from, let to):
      // The time that Cairo takes grows with the distance of a point, so distant points are rejected.
      guard from.isFinite, to.isFinite, abs(center.x) < 1e5, abs(center.y) < 1e5 else { return nil }
      pattern = cairo_pattern_create_mesh()
      Self.addSectors(stops, around: center, from: from, to: to, reaching: area, to: pattern)
    }
  }

  deinit { cairo_pattern_destroy(pattern) }

  private static func add(_ stops: [DrawGradient.Stop], to pattern: OpaquePointer) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
        Double(stop.color.opacity))
    }
  }

  /// Adds sectors around a point, each blending one color into another.
  private static func addSectors(
    _ stops: [DrawGradient.Stop], around center: CGPoint, from: Double, to: Double, reaching area: Extent,
    to pattern: OpaquePointer
  ) {
    // The outer edges of sectors are straight, so they have to extend beyond the area.
    let radius = 1.2 * (area.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) + 1
    func point(_ angle: Double) -> (Double, Double) {
      (center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    func add(_ start: Double, _ end: Double, _ first: DrawColor, _ last: DrawColor) {
      // More than a hundred turns look the same as a hundred.
      let count = Int(min(max((abs(end - start) / (.pi / 8)).rounded(.up), 1), 1_600))
      for step in 0..<count {
        let (begin, stop) = (Double(step) / Double(count), Double(step + 1) / Double(count))
        let colors = (first.mixed(with: last, Float(begin)), first.mixed(with: last, Float(stop)))
        let (one, other) = (point(start + (end - start) * begin), point(start + (end - start) * stop))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, one.0, one.1)
        cairo_mesh_pattern_line_to(pattern, other.0, other.1)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        for (corner, color) in [colors.0, colors.0, colors.1, colors.1].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    func angle(_ stop: DrawGradient.Stop) -> Double { from + (to - from) * stop.location }
    let (first, last) = (stops[0], stops[stops.count - 1])
    for (stop, next) in zip(stops, stops.dropFirst()) { add(angle(stop), angle(next), stop.color, next.color) }
    // The rest of the circle is divided in half between the first and the last color.
    let rest = 2 * Double.pi - abs(angle(last) - angle(first))
    guard rest > 1e-6 else { return }
    let sign: Double = to < from ? -1 : 1
    add(angle(last), angle(last) + sign * rest / 2, last.color, last.color)
    add(angle(first) - sign * rest / 2, angle(first), first.color, first.color)
  }
}

extension DrawGradient {
  /// The stops from the first to the last.
  var orderedStops: [Stop] {
    var stops = stops.filter(\.location.isFinite).sorted { $0.location < $1.location }
    guard spread != .pad, let first = stops.first, let last = stops.last else { return stops }
    // Otherwise, Cairo would blend the last color into the first color of the next repetition.
    if first.location > 0 { stops.insert(Stop(first.color, at: 0), at: 0) }
    if last.location < 1 { stops.append(Stop(last.color, at: 1)) }
    return stops
  }
}

extension cairo_extend_t {
  fileprivate init(_ spread: DrawGradient.Spread) {
    switch spread {
    case .pad: self = CAIRO_EXTEND_PAD
    case .repeat: self = CAIRO_EXTEND_REPEAT
    case .mirror: self = CAIRO_EXTEND_REFLECT
    }
  }
}

extension DrawColor {
  func mixed(with other: DrawColor, _ part: Float) -> DrawColor {
    func mixed(_ one: Float, _ other: Float) -> Float { one + (other - one) * part }
    return DrawColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      opacity: mixed(opacity, other.opacity))
  }
}

extension CairoCanvas {
  /// Sets the source of subsequent drawing to a gradient. Returns false if nothing would be visible.
  func setSource(_ gradient: DrawGradient, covering area: Extent) -> Bool {
    if drawsPixels, let angular = AngularGradientPattern(gradient), setSource(angular, covering: area) { return true }
    guard let pattern = GradientPattern(gradient, covering: area) else { return false }
    cairo_set_source(cairo, pattern.pattern)
    return true
  }

  /// Sets the source of the next drawing to the visible pixels of a gradient. Returns false if there are none or too many.
  private func setSource(_ gradient: AngularGradientPattern, covering area: Extent) -> Bool {
    let map = toDevice
    guard map.isInvertible else { return false }
    var seen = deviceClip
    // Antialiased edges need an additional pixel. The plain method doesn't rely on bounds.
    if method == .fast { seen = seen.intersection(area.applying(map).grown(by: 1)) }
    seen = seen.rounded
    guard !seen.isEmpty, let picture = PixelPicture(width: seen.width, height: seen.height, { _ in }),
      let pixels = PixelBuffer(picture.surface)
    else { return false }
    let toPixels = map.concatenating(CGAffineTransform(translationX: -seen.left, y: -seen.top))
    gradient.fill(pixels, toPixels.inverted())
    cairo_surface_mark_dirty(picture.surface)
    guard let pattern = cairo_pattern_create_for_surface(picture.surface) else { return false }
    var matrix = cairo_matrix_t(
      xx: toPixels.a, yx: toPixels.b, xy: toPixels.c, yy: toPixels.d, x0: toPixels.tx, y0: toPixels.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
