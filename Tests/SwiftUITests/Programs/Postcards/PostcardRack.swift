import SwiftUI
import UniformTypeIdentifiers

/// Postcards to drag, and a place to drop them.
struct PostcardRack: View {
  @State var cards = [Postcard(text: "Greetings from Rome"), Postcard(text: "Wish you were here")]
  @State private var sent: [Postcard] = []
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 12) {
      ForEach(cards) { card in
        Text(card.text)
          .padding()
          .background(.yellow.opacity(0.3), in: .rect(cornerRadius: 8))
          .draggable(card)
      }
      Text("Sent: \(sent.count)")
        .frame(maxWidth: .infinity, minHeight: 80)
        .background(isTargeted ? Color.green.opacity(0.3) : Color.gray.opacity(0.2))
        .dropDestination(for: Postcard.self) { dropped, _ in
          sent += dropped
          cards.removeAll { dropped.contains($0) }
          return !dropped.isEmpty
        } isTargeted: {
          isTargeted = $0
        }
      Text(UTType.postcard.conforms(to: .json) ? "As JSON" : "As data")
    }
    .padding()
  }
}
