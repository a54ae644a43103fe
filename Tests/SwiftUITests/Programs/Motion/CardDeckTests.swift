import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

private struct Card: Identifiable, Hashable {
  let id: Int
  let color: Color
}

/// A card that follows a drag, and leaves if it is thrown.
private struct CardView: View {
  let card: Card
  var onRemove: (Card) -> Void
  @State private var translation: CGSize = .zero

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: translation.width > 0 ? .topLeading : .topTrailing) {
        RoundedRectangle(cornerRadius: 20).fill(card.color)
        Text("Card \(card.id)").frame(maxWidth: .infinity, maxHeight: .infinity)
        if translation.width > 40 { Text("LIKE").padding().border(Color.green, width: 3).padding() }
        if translation.width < -40 { Text("NOPE").padding().border(Color.red, width: 3).padding() }
      }
      .offset(x: translation.width, y: translation.height)
      .rotationEffect(.degrees(Double(translation.width / geometry.size.width) * 25), anchor: .bottom)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture()
          .onChanged { value in translation = value.translation }
          .onEnded { value in
            if abs(value.predictedEndTranslation.width) > geometry.size.width / 2 {
              onRemove(card)
            } else {
              translation = .zero
            }
          })
    }
  }
}

private struct Deck: View {
  @State private var cards = [Card(id: 0, color: .blue), Card(id: 1, color: .orange)]

  var body: some View {
    ZStack {
      ForEach(cards, id: \.self) { card in
        CardView(card: card) { removed in withAnimation { cards.removeAll { $0.id == removed.id } } }
          .transition(.asymmetric(insertion: .identity, removal: .move(edge: .trailing)))
      }
    }
    .frame(width: 220, height: 260)
  }
}

@MainActor @Suite("Cards are thrown away")
struct CardDeckTests {
  private let screen = TestScreen(size: CGSize(width: 400, height: 360)) { Deck() }

  /// Drags the first card from the center of the window.
  private func drag(by distance: CGFloat, steps: Int) {
    let center = CGPoint(x: 200, y: 180)
    screen.send(.began, at: center)
    for step in 1...steps {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: center.x + distance * CGFloat(step) / CGFloat(steps), y: center.y))
    }
  }

  @Test("A card that is held shows what it means, and goes back when it is released")
  func held() {
    let first = screen.displayList()
    drag(by: 60, steps: 10)
    screen.advance(by: 1)
    // The second card is behind the first.
    #expect(screen.texts == ["Card 1", "LIKE"])
    screen.send(.ended, at: CGPoint(x: 260, y: 180))
    #expect(screen.texts == ["Card 1", "LIKE"])
    // The hint fades while the card goes back.
    screen.advance(by: 0.05)
    #expect(screen.displayList().contains("“LIKE”"))
    screen.settle()
    #expect(screen.displayList() == first)
  }

  @Test("A quick card leaves, to where its transition goes")
  func thrown() throws {
    drag(by: 60, steps: 3)
    screen.send(.ended, at: CGPoint(x: 260, y: 180))
    #expect(screen.texts == ["Card 1"])
    #expect(try screen.find("Card 1").isLeaving)
    #expect(screen.displayList().contains("“Card 1”"))
    screen.settle()
    #expect(screen.texts == ["Card 0"])
    drag(by: -200, steps: 10)
    screen.send(.ended, at: CGPoint(x: 0, y: 180))
    #expect(screen.findAll("Card 0").allSatisfy { $0.isLeaving })
    screen.settle()
    #expect(screen.texts.isEmpty)
    #expect(screen.issues.isEmpty)
  }
}
