import SwiftUI

struct Currency: Equatable {
  var symbol = "€"
  var decimals = 2
}

extension EnvironmentValues {
  @Entry var currency = Currency()
}

extension View {
  func currency(_ symbol: String) -> some View {
    transformEnvironment(\.currency) { $0.symbol = symbol }
  }
}

struct Price: View {
  let amount: Double
  @Environment(\.currency) private var currency

  var body: some View {
    let format = FloatingPointFormatStyle<Double>.number
      .precision(.fractionLength(currency.decimals))
    Text("\(amount, format: format) \(currency.symbol)")
  }
}

struct Shop: View {
  @State private var decimals = 2

  var body: some View {
    VStack {
      Price(amount: 3.5)
      Price(amount: 4.25).currency("$")
      Button("Hide cents") { decimals = 0 }
    }
    .environment(\.currency, Currency(decimals: decimals))
  }
}

@Observable final class Basket {
  var items: [String] = []
}

struct BasketButton: View {
  let item: String
  @Environment(Basket.self) private var basket

  var body: some View {
    Button("Buy \(item)") { basket.items.append(item) }
  }
}

struct BasketCount: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("\(basket.items.count) in the basket") }
}
