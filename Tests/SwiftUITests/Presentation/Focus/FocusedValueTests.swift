import CanopyTesting
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var count: Binding<Int>?
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    var body: some View { Text("note \(note ?? "none")") }
  }

  @Test("15.7 The value is that of the innermost view around the focus")
  func innermost() throws {
    let screen = TestScreen {
      VStack {
        Text("A").focusable().focusedValue(\.note, "a")
        Text("B").focusable()
      }
      .focusedValue(\.note, "outer")
      Text("C").focusable()
      Reader()
    }
    #expect(screen.texts.last == "note none")
    try screen.find("A").focus()
    #expect(screen.texts.last == "note a")
    try screen.find("B").focus()
    #expect(screen.texts.last == "note outer")
    try screen.find("C").focus()
    #expect(screen.texts.last == "note none")
  }

  @Test("A reader runs only when its value changes")
  func onlyWhenChanged() throws {
    let screen = TestScreen {
      Text("A").focusable().focusedValue(\.note, "same")
      Text("B").focusable().focusedValue(\.note, "same")
      Reader()
    }
    try screen.find("A").focus()
    #expect(screen.texts.last == "note same")
    screen.resetCounts()
    try screen.find("B").focus()
    #expect(screen.bodyCount(of: Reader.self) == 0)
  }

  @Test("15.7 A new value of the focused view reaches readers, and a scene value needs no focus")
  func newValues() throws {
    struct Editor: View {
      @State private var text = "one"
      var body: some View {
        Text("Editor").focusable().focusedValue(\.note, text)
        Button("Change") { text = "two" }
      }
    }
    let screen = TestScreen {
      Editor()
      Reader()
    }
    try screen.find("Editor").focus()
    try screen.find("Change").tap()
    #expect(screen.texts.last == "note two")
    let scene = TestScreen {
      Text("A").focusable().focusedValue(\.note, "a")
      Text("B").focusedSceneValue(\.note, "scene")
      Reader()
    }
    #expect(scene.texts.last == "note scene")
    try scene.find("A").focus()
    #expect(scene.texts.last == "note a")
  }

  @Test("A focused binding reads and writes the state of the focused view")
  func binding() throws {
    struct Stepper: View {
      @State private var count = 1
      var body: some View { Text("count \(count)").focusable().focusedValue(\.count, $count) }
    }
    struct Controls: View {
      @FocusedBinding(\.count) private var count
      var body: some View {
        Button("Add to \(count ?? 0)") { count? += 1 }.disabled(count == nil)
      }
    }
    let screen = TestScreen {
      Stepper()
      Controls()
    }
    #expect(screen.texts == ["count 1", "Add to 0"])
    try screen.find("count 1").focus()
    try screen.find("Add to 1").tap()
    #expect(screen.texts == ["count 2", "Add to 2"])
  }

  @Test("A focused object is followed")
  func object() throws {
    struct Reader: View {
      @FocusedObject private var model: FocusedModel?
      var body: some View { Text(model.map { "title \($0.title)" } ?? "none") }
    }
    let model = FocusedModel()
    let screen = TestScreen {
      Text("Document").focusable().focusedObject(model)
      Reader()
    }
    #expect(screen.texts.last == "none")
    try screen.find("Document").focus()
    #expect(screen.texts.last == "title a")
    model.title = "b"
    screen.update()
    #expect(screen.texts.last == "title b")
  }
}

private final class FocusedModel: ObservableObject {
  @Published var title = "a"
}
