import SwiftUI

/// The older kind of object: whoever holds it runs again whenever something published has changed.
final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var note = ""
  private(set) var weight = 0.0

  func weigh(_ weight: Double) {
    objectWillChange.send()
    self.weight = weight
  }
}

struct Market: View {
  @StateObject private var basket = Basket()
  @State private var isElsewhere = false

  var body: some View {
    VStack {
      Stall(fruit: "Apple")
      Stall(fruit: "Pear")
      BasketSummary()
      NoteField(note: $basket.note)
      Scales(basket: basket)
      if isElsewhere { BasketSummary().environmentObject(Basket()) }
      Button("Elsewhere") { isElsewhere = true }
    }
    .environmentObject(basket)
  }
}

/// Puts things in, and shows nothing of them: it need not run again when others do.
struct Stall: View {
  let fruit: String
  @EnvironmentObject private var basket: Basket

  var body: some View { Button("Take \(fruit)") { basket.items.append(fruit) } }
}

struct BasketSummary: View {
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Text(basket.items.isEmpty ? "Nothing yet" : basket.items.joined(separator: ", "))
    if !basket.note.isEmpty { Text("Note: \(basket.note)") }
  }
}

struct NoteField: View {
  @Binding var note: String

  var body: some View { Button("Write a note") { note += "Ripe, please." } }
}

struct Scales: View {
  @ObservedObject var basket: Basket

  var body: some View { Button("Weight \(basket.weight, specifier: "%.1f")") { basket.weigh(basket.weight + 0.5) } }
}
