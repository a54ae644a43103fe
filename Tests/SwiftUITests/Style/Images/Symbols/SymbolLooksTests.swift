import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Symbols in colours of their own, and symbols that show how much there is of something.
@MainActor @Suite struct SymbolLooksTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  private func multicolor(_ name: String) -> [String] {
    lines { Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.indigo) }
  }

  // MARK: Own colours

  @Test func someGlyphsHaveMulticolorColors() {
    #expect(multicolor("heart.fill")[0].hasPrefix("fill #FF383C"))
    #expect(multicolor("trash")[0].hasPrefix("fill #FF383C"))
    #expect(multicolor("leaf")[0].hasPrefix("fill #34C759"))
  }

  @Test func multicolorEnclosedSignsAreWhite() {
    let drawn = multicolor("checkmark.circle.fill")
    #expect(drawn[0].hasPrefix("fill #34C759") && drawn[1].hasPrefix("fill #FFFFFF"))
    let outlined = multicolor("xmark.circle")
    #expect(outlined[0].hasPrefix("fill #FF383C") && outlined[1].hasPrefix("fill #FF383C"))
  }

  @Test func symbolsWithoutMulticolorUseTheForegroundStyle() {
    for name in ["pencil", "heart", "square.and.arrow.up", "7.circle.fill"] {
      #expect(multicolor(name) == lines { Image(systemName: name).foregroundStyle(.indigo) }, "\(name)")
    }
  }

  @Test func gradientColorRenderingFillsSymbolWithGradient() {
    func drawn(_ mode: SymbolColorRenderingMode?) -> [String] {
      lines { Image(systemName: "heart.fill").foregroundStyle(.red).symbolColorRenderingMode(mode) }
    }
    #expect(drawn(.flat) == drawn(nil))
    #expect(drawn(nil)[0].hasPrefix("fill #FF383C"))
    #expect(drawn(.gradient)[0].hasPrefix("fill linear") && drawn(.gradient)[0].contains("#FF383C"))
    let ownColors = lines {
      Image(systemName: "heart.fill").symbolRenderingMode(.multicolor).symbolColorRenderingMode(.gradient)
    }
    #expect(ownColors[0].hasPrefix("fill linear"))
  }

  @Test func changedColorRenderingModeIsDrawn() throws {
    struct Heart: View {
      @State private var isShaded = false
      var body: some View {
        VStack {
          Button("shade") { isShaded = true }
          Image(systemName: "heart.fill").symbolColorRenderingMode(isShaded ? .gradient : .flat)
        }
      }
    }
    let screen = layOut { Heart() }
    #expect(!screen.displayList().contains("fill linear"))
    try screen.find("shade").tap()
    #expect(screen.displayList().contains("fill linear"))
  }

  @Test func multicolorAppliesToSymbolVariants() {
    func drawn(_ image: Image) -> [String] {
      lines { image.symbolRenderingMode(.multicolor).symbolVariant(.fill).foregroundStyle(.indigo) }
    }
    #expect(drawn(Image(systemName: "heart")) == multicolor("heart.fill"))
    #expect(drawn(Image(systemName: "checkmark.circle")) == multicolor("checkmark.circle.fill"))
  }

  @Test func multicolorColorsFollowTheColorScheme() {
    let dark = lines {
      Image(systemName: "heart.fill").symbolRenderingMode(.multicolor).environment(\.colorScheme, .dark)
    }
    #expect(dark[0].hasPrefix("fill #FF4245"))
  }

  @Test func weatherSymbolsUseMulticolor() {
    // From back to front: a yellow sun, a white cloud, cyan rain.
    let drawn = multicolor("cloud.sun.rain.fill")
    #expect(drawn.map { $0.prefix(12) } == ["fill #FFCC00", "fill #FFFFFF", "fill #00C0E8"])
    #expect(multicolor("cloud.fill")[0].hasPrefix("fill #FFFFFF"))
    #expect(multicolor("snowflake")[0].hasPrefix("fill #00C0E8"))
    let enclosed = "cloud.circle.fill"
    #expect(multicolor(enclosed) == lines { Image(systemName: enclosed).foregroundStyle(.indigo) })
  }

  @Test func multicolorBadgesHaveTheColorOfTheirSign() {
    let plus = multicolor("person.crop.circle.badge.plus")
    #expect(plus.count == 2 && plus[1].hasPrefix("fill #34C759") && !plus[0].hasPrefix("fill #34C759"))
    #expect(multicolor("folder.badge.minus")[1].hasPrefix("fill #FF383C"))
    #expect(multicolor("text.badge.xmark")[1].hasPrefix("fill #FF383C"))
  }

  @Test func originalRenderingModeUsesMulticolor() {
    for name in ["cloud.sun.fill", "heart.fill", "folder.badge.plus", "pencil"] {
      let original = lines { Image(systemName: name).renderingMode(.original).foregroundStyle(.indigo) }
      #expect(original == multicolor(name), "\(name)")
    }
  }

  // MARK: Layers

  @Test(arguments: [
    "exclamationmark.triangle.fill", "xmark.circle.fill", "exclamationmark.octagon.fill", "checkmark.seal.fill",
  ])
  func marksArePrimaryAndEnclosuresSecondaryLayers(_ name: String) {
    let drawn = lines { Image(systemName: name).foregroundStyle(.red, .blue) }
    #expect(drawn.count == 2 && drawn[0].hasPrefix("fill #0088FF") && drawn[1].hasPrefix("fill #FF383C"))
  }

  @Test func personSequenceSymbolHasThreeLayers() {
    let drawn = lines {
      Image(systemName: "person.3.sequence.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .green, .blue)
    }
    #expect(Set(drawn.map { $0.prefix(12) }) == ["fill #FF383C", "fill #34C759", "fill #0088FF"])
  }

  // MARK: Variable values

  /// Returns how many areas of a symbol are fully there, and how many are faint.
  private func areas(_ name: String, _ value: Double?) -> [Int] {
    let drawn = lines { Image(systemName: name, variableValue: value) }
    let faint = drawn.filter { $0.hasPrefix("fill #0000004D") }.count
    return [drawn.filter { $0.hasPrefix("fill ") }.count - faint, faint]
  }

  @Test func variableValueDimsInactiveParts() {
    #expect(areas("wifi", 0) == [0, 3] && areas("wifi", 0.2) == [1, 2] && areas("wifi", 0.4) == [2, 1])
    #expect(areas("wifi", 1) == [3, 0] && areas("wifi", 7) == [3, 0] && areas("wifi", nil) == [1, 0])
    #expect(areas("wifi", -1) == [0, 3] && areas("wifi", .nan) == [0, 3])
    #expect(areas("cellularbars", 0.5) == [2, 2] && areas("chart.bar.fill", 0.5) == [2, 1])
  }

  @Test func variableValueDoesNotDimTheBaseOfSymbol() {
    #expect(areas("speaker.wave.3.fill", 0) == [1, 3] && areas("speaker.wave.3.fill", 0.5) == [3, 1])
    #expect(areas("antenna.radiowaves.left.and.right", 0) == [1, 2])
  }

  @Test func variableValueDoesNotAffectOtherSymbols() {
    #expect(
      lines { Image(systemName: "heart", variableValue: 0.5) } == lines { Image(systemName: "heart") })
  }

  @Test func changedVariableValueIsDrawn() throws {
    struct Reception: View {
      @State private var value: Double?
      var body: some View {
        VStack {
          Button("Measure") { value = 0.5 }
          Image(systemName: "wifi", variableValue: value)
        }
      }
    }
    let screen = layOut { Reception() }
    let before = screen.displayList().components(separatedBy: "\n").count
    try screen.find("Measure").tap()
    #expect(screen.displayList().components(separatedBy: "\n").count == before + 2)
  }
}
