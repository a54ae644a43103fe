/// A color in sRGB, not premultiplied by its opacity.
package struct DrawColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float

  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Returns the color with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Float) -> DrawColor {
    var color = self
    color.opacity *= factor
    return color
  }

  package static let clear = DrawColor(red: 0, green: 0, blue: 0, opacity: 0)
}

extension DrawColor: CustomStringConvertible {
  /// The color in CSS notation: `#FF8000`, with two more digits for the opacity if it isn't opaque.
  package var description: String {
    let bytes = bytes
    func digits(_ part: UInt8) -> String { (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true) }
    return "#" + digits(bytes.x) + digits(bytes.y) + digits(bytes.z) + (opacity < 1 ? digits(bytes.w) : "")
  }

  /// Red, green, blue and opacity as integers from 0 to 255.
  package var bytes: SIMD4<UInt8> {
    let parts = SIMD4(red, green, blue, opacity).clamped(lowerBound: SIMD4(repeating: 0), upperBound: .one)
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((parts * 255).rounded(.toNearestOrAwayFromZero)))
  }
}
