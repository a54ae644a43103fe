@testable import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct ColorResolvedTests {
  @Test func componentsRoundTrip() {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(abs(color.red - 0.25) < 1e-5)
    #expect(abs(color.green - 0.5) < 1e-5)
    #expect(abs(color.blue - 0.75) < 1e-5)
    #expect(color.opacity == 0.5)
  }

  @Test func linearComponentsAreGammaDecoded() {
    let color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    #expect(abs(color.linearRed - 0.21404) < 1e-4)
    #expect(color.linearGreen == 0)
    #expect(color.linearBlue == 1)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1).linearRed == 0.5)
  }

  @Test func componentsCanBeSet() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.red = 0.5
    color.green = 0.04
    color.blue = 1
    #expect(abs(color.linearRed - 0.21404) < 1e-4)
    #expect(abs(color.linearGreen - 0.04 / 12.92) < 1e-6)
    #expect(color.linearBlue == 1)
  }

  @Test func displayP3ColorsExtendBeyondSRGB() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(red.red > 1)
    #expect(red.green < 0)
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect([white.red, white.green, white.blue].allSatisfy { abs($0 - 1) < 2.5e-4 })
  }

  @Test("o05 Colors of Display P3 are described as on Apple's systems")
  func colorsOfDisplayP3AreDescribedAsOnAppleSystems() {
    let colors = [
      Color.Resolved(colorSpace: .displayP3, red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748),
      Color.Resolved(colorSpace: .displayP3, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3),
      Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3),
    ]
    #expect(colors.map(\.description) == ["#6382B4BF", "#4D4C4C4D", "#4C4C4C4D"])
  }

  @Test func negativeComponentsAreMirrored() {
    for part in [Float(-0.5), -0.01] {
      #expect(abs(Color.Resolved.encoded(Color.Resolved.linear(part)) - part) < 1e-5)
      #expect(Color.Resolved.linear(part) == -Color.Resolved.linear(-part))
    }
  }

  @Test func descriptionIsHexadecimal() {
    #expect(Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.2).description == "#FF800033")
    #expect(Color.Resolved(red: 2, green: -1, blue: 0).description == "#FF0000FF")
  }

  @Test func resolvedColorsAreCodable() throws {
    let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func resolvedColorMakesColor() {
    let resolved = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3)
    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    #expect(Color(resolved) == Color(resolved))
  }
}
