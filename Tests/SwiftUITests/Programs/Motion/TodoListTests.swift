import CanopyInput
import CanopyTesting
import Combine
import SwiftUI
import Testing

private struct Todo: Identifiable, Equatable {
  let id: Int
}

private final class TodoStore: ObservableObject {
  @Published var items = (1...3).map(Todo.init)
}

/// Rows that come, go and change their places, in animations of the list.
private struct TodoList: View {
  @ObservedObject var store: TodoStore

  var body: some View {
    VStack(spacing: 0) {
      ForEach(store.items) { item in
        Text("Item \(item.id)")
          .frame(width: 100, height: 20)
          .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      }
    }
    .frame(width: 100, height: 100, alignment: .top)
    .animation(.linear(duration: 1), value: store.items)
  }
}

@MainActor @Suite("Rows of a list move, come and go")
struct TodoListTests {
  private let store = TodoStore()
  private let screen: TestScreen

  init() {
    let store = store
    screen = TestScreen(size: CGSize(width: 100, height: 100)) { TodoList(store: store) }
  }

  /// Returns the transforms in the display list.
  private func transforms() -> [String] {
    screen.displayList().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("transform") }
  }

  @Test("A new row comes from the leading edge, although nothing is changed in withAnimation")
  func insertion() {
    store.items.append(Todo(id: 4))
    screen.update()
    #expect(transforms().contains("transform (1, 0, 0, 1, -100, 0)"))
    screen.advance(by: 0.5)
    #expect(transforms().contains("transform (1, 0, 0, 1, -50, 0)"))
    screen.settle()
    #expect(transforms().isEmpty)
    #expect(screen.texts == ["Item 1", "Item 2", "Item 3", "Item 4"])
  }

  @Test("A removed row fades, and the others take its place")
  func removal() throws {
    store.items.removeFirst()
    screen.update()
    screen.advance(by: 0.5)
    #expect(screen.texts == ["Item 1", "Item 2", "Item 3"])
    #expect(try screen.find("Item 1").isLeaving)
    #expect(screen.displayList().contains("“Item 1”"))
    #expect(screen.displayList().contains("#00000080"))
    screen.settle()
    #expect(!screen.displayList().contains("“Item 1”"))
    #expect(screen.issues.isEmpty)
  }
}
