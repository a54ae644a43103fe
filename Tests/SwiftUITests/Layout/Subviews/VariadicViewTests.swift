import CanopyTesting
import SwiftUI
import Testing

/// Containers as apps wrote them before `Group(subviews:transform:)`.
@MainActor @Suite struct VariadicViewTests {
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("|") }
      }
    }
  }

  private struct Row: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      HStack {
        Text("\(children.count)")
        children
      }
    }
  }

  private struct IsHiddenKey: _ViewTraitKey {
    static var defaultValue: Bool { false }
  }

  private struct Visible: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children.filter { !$0[IsHiddenKey.self] }) { $0 }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func aRootReceivesTheChildrenOfTheContent() {
    let screen = TestScreen {
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("a")
          ForEach(["b", "c"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(screen.texts == ["a", "|", "b", "|", "c"])
  }

  @Test func theResultOfAUnaryRootIsOneView() {
    let screen = TestScreen {
      Group(
        subviews: _VariadicView.Tree(Row()) {
          Text("a")
          Text("b")
        }
      ) { subviews in
        Text("\(subviews.count) view")
        subviews
      }
    }
    #expect(screen.texts == ["1 view", "2", "a", "b"])
  }

  @Test func childrenHaveTheTraitsThatWereSetOnThem() {
    let screen = TestScreen {
      _VariadicView.Tree(Visible()) {
        Text("a")._trait(IsHiddenKey.self, true)
        Text("b")
      }
    }
    #expect(screen.texts == ["b"])
  }

  @Test func childrenKeepTheirState() throws {
    let screen = TestScreen { _VariadicView.Tree(root: Divided(), content: Counter()) }
    try screen.find("count 0").tap()
    #expect(screen.texts == ["count 1"])
  }
}
