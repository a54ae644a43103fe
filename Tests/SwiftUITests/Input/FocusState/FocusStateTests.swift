import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Focus states")
struct FocusStateTests {
  private enum Field: Hashable { case name, city, street }

  private struct Fields: View {
    @FocusState private var field: Field?
    @State private var hasCity = true
    @State private var isNameDisabled = false
    let start: Field?

    var body: some View {
      Text("now \(field.map { "\($0)" } ?? "none")")
      Text("Name").focusable().focused($field, equals: .name).disabled(isNameDisabled)
      if hasCity { Text("City").focusable().focused($field, equals: .city) }
      Button("Name please") { field = .name }
      Button("City please") { field = .city }
      Button("Street please") { field = .street }
      Button("None please") { field = nil }
      Button("Remove") { hasCity = false }
      Button("Disable") { isNameDisabled = true }
        .onAppear { field = start }
    }
  }

  private func screen(start: FocusStateTests.Field? = nil) -> TestScreen {
    TestScreen { VStack { Fields(start: start) } }
  }

  @Test("Setting a focus state moves the focus, and moving the focus sets it, in one update")
  func bothWays() throws {
    let screen = screen()
    #expect(screen.texts[0] == "now none")
    try screen.find("City please").tap()
    #expect(screen.texts[0] == "now city")
    #expect(try screen.find("City").isFocused)
    try screen.find("Name").focus()
    #expect(screen.texts[0] == "now name")
    try screen.find("None please").tap()
    #expect(screen.texts[0] == "now none")
    #expect(screen.focusedElement == nil)
  }

  @Test("A focus state set in onAppear takes the focus")
  func setOnAppear() throws {
    let screen = screen(start: .city)
    #expect(screen.texts[0] == "now city")
    #expect(try screen.find("City").isFocused)
  }

  @Test("15.2 A value that no view takes is reset, and the focus stays")
  func unclaimedValueIsReset() throws {
    let screen = screen()
    try screen.find("Street please").tap()
    #expect(screen.texts[0] == "now none")
    try screen.find("Name please").tap()
    try screen.find("Street please").tap()
    #expect(screen.texts[0] == "now name")
    #expect(try screen.find("Name").isFocused)
  }

  @Test("15.1 A view that is removed or disabled loses the focus")
  func removedViewLosesFocus() throws {
    let screen = screen(start: .city)
    try screen.find("Remove").tap()
    #expect(screen.texts[0] == "now none")
    #expect(screen.focusedElement == nil)
    try screen.find("City please").tap()
    #expect(screen.texts[0] == "now none")
    try screen.find("Name please").tap()
    #expect(screen.texts[0] == "now name")
    try screen.find("Disable").tap()
    #expect(screen.texts[0] == "now none")
    #expect(screen.focusedElement == nil)
  }

