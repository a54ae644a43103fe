import SwiftUI
import Testing

/// Forms of symbols, and how they add up.
@MainActor @Suite struct SymbolVariantsTests {
  @Test func symbolsAreShownAsTheyAre() throws {
    try expectFlow(of: \.symbolVariants, default: .none, host: .fill, subtree: .slash)
  }

  @Test func modifiersAddUp() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.fill).symbolVariant(.circle) } == .circle.fill)
  }

  @Test func theInnerShapeCounts() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.square).symbolVariant(.circle.slash) } == .square.slash)
  }

  @Test func addingNothingChangesNothing() throws {
    #expect(try seen(\.symbolVariants) { $0.symbolVariant(.none).symbolVariant(.fill) } == .fill)
  }

  @Test func settingTheValueStartsAnew() throws {
    #expect(try seen(\.symbolVariants) { $0.environment(\.symbolVariants, .none).symbolVariant(.fill) } == .none)
  }

  @Test func variantsAreChained() {
    #expect(SymbolVariants.fill.rectangle == .rectangle.fill)
    #expect(SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.none.slash == .slash)
  }

  @Test func aVariantContainsItsParts() {
    #expect(SymbolVariants.circle.fill.contains(.circle))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(!SymbolVariants.circle.contains(.circle.fill))
  }
}
