internal import CanopyDrawing
internal import Foundation

/// An angular gradient whose color is computed for each pixel.
///
/// Cairo can draw such a gradient only as a mesh of patches, in which the color of a pixel depends on the drawn area.
struct AngularGradientPattern {
  private let center: CGPoint
  /// The angle of the first stop.
  private let start: Double
  /// The direction from the first stop to the last: 1 if the angles increase, or -1 if they decrease.
  private let direction: Double
  /// The angle between the first stop and the last, in radians.
  private let length: Double
  private let stops: [Stop]

  private struct Stop {
    /// The angle between the first stop and this one, in radians.
    let turn: Double
    let color: DrawColor
  }

  /// Creates the pattern of a gradient, or returns nil if the gradient isn't angular, has no stops, or has nonfinite values.
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

  /// Sets the colors of all pixels in a buffer.
  ///
  /// - Parameters:
  ///   - pixels: The buffer to fill.
  ///   - map: The transform from pixels to the coordinates of the gradient.
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
    // If the stops span more than a full circle, the last turn is visible.
    if length > circle { turn += circle * ((length - turn) / circle).rounded(.down) }
    return turn
  }

  /// Returns the color at an angle from the first stop, in the memory layout of a pixel.
  @inline(__always)
  private func pixel(at turn: Double, _ stops: UnsafeBufferPointer<Stop>) -> UInt32 {
    // Outside the stops, each half of the remaining circle has the color of the adjacent stop.
    guard turn <= length else { return (turn < length / 2 + .pi ? stops[stops.count - 1] : stops[0]).color.pixel }
    var index = 0
    while index + 1 < stops.count, stops[index + 1].turn <= turn { index += 1 }
    guard index + 1 < stops.count else { return stops[index].color.pixel }
    let (stop, next) = (stops[index], stops[index + 1])
    // The remainder of a very large angle is imprecise, so the fraction is clamped.
    let part = max(0, min(1, (turn - stop.turn) / (next.turn - stop.turn)))
    return stop.color.mixed(with: next.color, Float(part)).pixel
  }

  /// The offset from the center of a pixel to the point at which its color is computed.
  ///
  /// Without an offset, the centers of many pixels would be exactly on a boundary between two colors, where rounding errors
  /// determine the color.
  private static var bias: CGSize { CGSize(width: 1.0 / 3_000, height: 1.0 / 5_000) }
}

extension DrawColor {
  /// The color with all components clamped to the range of pixels, from 0 to 1.
  fileprivate var limited: DrawColor {
    func limited(_ part: Float) -> Float { max(0, min(1, part)) }
    return DrawColor(red: limited(red), green: limited(green), blue: limited(blue), opacity: limited(opacity))
  }
}
