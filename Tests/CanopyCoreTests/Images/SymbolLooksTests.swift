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

  @Test func someGlyphsHaveAColour() {
    #expect(multicolor("heart.fill")[0].hasPrefix("fill #FF383C"))
    #expect(multicolor("trash")[0].hasPrefix("fill #FF383C"))
    #expect(multicolor("leaf")[0].hasPrefix("fill #34C759"))
  }

  @Test func signsStandOutFromWhatTheyAreIn() {
    let drawn = multicolor("checkmark.circle.fill")
    #expect(drawn[0].hasPrefix("fill #34C759") && drawn[1].hasPrefix("fill #FFFFFF"))
    let outlined = multicolor("xmark.circle")
    #expect(outlined[0].hasPrefix("fill #FF383C") && outlined[1].hasPrefix("fill #FF383C"))
  }

  @Test func othersHaveThatOfTheForeground() {
    for name in ["pencil", "heart", "square.and.arrow.up", "7.circle.fill"] {
      #expect(multicolor(name) == lines { Image(systemName: name).foregroundStyle(.indigo) }, "\(name)")
    }
  }

  @Test func variantsCount() {
    func drawn(_ image: Image) -> [String] {
      lines { image.symbolRenderingMode(.multicolor).symbolVariant(.fill).foregroundStyle(.indigo) }
    }
    #expect(drawn(Image(systemName: "heart")) == multicolor("heart.fill"))
    #expect(drawn(Image(systemName: "checkmark.circle")) == multicolor("checkmark.circle.fill"))
  }

  @Test func ownColoursAreThoseOfTheScheme() {
    let dark = lines {
      Image(systemName: "heart.fill").symbolRenderingMode(.multicolor).environment(\.colorScheme, .dark)
    }
    #expect(dark[0].hasPrefix("fill #FF4245"))
  }

  // MARK: Variable values

  private func wifi(_ value: Double?) -> [String] { lines { Image(systemName: "wifi", variableValue: value) } }

  @Test func aPartOfTheSymbolIsFaint() {
    let half = wifi(0.5)
    #expect(half[0].hasPrefix("fill #0000004D") && half[1].hasPrefix("clip") && half[2].hasPrefix("  fill #000000"))
    #expect(wifi(0.25)[1] != half[1])
    #expect(wifi(1) == wifi(nil) && wifi(7) == wifi(nil))
    #expect(wifi(0).count == 1 && wifi(0)[0].hasPrefix("fill #0000004D"))
    #expect(wifi(-1) == wifi(0) && wifi(.nan) == wifi(0))
  }

  @Test func symbolsFillInTheirOwnWay() {
    func clip(_ name: String) -> String { lines { Image(systemName: name, variableValue: 0.5) }[1] }
    #expect(clip("speaker.wave.3.fill").hasPrefix("clip: rectangle"))
    #expect(clip("thermometer.medium").hasPrefix("clip: rectangle"))
    #expect(clip("thermometer.medium") != clip("cellularbars"))
    #expect(!clip("wifi").hasPrefix("clip: rectangle"))
  }

  @Test func symbolsThatShowNoAmountStayWhole() {
    #expect(
      lines { Image(systemName: "heart", variableValue: 0.5) } == lines { Image(systemName: "heart") })
  }
}
