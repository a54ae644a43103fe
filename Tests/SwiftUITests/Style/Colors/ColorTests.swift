import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct ColorTests {
  @Test func colorsWithEqualDefinitionsAreEqual() {
    #expect(Color.red == .red)
    #expect(Color.red != .green)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color(red: 1, green: 0, blue: 0) != .red)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != .red.opacity(0.4))
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Color.primary != .black)
    #expect(Color("a") == Color("a"))
    #expect(Color("a") != Color("b"))
    #expect(Color.red.mix(with: .blue, by: 0.5) == .red.mix(with: .blue, by: 0.5))
    #expect(Color.red.mix(with: .blue, by: 0.5) != .blue.mix(with: .red, by: 0.5))
    #expect(Color.red.mix(with: .blue, by: 0.5) != .red.mix(with: .blue, by: 0.5, in: .device))
  }

  @Test func equalColorsHaveEqualHashes() {
    let colors: Set<Color> = [
      .red, .red, .red.opacity(0.5), .red.opacity(0.5), .red.mix(with: .blue, by: 0.5),
      .red.mix(with: .blue, by: 0.5), Color("a"), Color("a"), .accentColor, .accentColor, Color(white: 1),
      Color(white: 1),
    ]
    #expect(colors.count == 6)
  }

  @Test func descriptionNamesTheColor() {
    #expect(Color.red.description == "red")
    #expect(Color.primary.description == "primary")
    #expect(Color.secondary.description == "secondary")
    #expect(Color.clear.description == "clear")
    #expect(Color.accentColor.description == "accentColor")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color.red.opacity(0.25).description == "25% red")
    #expect(Color.red.mix(with: .blue, by: 0.5).description == "50% from red to blue")
    #expect(Color("Sky").description == "NamedColor(name: \"Sky\", bundle: main)")
  }

  @Test func whiteInitializerMakesEqualComponents() {
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(
      Color(.sRGBLinear, white: 0.5, opacity: 0.2) == Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.2))
  }

  /// A place on the colour wheel, and the red, green and blue there.
  struct Place: Sendable {
    var hue: Double
    var saturation = 1.0
    var brightness = 1.0
    let parts: [Double]
  }

  static let places = [
    Place(hue: 0, parts: [1, 0, 0]), Place(hue: 1 / 3, parts: [0, 1, 0]), Place(hue: 2 / 3, parts: [0, 0, 1]),
    Place(hue: 1, parts: [1, 0, 0]), Place(hue: -1 / 6, parts: [1, 0, 1]), Place(hue: 1.5, parts: [0, 1, 1]),
    Place(hue: 1 / 6, brightness: 0.5, parts: [0.5, 0.5, 0]),
    Place(hue: 0.5, saturation: 0, brightness: 0.25, parts: [0.25, 0.25, 0.25]),
  ]

  @Test(arguments: places)
  func hueWrapsAroundTheColorWheel(_ place: Place) {
    let color = Color(hue: place.hue, saturation: place.saturation, brightness: place.brightness)
    let resolved = color.resolve(in: EnvironmentValues())
    for (part, expected) in zip([resolved.red, resolved.green, resolved.blue], place.parts) {
      #expect(abs(Double(part) - expected) < 0.001)
    }
  }

  @Test func customColorResolvesInTheEnvironment() {
    struct Paper: ShapeStyle, Hashable {
      let darkness: Float
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let part = environment.colorScheme == .dark ? darkness : 1
        return Color.Resolved(red: part, green: part, blue: part)
      }
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let paper = Color(Paper(darkness: 0.25))
    #expect(paper.resolve(in: EnvironmentValues()) == Color.Resolved(red: 1, green: 1, blue: 1))
    #expect(paper.resolve(in: dark) == Color.Resolved(red: 0.25, green: 0.25, blue: 0.25))
    #expect(paper == Color(Paper(darkness: 0.25)))
    #expect(paper != Color(Paper(darkness: 0.5)))
    #expect(Set([paper, Color(Paper(darkness: 0.25))]).count == 1)
  }
}