  @Test("A Boolean focus state is true while the focus is inside the view")
  func booleanState() throws {
    struct Group: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("One").focusable()
          Text("Two").focusable()
        }
        .focused($isFocused)
        Text("Other").focusable()
        Text(isFocused ? "inside" : "outside")
        Button("Enter") { isFocused = true }
      }
    }
    let screen = TestScreen { Group() }
    #expect(screen.texts.contains("outside"))
    try screen.find("Enter").tap()
    #expect(screen.texts.contains("inside"))
    #expect(try screen.find("One").isFocused)
    try screen.find("Two").focus()
    #expect(screen.texts.contains("inside"))
    try screen.find("Other").focus()
    #expect(screen.texts.contains("outside"))
  }

  @Test("15.2 Of two views with one value, the first takes the focus, and both have the value")
  func twoViewsWithOneValue() throws {
    struct Twins: View {
      @FocusState private var field: Int?
      var body: some View {
        Text("A").focusable().focused($field, equals: 1)
        Text("B").focusable().focused($field, equals: 1)
        Text("now \(field ?? 0)")
        Button("Go") { field = 1 }
      }
    }
    let screen = TestScreen { Twins() }
    try screen.find("Go").tap()
    #expect(try screen.find("A").isFocused)
    screen.resetCounts()
    try screen.find("B").focus()
    #expect(screen.texts.contains("now 1"))
    #expect(screen.bodyCount(of: Twins.self) == 0)
  }

  @Test("A change of the focus runs only the bodies that read it")
  func onlyReadersRun() throws {
    struct Reader: View {
      let field: FocusState<Int?>.Binding
      var body: some View { Text("now \(field.wrappedValue ?? 0)") }
    }
    struct Row: View {
      let number: Int
      let field: FocusState<Int?>.Binding
      var body: some View { Text("Row \(number)").focusable().focused(field, equals: number) }
    }
    struct Rows: View {
      @FocusState private var field: Int?
      var body: some View {
        ForEach(1..<5) { Row(number: $0, field: $field) }
        Reader(field: $field)
      }
    }
    let screen = TestScreen { VStack { Rows() } }
    screen.resetCounts()
    try screen.find("Row 3").focus()
    #expect(screen.texts.last == "now 3")
    #expect(screen.bodyCount(of: Rows.self) == 0)
    #expect(screen.bodyCount(of: Row.self) == 0)
    #expect(screen.bodyCount(of: Reader.self) == 1)
  }

  @Test("15.3 Focus states work in rows, and in sheets that give the focus back")
  func rowsAndSheets() throws {
    struct Content: View {
      @FocusState private var field: Int?
      @State private var isShown = false
      var body: some View {
        Text("now \(field ?? 0)")
        ScrollView {
          LazyVStack { ForEach(1..<100) { Text("Row \($0)").focusable().focused($field, equals: $0) } }
        }
        Button("Second") { field = 2 }
        Button("Sheet") { isShown = true }
          .sheet(isPresented: $isShown) {
            Inside()
          }
      }
    }
    struct Inside: View {
      @FocusState private var isFocused: Bool
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Inside").focusable().focused($isFocused).onAppear { isFocused = true }
        Text(isFocused ? "has it" : "hasn't it")
        Button("Done") { dismiss() }
      }
    }
    let screen = TestScreen { VStack { Content() } }
    try screen.find("Second").tap()
    #expect(screen.texts.contains("now 2"))
    try screen.find("Sheet").tap()
    #expect(screen.texts.contains("has it"))
    #expect(screen.texts.contains("now 0"))
    try screen.find("Done").tap()
    #expect(screen.texts.contains("now 2"))
    #expect(try screen.find("Row 2").isFocused)
    #expect(screen.issues.isEmpty)
  }

  @Test("The environment tells the content of a focusable view that it has the focus")
  func isFocused() throws {
    struct Content: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "on" : "off") }
    }
    let screen = TestScreen { Content().focusable() }
    #expect(screen.texts == ["off"])
    try screen.find("off").focus()
    #expect(screen.texts == ["on"])
  }

  @Test("15.3 The default focus counts when a window or a sheet appears")
  func defaultFocus() throws {
    struct Form: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          Text("One").focusable().focused($field, equals: 1)
          Text("Two").focusable().focused($field, equals: 2)
          Text("now \(field ?? 0)")
        }
        .defaultFocus($field, 2)
      }
    }
    struct Window: View {
      @State private var isShown = false
      var body: some View {
        Form()
        Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Form() }
      }
    }
    let screen = TestScreen { Window() }
    #expect(screen.texts.contains("now 2"))
    try screen.find("One").focus()
    try screen.find("Sheet").tap()
    #expect(screen.presentations[0].texts.contains("now 2"))
    try screen.presentations[0].press(.escape)
    #expect(screen.texts.contains("now 1"))
  }

  @Test("A focus scope is reset to the view that prefers the focus")
  func resetFocus() throws {
    struct Content: View {
      @Namespace private var scope
      @Environment(\.resetFocus) private var resetFocus
      var body: some View {
        VStack {
          Text("One").focusable()
          Text("Two").focusable().prefersDefaultFocus(in: scope)
          Button("Reset") { resetFocus(in: scope) }
        }
        .focusScope(scope)
      }
    }
    let screen = TestScreen { Content() }
    #expect(try screen.find("Two").isFocused)
    try screen.find("One").focus()
    try screen.find("Reset").tap()
    #expect(try screen.find("Two").isFocused)
  }
}
