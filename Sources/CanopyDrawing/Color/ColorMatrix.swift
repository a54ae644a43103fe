internal import Foundation

/// A matrix for transforming colors. Each component of the result is the sum of the components of the color, multiplied by the
/// first four numbers of a row, and the last number of that row.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  public init() {}
}

extension ColorMatrix {
  /// The contribution of each component to the perceived luminance.
  private static var weights: (red: Float, green: Float, blue: Float) { (0.2126, 0.7152, 0.0722) }

  /// Returns a matrix that brightens colors.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r5, matrix.g5, matrix.b5) = (Float(amount), Float(amount), Float(amount))
    return matrix
  }

  /// Returns a matrix that adjusts the contrast.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let factor = Float(amount)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
    (matrix.r5, matrix.g5, matrix.b5) = ((1 - factor) / 2, (1 - factor) / 2, (1 - factor) / 2)
    return matrix
  }

  /// Returns a matrix that adjusts the saturation.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (factor, weights) = (Float(amount), weights)
    let rest = 1 - factor
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3) = (rest * weights.red + factor, rest * weights.green, rest * weights.blue)
    (matrix.g1, matrix.g2, matrix.g3) = (rest * weights.red, rest * weights.green + factor, rest * weights.blue)
    (matrix.b1, matrix.b2, matrix.b3) = (rest * weights.red, rest * weights.green, rest * weights.blue + factor)
    return matrix
  }

  /// Returns a matrix that rotates hues by radians and keeps luminance.
  package static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (sine, cosine) = (Float(sin(angle)), Float(cos(angle)))
    // The same matrix as in the web's standard for filters.
    var matrix = ColorMatrix()
    matrix.r1 = 0.213 + cosine * 0.787 - sine * 0.213
    matrix.r2 = 0.715 - cosine * 0.715 - sine * 0.715
    matrix.r3 = 0.072 - cosine * 0.072 + sine * 0.928
    matrix.g1 = 0.213 - cosine * 0.213 + sine * 0.143
    matrix.g2 = 0.715 + cosine * 0.285 + sine * 0.140
    matrix.g3 = 0.072 - cosine * 0.072 - sine * 0.283
    matrix.b1 = 0.213 - cosine * 0.213 - sine * 0.787
    matrix.b2 = 0.715 - cosine * 0.715 + sine * 0.715
    matrix.b3 = 0.072 + cosine * 0.928 + sine * 0.072
    return matrix
  }

  /// A matrix that inverts colors.
  package static var inversion: ColorMatrix { inversion(1) }

  /// Returns a matrix that inverts colors by an amount from 0 to 1.
  package static func inversion(_ amount: Double) -> ColorMatrix {
    let (amount, factor) = (Float(amount), 1 - 2 * Float(amount))
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
    (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
    return matrix
  }

  /// Returns a matrix that multiplies colors by a color.
  package static func multiplication(by color: DrawColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
    return matrix
  }

  /// A matrix that turns all colors black, with their luminance as opacity.
  package static var luminanceToAlpha: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 0)
    (matrix.a1, matrix.a2, matrix.a3) = (weights.red, weights.green, weights.blue)
    return matrix
  }

  /// Returns a matrix that replaces all colors with one color, and keeps the opacity.
  package static func flat(_ color: DrawColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, color.opacity)
    (matrix.r5, matrix.g5, matrix.b5) = (color.red, color.green, color.blue)
    return matrix
  }
}

extension DrawColor {
  /// Returns the transformed color, clamped to sRGB.
  package func applying(_ m: ColorMatrix) -> DrawColor {
    func part(_ row: (Float, Float, Float, Float, Float)) -> Float {
      let sum = row.0 * red + row.1 * green + row.2 * blue + row.3 * opacity + row.4
      return max(0, min(1, sum))
    }
    return DrawColor(
      red: part((m.r1, m.r2, m.r3, m.r4, m.r5)), green: part((m.g1, m.g2, m.g3, m.g4, m.g5)),
      blue: part((m.b1, m.b2, m.b3, m.b4, m.b5)), opacity: part((m.a1, m.a2, m.a3, m.a4, m.a5)))
  }
}

extension ColorMatrix {
  /// All twenty numbers, row by row.
  package var numbers: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
