import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct ColorMixingTests {
  private let black = Color.black, white = Color.white

  private func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  private func isClose(_ first: Color.Resolved, _ second: Color.Resolved) -> Bool {
    let pairs = [
      (first.red, second.red), (first.green, second.green), (first.blue, second.blue),
      (first.opacity, second.opacity),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.005 }
  }

  @Test func mixingByZeroOrOneReturnsTheColors() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      #expect(isClose(resolve(.red.mix(with: .blue, by: 0, in: space)), resolve(.red)))
      #expect(isClose(resolve(.red.mix(with: .blue, by: 1, in: space)), resolve(.blue)))
    }
  }

  @Test func mixingFractionIsClamped() {
    #expect(isClose(resolve(.red.mix(with: .blue, by: -1)), resolve(.red)))
    #expect(isClose(resolve(.red.mix(with: .blue, by: 2)), resolve(.blue)))
  }

  @Test func deviceMixIsTheMeanOfComponents() {
    let middle = resolve(black.mix(with: white, by: 0.5, in: .device))
    #expect(isClose(middle, Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)))
  }

  @Test func perceptualMixOfBlackAndWhiteIsGray() {
    let middle = resolve(black.mix(with: white, by: 0.5))
    #expect(abs(middle.linearRed - 0.125) < 0.002)
    #expect(abs(middle.linearRed - middle.linearBlue) < 0.002)
  }

  @Test func mixingInterpolatesOpacity() {
    let middle = resolve(white.mix(with: white.opacity(0), by: 0.5))
    #expect(abs(middle.opacity - 0.5) < 0.001)
    #expect(middle.red > 0.99)
  }

  @Test func clearColorDoesNotTintTheMix() {
    let mixed = resolve(Color.clear.mix(with: white, by: 0.25, in: .device))
    #expect(isClose(mixed, Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.25)))
  }

  @Test func mixedColorResolvesInTheEnvironment() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let mixed = Color.primary.mix(with: .primary, by: 0.5)
    #expect(isClose(mixed.resolve(in: dark), Color.white.resolve(in: dark)))
    #expect(isClose(resolve(mixed), resolve(.black)))
  }
}
