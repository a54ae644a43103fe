internal import CanopyDrawing
internal import Foundation

/// A gradient around a point, as a color for each pixel.
///
/// Cairo draws such a gradient as a mesh of patches, whose pixels depend on how much of it is seen.
struct AngularGradientPattern {
  private let center: CGPoint
  /// The angle of the first stop.
  private let start: Double
  /// From the first stop to the last one: 1 for angles that grow, -1 for angles that get smaller.
  private let direction: Double
  /// The angle between the first stop and the last one, in radians.
  private let length: Double
  private let stops: [Stop]

  private struct Stop {
    /// The angle between the first stop and this one, in radians.
    let turn: Double
    let color: DrawColor
  }

  /// nil for a gradient that isn't around a point, has no colors, or is nowhere.
  init?(_ gradient: DrawGradient) {
    let stops = gradient.orderedStops
    guard case .angular(let center, let from, let to) = gradient.geometry, let first = stops.first,
      let last = stops.last
    else { return nil }
    self.center = center
    start = from + (to - from) * first.location
    direction = to < from ? -1 : 1
    length = abs(to - from) * (last.location - first.location)
    self.stops = stops.map { stop in
      Stop(turn: abs(to - from) * (stop.location - first.location), color: stop.color.limited)
    }
    guard center.x.isFinite, center.y.isFinite, start.isFinite, length.isFinite else { return nil }
  }

  /// Colors pixels.
  ///
  /// - Parameter map: From pixels to the coordinates of the gradient.
  func fill(_ pixels: PixelBuffer, _ map: CGAffineTransform) {
    stops.withUnsafeBufferPointer { stops in
      for y in 0..<pixels.height {
        let row = UnsafeMutableRawPointer(pixels.data + y * pixels.stride)
        let first = CGPoint(x: 0.5 + Self.bias.width, y: CGFloat(y) + 0.5 + Self.bias.height).applying(map)
        let (left, top) = (first.x - center.x, first.y - center.y)
        for x in 0..<pixels.width {
          let turn = turn(to: left + CGFloat(x) * map.a, top + CGFloat(x) * map.b)
          row.storeBytes(of: pixel(at: turn, stops), toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Returns the angle between the first stop and a direction from the center, in radians.
  @inline(__always)
  private func turn(to x: CGFloat, _ y: CGFloat) -> Double {
    let circle = 2 * Double.pi
    var turn = (atan2(y, x) - start) * direction
    turn -= circle * (turn / circle).rounded(.down)
    // A gradient that goes around more than once shows its last turn.
    if length > circle { turn += circle * ((length - turn) / circle).rounded(.down) }
    return turn
  }

  /// The color at a distance from the first stop, as it is in memory.
  @inline(__always)
  private func pixel(at turn: Double, _ stops: UnsafeBufferPointer<Stop>) -> UInt32 {
    // Each half of the rest of the circle has the color of the end that is beside it.
    guard turn <= length else { return (turn < length / 2 + .pi ? stops[stops.count - 1] : stops[0]).color.pixel }
    var index = 0
    while index + 1 < stops.count, stops[index + 1].turn <= turn { index += 1 }
    guard index + 1 < stops.count else { return stops[index].color.pixel }
    let (stop, next) = (stops[index], stops[index + 1])
    // The remainder of a very large angle is imprecise, so the fraction is clamped.
    let part = max(0, min(1, (turn - stop.turn) / (next.turn - stop.turn)))
    return stop.color.mixed(with: next.color, Float(part)).pixel
  }

  /// The distance from the middle of a pixel to the point whose color it has: the middles of many pixels are on lines
  /// between two colors, where rounding errors would decide.
  private static var bias: CGSize { CGSize(width: 1.0 / 3_000, height: 1.0 / 5_000) }
}

extension DrawColor {
  /// The nearest color that pixels can have.
  fileprivate var limited: DrawColor {
    func limited(_ part: Float) -> Float { max(0, min(1, part)) }
    return DrawColor(red: limited(red), green: limited(green), blue: limited(blue), opacity: limited(opacity))
  }
}
