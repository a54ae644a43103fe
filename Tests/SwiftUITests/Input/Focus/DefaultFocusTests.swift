import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// The view that has the focus at the beginning, after a reset, and when people come to its group.
@MainActor @Suite struct DefaultFocusTests {
  private func focused(_ names: [String], on screen: TestScreen) -> String? {
    names.first { (try? screen.find($0).isFocused) == true }
  }

  private struct Fields: View {
    var priority = DefaultFocusEvaluationPriority.automatic
    var value: Int? = 2
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Text("One").focusable().focused($field, equals: 1)
        Text("Two").focusable().focused($field, equals: 2)
        Text("now \(field ?? 0)")
      }
      .defaultFocus($field, value, priority: priority)
      .focusSection()
    }
  }

  // MARK: The beginning

  @Test func theDefaultHasTheFocusAtTheBeginning() {
    #expect(focused(["One", "Two"], on: TestScreen { Fields() }) == "Two")
  }

  @Test func aDefaultWithoutAViewIsNone() {
    let screen = TestScreen { Fields(value: 9) }
    #expect(focused(["One", "Two"], on: screen) == nil)
    #expect(screen.texts.last == "now 0")
  }

  @Test func theOuterDefaultCounts() {
    struct Nested: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Fields()
          Text("Outer").focusable().focused($isFocused)
        }
        .defaultFocus($isFocused, true)
      }
    }
    #expect(focused(["One", "Two", "Outer"], on: TestScreen { Nested() }) == "Outer")
  }

  @Test func aDisabledDefaultIsNone() {
    #expect(focused(["One", "Two"], on: TestScreen { Fields().disabled(true) }) == nil)
  }

  @Test func aDefaultThatComesLaterTakesNoFocus() throws {
    struct Coming: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
        if isShown { Fields() }
      }
    }
    let screen = TestScreen { Coming() }
    try screen.find("show").press(.space)
    #expect(focused(["show", "One", "Two"], on: screen) == "show")
  }

  // MARK: People

  private func enter(_ priority: DefaultFocusEvaluationPriority) throws -> String? {
    let screen = TestScreen {
      VStack {
        Button("before") {}
        Fields(priority: priority)
      }
    }
    try screen.find("before").focus()
    screen.press(.tab)
    return focused(["One", "Two"], on: screen)
  }

  @Test func peopleComeToTheFirstViewOfAGroup() throws {
    #expect(try enter(.automatic) == "One")
  }

  @Test func peopleComeToTheDefaultIfItIsForThem() throws {
    #expect(try enter(.userInitiated) == "Two")
  }

  @Test func insideTheGroupTheDefaultDoesNotCount() throws {
    let screen = TestScreen { Fields(priority: .userInitiated) }
    try screen.find("One").focus()
    screen.press(.tab)
    screen.press(.tab, modifiers: .shift)
    #expect(focused(["One", "Two"], on: screen) == "One")
  }

  // MARK: Scopes

  private struct Scope: View {
    var prefers = true
    @Namespace private var scope
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Text("One").focusable()
        VStack { Text("Two").focusable() }.prefersDefaultFocus(prefers, in: scope)
        Button("Reset") { resetFocus(in: scope) }
        Button("Other") { resetFocus(in: other) }
      }
      .focusScope(scope)
    }
  }

  @Test func aViewThatDoesNotPreferTheFocusHasIt() throws {
    let screen = TestScreen { Scope(prefers: false) }
    #expect(focused(["One", "Two"], on: screen) == nil)
  }

  @Test func theResetOfAnotherScopeDoesNothing() throws {
    let screen = TestScreen { Scope() }
    try screen.find("One").focus()
    try screen.find("Other").activate()
    #expect(focused(["One", "Two"], on: screen) == "One")
    try screen.find("Reset").activate()
    #expect(focused(["One", "Two"], on: screen) == "Two")
  }

  // MARK: Presentations

  @Test func aSheetWithoutADefaultHasNoFocus() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown) { Button("inside") {} }
      }
    }
    let screen = TestScreen { Presenting() }
    try screen.find("show").press(.space)
    #expect(screen.focusedElement == nil)
    try screen.presentations[0].press(.escape)
    #expect(focused(["show"], on: screen) == "show")
  }

  @Test func theFocusIsNotGivenBackToAViewThatHasLeft() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        if !isShown { Text("gone").focusable() }
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown) { Button("inside") {} }
      }
    }
    let screen = TestScreen { Presenting() }
    try screen.find("gone").focus()
    try screen.find("show").activate()
    try screen.presentations[0].press(.escape)
    #expect(screen.focusedElement == nil)
    #expect(screen.issues.isEmpty)
  }
}
