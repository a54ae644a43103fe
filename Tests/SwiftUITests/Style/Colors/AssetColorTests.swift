@testable import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct AssetColorTests {
  private static let sky = """
    {
      "colors": [
        { "idiom": "universal",
          "color": { "color-space": "srgb",
                     "components": { "red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "gray-gamma-22", "components": { "white": "0.250", "alpha": "1.000" } } },
        { "idiom": "universal",
          "appearances": [
            { "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }
          ],
          "color": { "color-space": "srgb", "components": { "red": "255", "green": "255", "blue": "255" } } }
      ]
    }
    """

  private func resolve(_ color: Color, dark: Bool = false, increased: Bool = false) -> Color.Resolved {
    var values = EnvironmentValues()
    values.colorScheme = dark ? .dark : .light
    values.colorSchemeContrast = increased ? .increased : .standard
    return color.resolve(in: values)
  }

  @Test func assetColorsAreFoundByName() throws {
    let catalog = try TranslatedBundle(["Colors.xcassets/Sky.colorset/Contents.json": Self.sky])
    let color = resolve(Color("Sky", bundle: catalog.bundle))
    #expect(color == Color.Resolved(red: 1, green: 128 / 255, blue: 0, opacity: 0.5))
  }

  @Test func componentsAreFractionsOrBytes() throws {
    func red(_ red: String, beside green: String) throws -> Float {
      let color = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "\(red)", "green": "\(green)", "blue": "0", "alpha": "1" } } }] }
        """
      let catalog = try TranslatedBundle(["Colors.xcassets/Sea.colorset/Contents.json": color])
      return resolve(Color("Sea", bundle: catalog.bundle)).red
    }
    #expect(try red("1", beside: "0.6") == 1)
    #expect(try red("1", beside: "127") == 1 / 255)
    #expect(try red("255", beside: "0") == 1)
    #expect(try red("0x33", beside: "0.6") == 0.2)
  }

  @Test func assetColorsInFoldersAreFound() throws {
    let catalog = try TranslatedBundle(["Colors.xcassets/Nature/Sky.colorset/Contents.json": Self.sky])
    #expect(resolve(Color("Sky", bundle: catalog.bundle)).red == 1)
    #expect(resolve(Color("Nature/Sky", bundle: catalog.bundle)).red == 1)
  }

  @Test func bestMatchingAppearanceIsChosen() throws {
    let catalog = try TranslatedBundle(["Colors.xcassets/Sky.colorset/Contents.json": Self.sky])
    let color = Color("Sky", bundle: catalog.bundle)
    #expect(resolve(color, dark: true) == Color.Resolved(red: 0.25, green: 0.25, blue: 0.25))
    #expect(resolve(color, dark: true, increased: true) == Color.Resolved(red: 1, green: 1, blue: 1))
    #expect(resolve(color, increased: true) == resolve(color))
  }

  @Test func missingAndInvalidColorsAreTransparent() throws {
    let catalog = try TranslatedBundle(["Colors.xcassets/Bad.colorset/Contents.json": "{}"])
    #expect(resolve(Color("None", bundle: catalog.bundle)) == .transparent)
    #expect(resolve(Color("Bad", bundle: catalog.bundle)) == .transparent)
    #expect(AssetColor(json: Data("nonsense".utf8)) == nil)
    #expect(AssetColor(json: Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8)) == nil)
  }

  @Test func linearAndDisplayP3ColorSpacesAreRead() throws {
    func json(_ space: String) -> Data {
      let components = #"{"red": "0.5", "green": "0.5", "blue": "0.5"}"#
      return Data(#"{"colors": [{"color": {"color-space": "\#(space)", "components": \#(components)}}]}"#.utf8)
    }
    let linear = try #require(AssetColor(json: json("extended-linear-srgb")))
    #expect(linear.color(isDark: false, isIncreased: false).linearRed == 0.5)
    let wide = try #require(AssetColor(json: json("display-p3")))
    #expect(abs(wide.color(isDark: true, isIncreased: true).red - 0.5) < 0.001)
  }
}
