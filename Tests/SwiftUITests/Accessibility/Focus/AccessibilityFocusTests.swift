import CanopyAccessibility
import CanopyPresentation
import SwiftUI
import Testing

@testable import CanopyTesting

/// Properties that follow the focus of a screen reader, and move it.
@MainActor @Suite struct AccessibilityFocusTests {
  /// Listens like a screen reader, and records where the app moves the focus.
  @MainActor
  private final class Reader {
    let screen: TestScreen
    private(set) var moves: [String?] = []

    init(of screen: TestScreen) {
      self.screen = screen
      screen.frame.accessibility.listen { [unowned self] diff in
        guard let id = diff.focus else { return }
        moves.append(screen.accessibilityNode { $0.id == id }?.label)
      }
    }

    /// The label of the element with the focus.
    var focus: String? {
      let id = screen.frame.accessibility.focus
      return screen.accessibilityNode { $0.id == id }?.label
    }

    isolated deinit { screen.frame.accessibility.stopListening() }
  }

  private struct Single: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Target").accessibilityFocused($isFocused)
        Button("Focus") { isFocused = true }
        Text(isFocused ? "yes" : "no")
      }
    }
  }

  @Test func aBooleanIsTrueWhileTheFocusIsAtTheView() throws {
    let screen = TestScreen { Single() }
    #expect(screen.texts.last == "no")
    try screen.find("Target").moveAccessibilityFocus()
    #expect(screen.texts.last == "yes")
    try screen.find("Focus").moveAccessibilityFocus()
    #expect(screen.texts.last == "no")
  }

  @Test func settingItMovesTheFocusToTheView() throws {
    let screen = TestScreen { Single() }
    let reader = Reader(of: screen)
    try screen.find("Focus").tap()
    #expect(reader.moves == ["Target"])
    #expect(reader.focus == "Target")
  }

  private struct Form: View {
    enum Field: Hashable { case name, mail, none }
    @AccessibilityFocusState private var field: Field?
    @State private var hasMail = true

    var body: some View {
      VStack {
        Text("Name").accessibilityFocused($field, equals: .name)
        if hasMail { Mail(field: $field) }
        Button("Name please") { field = .name }
        Button("Mail please") { field = .mail }
        Button("Remove mail") { hasMail = false }
        Button("Nobody please") { field = Field.none }
        Text(field.map { "\($0)" } ?? "nil")
      }
    }
  }

  private struct Mail: View {
    let field: AccessibilityFocusState<Form.Field?>.Binding
    var body: some View { Text("Mail").accessibilityFocused(field, equals: .mail) }
  }

  @Test func aValueTellsWhichViewHasTheFocus() throws {
    let screen = TestScreen { Form() }
    try screen.find("Name").moveAccessibilityFocus()
    #expect(screen.texts.last == "name")
    try screen.find("Mail").moveAccessibilityFocus()
    #expect(screen.texts.last == "mail")
    try screen.find("Name please").moveAccessibilityFocus()
    #expect(screen.texts.last == "nil")
  }

  @Test func aBindingWorksInAnotherView() throws {
    let screen = TestScreen { Form() }
    let reader = Reader(of: screen)
    try screen.find("Mail please").tap()
    #expect(reader.moves == ["Mail"])
  }

  @Test func theFocusGoesFromViewToViewAsTheValueChanges() throws {
    let screen = TestScreen { Form() }
    let reader = Reader(of: screen)
    for name in ["Name please", "Mail please", "Name please"] { try screen.find(name).tap() }
    #expect(reader.moves == ["Name", "Mail", "Name"])
  }

  @Test func aValueOfNoViewLeavesTheFocusWhereItIs() throws {
    let screen = TestScreen { Form() }
    let reader = Reader(of: screen)
    try screen.find("Name please").tap()
    try screen.find("Nobody please").tap()
    #expect(reader.moves == ["Name"])
    #expect(reader.focus == "Name")
  }

  @Test func aViewThatLeavesLosesTheFocusAndTheValueIsNil() throws {
    let screen = TestScreen { Form() }
    let reader = Reader(of: screen)
    try screen.find("Mail please").tap()
    try screen.find("Remove mail").tap()
    #expect(reader.focus == nil)
    #expect(screen.texts.last == "nil")
  }

  // MARK: Technologies

  private struct BySwitches: View {
    @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Target").accessibilityFocused($isFocused)
        Button("Focus") { isFocused = true }
        Text(isFocused ? "yes" : "no")
      }
    }
  }

  @Test func aPropertyOfOneTechnologyDoesNotFollowAnother() throws {
    let screen = TestScreen { BySwitches() }
    let target = try #require(screen.accessibilityNode { $0.label == "Target" })
    screen.frame.accessibility.setFocus(target.id, by: .voiceOver)
    screen.settle()
    #expect(screen.texts.last == "no")
    screen.frame.accessibility.setFocus(nil, by: .voiceOver)
    screen.frame.accessibility.setFocus(target.id, by: .switchControl)
    screen.settle()
    #expect(screen.texts.last == "yes")
  }

  @Test func aPropertyOfOneTechnologyDoesNotMoveTheFocusOfAnother() throws {
    let screen = TestScreen { BySwitches() }
    let reader = Reader(of: screen)
    try screen.find("Focus").tap()
    #expect(reader.moves == [])
  }

  // MARK: Groups and beginnings

  private struct Group: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityFocused($isFocused)
        Text(isFocused ? "inside" : "outside")
      }
    }
  }

  @Test func aBooleanAroundSeveralViewsIsTrueAtEachOfThem() throws {
    let screen = TestScreen { Group() }
    try screen.find("a").moveAccessibilityFocus()
    #expect(screen.texts.last == "inside")
    try screen.find("b").moveAccessibilityFocus()
    #expect(screen.texts.last == "inside")
    try screen.find("inside").moveAccessibilityFocus()
    #expect(screen.texts.last == "outside")
  }

  private struct Beginning: View {
    @AccessibilityFocusState private var place: Int?
    @State private var count = 0

    var body: some View {
      VStack {
        Text("first").accessibilityFocused($place, equals: 1)
        Text("second").accessibilityFocused($place, equals: 2)
        Button("Count \(count)") { count += 1 }
      }
      .accessibilityDefaultFocus($place, 2)
    }
  }

  @Test func theDefaultFocusCountsOnceWhenAReaderBegins() throws {
    let screen = TestScreen { Beginning() }
    let reader = Reader(of: screen)
    #expect(reader.focus == "second")
    try screen.find("first").moveAccessibilityFocus()
    try screen.find("Count 0").tap()
    #expect(reader.focus == "first")
    #expect(reader.moves.count <= 1)
  }

  @Test func onlyReadersOfThePropertyRunWhenTheFocusMoves() throws {
    struct Reading: View {
      let field: AccessibilityFocusState<Int?>.Binding
      var body: some View { Text("at \(field.wrappedValue ?? 0)") }
    }
    struct Writing: View {
      @AccessibilityFocusState private var field: Int?
      var body: some View {
        VStack {
          Text("one").accessibilityFocused($field, equals: 1)
          Reading(field: $field)
        }
      }
    }
    let screen = TestScreen { Writing() }
    screen.resetCounts()
    try screen.find("one").moveAccessibilityFocus()
    #expect(screen.texts == ["one", "at 1"])
    #expect(screen.bodyCount(of: Reading.self) == 1)
    #expect(screen.bodyCount(of: Writing.self) == 0)
  }
}
