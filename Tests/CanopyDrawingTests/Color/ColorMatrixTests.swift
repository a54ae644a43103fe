import CanopyDrawing
import Foundation
import Testing

@Suite struct ColorMatrixTests {
  private let orange = DrawColor(red: 1, green: 0.5, blue: 0, opacity: 0.8)

  private func isNear(_ color: DrawColor, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> Bool {
    let parts = [color.red - red, color.green - green, color.blue - blue, color.opacity - opacity]
    return parts.allSatisfy { abs($0) < 0.003 }
  }

  private func light(_ color: DrawColor) -> Float { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }

  @Test func neutralParametersGiveTheIdentity() {
    for matrix in [
      ColorMatrix(), .brightness(0), .contrast(1), .saturation(1), .hueRotation(0), .inversion(0),
      .multiplication(by: DrawColor(red: 1, green: 1, blue: 1)),
    ] { #expect(isNear(orange.applying(matrix), 1, 0.5, 0, 0.8)) }
  }

  @Test func brightnessAddsLight() {
    #expect(isNear(orange.applying(.brightness(0.25)), 1, 0.75, 0.25, 0.8))
    #expect(isNear(orange.applying(.brightness(-1)), 0, 0, 0, 0.8))
  }

  @Test func contrastMovesColorsAwayFromGray() {
    let grey = DrawColor(red: 0.5, green: 0.5, blue: 0.5)
    #expect(isNear(grey.applying(.contrast(3)), 0.5, 0.5, 0.5))
    #expect(isNear(orange.applying(.contrast(0)), 0.5, 0.5, 0.5, 0.8))
    #expect(isNear(DrawColor(red: 0.6, green: 0.4, blue: 0.5).applying(.contrast(2)), 0.7, 0.3, 0.5))
  }

  @Test func zeroSaturationKeepsLuminance() {
    let grey = orange.applying(.saturation(0))
    #expect(isNear(grey, light(orange), light(orange), light(orange), 0.8))
    #expect(abs(light(orange.applying(.saturation(0.4))) - light(orange)) < 0.003)
  }

  @Test func hueRotationIsPeriodic() {
    let color = DrawColor(red: 0.5, green: 0.4, blue: 0.3)
    for turn in 1...6 {
      let matrix = ColorMatrix.hueRotation(Double(turn) * .pi / 3)
      #expect(abs(light(color.applying(matrix)) - light(color)) < 0.01)
    }
    #expect(isNear(color.applying(.hueRotation(2 * .pi)), 0.5, 0.4, 0.3))
    let grey = DrawColor(red: 0.5, green: 0.5, blue: 0.5)
    #expect(isNear(grey.applying(.hueRotation(1)), 0.5, 0.5, 0.5))
  }

  @Test func inversionIsItsOwnInverse() {
    #expect(isNear(orange.applying(.inversion(1)), 0, 0.5, 1, 0.8))
    #expect(isNear(orange.applying(.inversion(1)).applying(.inversion(1)), 1, 0.5, 0, 0.8))
    #expect(isNear(orange.applying(.inversion(0.5)), 0.5, 0.5, 0.5, 0.8))
  }

  @Test func multiplicationScalesComponents() {
    let red = ColorMatrix.multiplication(by: DrawColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(isNear(DrawColor(red: 1, green: 1, blue: 1).applying(red), 1, 0, 0, 0.5))
    #expect(isNear(orange.applying(.flat(DrawColor(red: 0, green: 0, blue: 1))), 0, 0, 1, 0.8))
  }

  @Test func luminanceBecomesOpacity() {
    let white = DrawColor(red: 1, green: 1, blue: 1).applying(.luminanceToAlpha)
    let black = DrawColor(red: 0, green: 0, blue: 0).applying(.luminanceToAlpha)
    #expect(abs(white.opacity - 1) < 0.003 && abs(black.opacity) < 0.003)
  }

  @Test func resultsAreClampedToColors() {
    for matrix in [ColorMatrix.brightness(9), .contrast(50), .saturation(-7), .brightness(.nan)] {
      let color = orange.applying(matrix)
      for part in [color.red, color.green, color.blue, color.opacity] { #expect(part >= 0 && part <= 1) }
    }
  }

  @Test func colorsAreDescribedAsInCSS() {
    #expect(orange.description == "#FF8000CC")
    #expect(DrawColor(red: 0, green: 0.02, blue: 1).description == "#0005FF")
    #expect(DrawColor(red: -3, green: 7, blue: .nan).bytes.x == 0)
    #expect(DrawColor(red: 2, green: 0.5, blue: 0).bytes == SIMD4(255, 128, 0, 255))
  }
}
