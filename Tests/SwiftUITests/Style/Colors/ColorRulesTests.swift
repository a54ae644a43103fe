import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Colors made of odd numbers, of one another, and for other frameworks.
@MainActor @Suite struct ColorRulesTests {
  private let light = EnvironmentValues()

  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private func hexadecimal(_ color: Color, _ environment: EnvironmentValues? = nil) -> String {
    color.resolve(in: environment ?? light).description
  }

  private struct Shown: View {
    let color: () -> Color

    var body: some View { color() }
  }

  // MARK: Odd numbers

  @Test func descriptionsOfHugeNumbersAreComplete() {
    #expect(Color.red.opacity(1e300).description.hasSuffix("% red"))
    #expect(Color.red.opacity(-0.25).description == "-25% red")
    #expect(Color.red.mix(with: .blue, by: 1e300).description == "100% from red to blue")
    #expect(Color.red.mix(with: .blue, by: -.infinity).description == "0% from red to blue")
  }

  @Test func mixByNoNumberIsReportedAndKeepsTheColor() {
    let screen = layOut { Shown { Color.white.mix(with: .black, by: .nan) } }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.message.contains("in the body of Shown") == true)
    #expect(screen.displayList() == "fill #FFFFFF: rectangle 0,0 200×100")
    #expect(Color.red.mix(with: .blue, by: .nan).description == "0% from red to blue")
  }

  @Test func mixesBeyondTheEndsAreEqualToTheEnds() {
    #expect(Color.red.mix(with: .blue, by: 2) == .red.mix(with: .blue, by: 1))
    #expect(Color.red.mix(with: .blue, by: -.infinity) == .red.mix(with: .blue, by: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func opacityThatIsNotFiniteIsZero(opacity: Double) {
    let faint = Color(UIColor(.red).withAlphaComponent(opacity)).resolve(in: light)
    #expect(faint.opacity == 0 && faint.red == Color.red.resolve(in: light).red)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: opacity)?.alpha == 0)
  }

  @Test func componentsMayBeOutsideTheUsualRange() {
    let bright = Color(red: 2, green: -1, blue: 0.5).resolve(in: light)
    #expect(abs(bright.red - 2) < 1e-4 && abs(bright.green + 1) < 1e-4)
    #expect(hexadecimal(Color(red: 2, green: -1, blue: 0)) == "#FF0000FF")
  }

  @Test func hueOfAGrayDoesNotMatter() {
    for hue in stride(from: -1.0, through: 2, by: 0.25) {
      #expect(hexadecimal(Color(hue: hue, saturation: 0, brightness: 0.5)) == hexadecimal(Color(white: 0.5)))
      #expect(hexadecimal(Color(hue: hue, saturation: 1, brightness: 0)) == "#000000FF")
    }
  }

  // MARK: Colors of colors

  @Test func opacitiesAreMultipliedThroughAllSources() {
    let color = Color.red.opacity(0.5).mix(with: .red.opacity(0.5), by: 0.3).opacity(0.5)
    #expect(abs(color.resolve(in: light).opacity - 0.25) < 1e-5)
    #expect(Color.clear.opacity(1).resolve(in: light).opacity == 0)
  }

  @Test func derivedColorsAdaptToTheScheme() {
    #expect(hexadecimal(.primary.opacity(0.5)) == "#00000080")
    #expect(hexadecimal(.primary.opacity(0.5), dark) == "#FFFFFF80")
    #expect(hexadecimal(.primary.mix(with: .red, by: 0), dark) == "#FFFFFFFF")
    #expect(hexadecimal(Color(UIColor.label.withAlphaComponent(0.5)), dark) == "#FFFFFF80")
  }

  @Test func accentColorMayDependOnTheAccentColorAround() {
    var values = dark
    values.accentColor = .green
    #expect(hexadecimal(.accentColor.opacity(1), values) == hexadecimal(.green, dark))
    #expect(hexadecimal(.accentColor.mix(with: .accentColor, by: 0.5), values) == hexadecimal(.green, dark))
  }

  @Test func mixInEachSpaceKeepsTheEnds() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      #expect(hexadecimal(.white.mix(with: .black, by: 0, in: space)) == "#FFFFFFFF")
      #expect(hexadecimal(.white.mix(with: .black, by: 1, in: space)) == "#000000FF")
    }
  }

  @Test func colorsOfDifferentSourcesAreDifferent() {
    let resolved = Color.red.resolve(in: light)
    let colors: [Color] = [
      .red, Color(resolved), .red.opacity(1), .red.mix(with: .red, by: 0), Color(UIColor(.red).withAlphaComponent(1)),
      Color("red"),
    ]
    #expect(Set(colors).count == colors.count)
    #expect(Set(colors.dropLast().map { hexadecimal($0) }).count == 1)
  }

  // MARK: Other frameworks

  @Test func fixedColorsHaveAColorOfCoreGraphics() {
    #expect(Color(white: 0.5).cgColor == CGColor(gray: 0.5, alpha: 1))
    #expect(Color.red.cgColor == nil && Color.red.opacity(0.5).cgColor == nil)
    #expect(Color(cgColor: .clear).resolve(in: light).opacity == 0)
    #expect(Color(CGColor.white) == Color(cgColor: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)))
  }

  @Test func colorsOfCoreGraphicsHaveFourComponents() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.numberOfComponents == 4 && color.alpha == 0.25)
    #expect(color.components?.map { ($0 * 100).rounded() } == [100, 50, 0, 25])
    #expect(color.copy(alpha: 1) == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(Set([CGColor.black, CGColor(gray: 0, alpha: 1), .white, .clear]).count == 3)
  }

  @Test func colorOfUIKitResolvesInTheLightScheme() {
    #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
    #expect(UIColor(cgColor: .white) == UIColor(Color(cgColor: .white)))
  }

  // MARK: Codable

  @Test func resolvedColorsAreEncodedAsLinearComponents() throws {
    let data = try JSONEncoder().encode(
      Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1, opacity: 0.25))
    #expect(String(decoding: data, as: UTF8.self) == "[0.5,0,1,0.25]")
  }

  @Test(arguments: ["[]", "[1, 1, 1]", "{}", "[1, 1, 1, \"a\"]", "\"#FFFFFF\""])
  func incompleteColorsAreNotDecoded(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Color.Resolved.self, from: Data(json.utf8)) }
  }

  @Test func settingAComponentKeepsTheOthers() {
    var color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    color.green = 1
    #expect(abs(color.red - 0.25) < 1e-5 && color.linearGreen == 1 && abs(color.blue - 0.75) < 1e-5)
    #expect(color.opacity == 0.5)
  }
}
