import CanopyStyle
import CanopyTesting
import SwiftUI
import Testing

/// Names of symbols that are composed of their parts, and the variants that change them.
@MainActor @Suite struct SymbolNameTests {
  @Test func namesAreExact() {
    for name in [
      "Heart", "heart ", " heart", "heart..fill", ".heart", "heart.", "heart.Fill", "hear", "heart/fill", "♥",
    ] {
      #expect(Symbol(named: name) == nil, "\(name)")
    }
    #expect(Symbol(named: "heart") != nil)
  }

  @Test func oneOrTwoLettersCanBeEnclosed() {
    for name in ["a.circle", "ab.circle", "1.square", "42.circle.fill", "0.circle"] {
      #expect(Symbol(named: name) != nil, "\(name)")
    }
    for name in ["abz.circle", "1234.circle", "é.circle", "٣.circle", "a", "42", "-1.circle"] {
      #expect(Symbol(named: name) == nil, "\(name)")
    }
    #expect(Symbol(named: "a.circle")?.art == Symbol(named: "A.circle")?.art)
    #expect(Symbol(named: "a.circle")?.art != Symbol(named: "b.circle")?.art)
  }

  @Test func filledFormIsAnotherDrawing() {
    #expect(Symbol(named: "fill") == nil && Symbol(named: "heart.fill.fill.nonsense") == nil)
    #expect(Symbol(named: "heart.circle.fill") != nil)
    #expect(Symbol(named: "heart.circle.fill") != Symbol(named: "heart.circle"))
  }

  @Test func onlyTheSuitsOfCardsAreKnown() {
    let suits = ["suit.heart", "suit.club", "suit.diamond", "suit.spade"].map { Symbol(named: $0)?.art }
    #expect(suits.allSatisfy { $0 != nil } && suits[2] != suits[0])
    for name in ["suit", "suit.circle", "suit.square.fill", "suit.nonsense"] {
      #expect(Symbol(named: name) == nil, "\(name)")
    }
  }

  @Test func longNamesAreUnknown() {
    for word in [".slash", ".circle", ".badge.plus"] {
      #expect(Symbol(named: "heart" + String(repeating: word, count: 20_000)) == nil)
    }
  }

  // MARK: Variants

  @Test func variantsAreNotAddedTwice() {
    #expect(Symbol(named: "heart.circle", .circle) == Symbol(named: "heart.circle"))
    #expect(Symbol(named: "bell.slash", .slash) == Symbol(named: "bell.slash"))
    #expect(Symbol(named: "heart.fill", .fill) == Symbol(named: "heart.fill"))
    #expect(Symbol(named: "heart.circle.fill", .circle.fill) == Symbol(named: "heart.circle.fill"))
  }

  @Test func filledNamesStayFilledInAVariant() {
    #expect(Symbol(named: "heart.fill", .square) == Symbol(named: "heart.square.fill"))
    #expect(Symbol(named: "bell.fill", .slash) == Symbol(named: "bell.slash.fill"))
  }

  @Test func variantOfAnUnknownSymbolIsUnknown() {
    for variants in [SymbolVariants.fill, .circle, .slash, .square.fill.slash] {
      #expect(Symbol(named: "nonsense", variants) == nil)
    }
  }

  @Test func variantsAreAUnion() {
    #expect(SymbolVariants.circle.fill.slash.contains(.slash.fill))
    #expect(!SymbolVariants.slash.contains(.fill))
    #expect(SymbolVariants.circle.fill == .fill.circle)
    #expect(Set([SymbolVariants.none, .circle, .circle.circle, .square.circle, .fill, .slash]).count == 4)
  }

  // MARK: Mirroring

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.backward.circle", true), ("chevron.left", false), ("list.bullet", true),
    ("star", false),
    ("arrow.forward", true), ("arrow.right", false), ("sidebar.leading", true), ("checklist", false),
  ])
  func onlyDirectionalSymbolsAreMirrored(name: String, mirrors: Bool) throws {
    func drawn(_ direction: LayoutDirection) -> String {
      layOut { Image(systemName: name).environment(\.layoutDirection, direction) }.displayList()
    }
    try #require(Symbol(named: name) != nil)
    #expect((drawn(.leftToRight) != drawn(.rightToLeft)) == mirrors)
  }
}
