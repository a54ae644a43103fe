import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct SystemColorTests {
  /// Red, green and blue from 0 to 255 and the opacity in hundredths.
  private func parts(_ color: Color, dark: Bool = false, increased: Bool = false) -> [Int] {
    var values = EnvironmentValues()
    values.colorScheme = dark ? .dark : .light
    values.colorSchemeContrast = increased ? .increased : .standard
    let color = color.resolve(in: values)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      + [Int((color.opacity * 100).rounded())]
  }

  @Test func namedColorsFollowTheAppearance() {
    #expect(parts(.red) == [255, 56, 60, 100])
    #expect(parts(.red, dark: true) == [255, 66, 69, 100])
    #expect(parts(.red, increased: true) == [233, 21, 45, 100])
    #expect(parts(.red, dark: true, increased: true) == [255, 97, 101, 100])
  }

  @Test(arguments: [
    (Color.orange, [255, 141, 40]), (.yellow, [255, 204, 0]), (.green, [52, 199, 89]), (.mint, [0, 200, 179]),
    (.teal, [0, 195, 208]), (.cyan, [0, 192, 232]), (.blue, [0, 136, 255]), (.indigo, [97, 85, 245]),
    (.purple, [203, 48, 224]), (.pink, [255, 45, 85]), (.brown, [172, 127, 94]), (.gray, [142, 142, 147]),
    (.black, [0, 0, 0]), (.white, [255, 255, 255]),
  ])
  func namedColorsHaveTheirComponents(_ color: Color, _ expected: [Int]) { #expect(parts(color) == expected + [100]) }

  @Test func blackAndWhiteIgnoreTheAppearance() {
    #expect(parts(.black, dark: true, increased: true) == [0, 0, 0, 100])
    #expect(parts(.white, dark: true) == [255, 255, 255, 100])
    #expect(parts(.clear, dark: true)[3] == 0)
  }

  @Test func primaryAndSecondaryAdaptToTheAppearance() {
    #expect(parts(.primary) == [0, 0, 0, 100])
    #expect(parts(.primary, dark: true) == [255, 255, 255, 100])
    #expect(parts(.secondary) == [60, 60, 67, 60])
    #expect(parts(.secondary, dark: true) == [235, 235, 245, 60])
    #expect(parts(.secondary, increased: true) == [60, 60, 67, 80])
  }

  @Test func accentColorComesFromTheEnvironment() {
    #expect(parts(.accentColor) == parts(.blue))
    var values = EnvironmentValues()
    values.accentColor = .green
    #expect(Color.accentColor.resolve(in: values) == Color.green.resolve(in: values))
  }

  @Test func opacityIsMultiplied() {
    #expect(parts(.secondary.opacity(0.5)) == [60, 60, 67, 30])
    #expect(parts(.red.opacity(0.5).opacity(0.5))[3] == 25)
  }
}
