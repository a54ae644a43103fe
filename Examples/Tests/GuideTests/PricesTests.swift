import CanopyTesting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct PricesTests {
  @Test func aCurrencyIsSetForAPartOfTheShop() throws {
    let screen = TestScreen { Shop() }
    #expect(screen.texts == ["3.50 €", "4.25 $", "Hide cents"])
    try screen.find("Hide cents").tap()
    #expect(screen.texts == ["4 €", "4 $", "Hide cents"])
  }

  @Test func theSourceOfAValueIsExplained() throws {
    let screen = TestScreen { Shop() }
    try screen.find("Hide cents").tap()
    let explanation = screen.explain(try screen.find("4 $"))
    print(explanation)
    #expect(explanation.contains("by tapping “Hide cents”"))
  }

  @Test func explanationsAreValues() throws {
    let screen = TestScreen { Shop() }
    let explanation = screen.explanation(of: try screen.find("4.25 $"))
    #expect(explanation.reads == ["\\.currency"])
    let currency = try #require(
      explanation.environment.first { $0.key == "\\.currency" })
    #expect(currency.writer.contains("transformEnvironment"))
    #expect(currency.hidden.count == 1)
  }

  @Test func everyViewSharesTheBasket() throws {
    let basket = Basket()
    let screen = TestScreen {
      VStack {
        BasketButton(item: "Tea")
        BasketCount()
      }
      .environment(basket)
    }
    screen.resetCounts()
    try screen.find("Buy Tea").tap()
    #expect(screen.texts.contains("1 in the basket"))
    #expect(screen.bodyCount(of: BasketButton.self) == 0)
  }
}
