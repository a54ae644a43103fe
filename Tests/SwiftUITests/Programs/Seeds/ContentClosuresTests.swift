import CanopyTesting
import SwiftUI
import Testing

/// State that only a content closure reads, which a modifier of one's own calls later: what it shows is never stale.
@MainActor @Suite struct ContentClosuresTests {
  @Test func panelShowsStateSetInTheSameAction() throws {
    let screen = TestScreen { PairOfStates() }
    screen.resetCounts()
    try screen.find("open").tap()
    #expect(screen.texts == ["open", "open: true", "label: ink"])
    try screen.find("label: ink").tap()
    #expect(screen.texts == ["open", "open: true", "label: paper"])
  }

  @Test func itemPanelShowsTheCurrentItem() throws {
    let screen = TestScreen { OneState() }
    try screen.find("open").tap()
    #expect(screen.texts == ["open", "1 ink"])
    try screen.find("1 ink").tap()
    #expect(screen.texts == ["open", "2 paper"])
    try screen.find("2 paper").tap()
    #expect(screen.texts == ["open"])
  }
}

private struct Item: Identifiable {
  var id: Int
  var text: String
}

private struct PairOfStates: View {
  @State private var isOpen = false
  @State private var label: String?
  var body: some View {
    Button("open") {
      label = "ink"
      isOpen = true
    }
    .modifier(
      Panel(isOpen: $isOpen) {
        Text("open: \(isOpen.description)")
        Button("label: \(label ?? "none")") { label = "paper" }
      })
  }
}

private struct OneState: View {
  @State private var item: Item?
  var body: some View {
    Button("open") { item = Item(id: 1, text: "ink") }
      .modifier(
        ItemPanel(item: $item) { item in
          Button("\(item.id) \(item.text)") { self.item = item.id == 1 ? Item(id: 2, text: "paper") : nil }
        })
  }
}

private struct Panel<Inside: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder let inside: () -> Inside
  func body(content: Content) -> some View {
    content
    if isOpen { inside() }
  }
}

private struct ItemPanel<Inside: View>: ViewModifier {
  @Binding var item: Item?
  @ViewBuilder let inside: (Item) -> Inside
  func body(content: Content) -> some View {
    content
    if let item { inside(item) }
  }
}
