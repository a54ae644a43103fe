/// A colour as screens and files have it: sRGB, not multiplied by the opacity.
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

  /// The same, hiding less of what is behind it.
  package func multiplyingOpacity(by factor: Float) -> DrawColor {
    var color = self
    color.opacity *= factor
    return color
  }

  package static let clear = DrawColor(red: 0, green: 0, blue: 0, opacity: 0)
}

extension DrawColor: CustomStringConvertible {
  /// As in a style sheet: `#FF8000`, with two digits more if something shines through.
  package var description: String {
    func digits(_ part: Float) -> String {
      let value = Int((max(0, min(1, part)) * 255).rounded())
      let text = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (opacity < 1 ? digits(opacity) : "")
  }
}
