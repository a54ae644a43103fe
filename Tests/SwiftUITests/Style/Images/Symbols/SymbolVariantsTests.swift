import SwiftUI
import Testing

/// Forms of symbols, and how they add up.
@MainActor @Suite struct SymbolVariantsTests {
  @Test func symbolVariantsAreInherited() throws {
    try expectFlow(of: \.symbolVariants, default: .none, host: .fill, subtree: .slash)
  }

  @Test func symbolVariantModifiersCombine() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.fill).symbolVariant(.circle) } == .circle.fill)
  }

  @Test func innerEnclosingShapeWins() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.square).symbolVariant(.circle.slash) } == .square.slash)
  }

  @Test func noneVariantAddsNothing() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.none).symbolVariant(.fill) } == .fill)
  }

  @Test func settingSymbolVariantsReplacesOuterVariants() throws {
    #expect(try seen(\.symbolVariants) { $0.environment(\.symbolVariants, .none).symbolVariant(.fill) } == .none)
  }

  @Test func variantsCanBeChained() {
    #expect(SymbolVariants.fill.rectangle == .rectangle.fill)
    #expect(SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.none.slash == .slash)
  }

  @Test func variantContainsItsParts() {
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(!SymbolVariants.circle.contains(.circle.fill))
  }
}
