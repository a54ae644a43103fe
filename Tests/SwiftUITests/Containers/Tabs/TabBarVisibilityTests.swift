import CanopyContainers
import CanopyTesting
import SwiftUI
import Testing

/// Views in a tab that hide the bar.
@MainActor @Suite struct TabBarVisibilityTests {
  private struct Reader: View {
    @State private var isHidden = true

    var body: some View {
      GeometryReader { geometry in
        Button("\(Int(geometry.size.height))") { isHidden.toggle() }
      }
      .preference(key: TabBarVisibilityKey.self, value: isHidden ? .hidden : .automatic)
    }
  }

  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func aViewInATabHidesTheBar(idiom: InterfaceIdiom) throws {
    let screen = TestScreen(size: CGSize(width: 402, height: 400), environment: { $0.interfaceIdiom = idiom }) {
      TabView {
        Reader().tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    #expect(screen.texts == ["400"])
    try screen.find("400").tap()
    #expect(Set(screen.texts) == [idiom == .phone ? "317" : "370", "A", "B"])
    // The visibility is that of the selected tab.
    try screen.find(role: "tab", name: "B").tap()
    #expect(Set(screen.texts) == ["b", "A", "B"])
  }
}
