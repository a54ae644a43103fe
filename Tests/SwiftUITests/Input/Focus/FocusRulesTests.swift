import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Where the focus goes with each key, and what the focused view does.
@MainActor @Suite struct FocusRulesTests {
  private let log = ActionLog()

  /// The first of some buttons that has the focus.
  private func focused(_ names: [String], on screen: TestScreen) -> String? {
    names.first { name in (try? screen.find(name).isFocused) == true }
  }

  /// Presses keys. Returns which of some buttons has the focus after each of them.
  private func focus(
    after keys: [KeyEquivalent], modifiers: EventModifiers = [], among names: [String], on screen: TestScreen
  ) -> [String?] {
    keys.map { key in
      screen.press(key, modifiers: modifiers)
      return focused(names, on: screen)
    }
  }

  /// A button whose label is 100 points wide.
  private func wide(_ name: String, _ height: CGFloat) -> some View {
    Button {
    } label: {
      Text(name).frame(width: 100, height: height)
    }
  }

  // MARK: Tab

  @Test func shiftTabStartsAtTheLastView() {
    let screen = TestScreen { VStack { ForEach(["a", "b", "c"], id: \.self) { Button($0) {} } } }
    #expect(focus(after: [.tab, .tab], modifiers: .shift, among: ["a", "b", "c"], on: screen) == ["c", "b"])
  }

  private struct Removing: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
      }
    }
  }

  @Test func whenTheFocusedViewLeavesTabStartsAgain() throws {
    let screen = TestScreen { Removing() }
    try screen.find("b").press(.space)
    #expect(screen.texts == ["a", "c"])
    #expect(screen.focusedElement == nil)
    #expect(focus(after: [.tab, .tab], among: ["a", "c"], on: screen) == ["a", "c"])
  }

  @Test func aScrollViewIsFinishedBeforeTabGoesOn() {
    let names = ["a", "b", "1", "2"]
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      HStack {
        ScrollView { VStack { ForEach(["a", "b"], id: \.self) { wide($0, 50) } } }
        VStack { ForEach(["1", "2"], id: \.self) { wide($0, 50) } }
      }
    }
    #expect(focus(after: [.tab, .tab, .tab, .tab], among: names, on: screen) == names)
  }

  @Test func tabStaysInAModalPresentation() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        Button("behind") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack { ForEach(["x", "y"], id: \.self) { Button($0) {} } }
          }
      }
    }
    let screen = TestScreen { Presenting() }
    try screen.find("behind").tap()
    #expect(focus(after: [.tab, .tab, .tab], among: ["behind", "x", "y"], on: screen) == ["x", "y", "x"])
  }

  // MARK: Arrows

  @Test func arrowsPointToTheScreenInEachReadingDirection() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen {
        HStack { ForEach(["a", "b", "c"], id: \.self) { Button($0) {} } }.environment(\.layoutDirection, direction)
      }
      try screen.find("b").focus()
      let expected = direction == .leftToRight ? "a" : "c"
      #expect(focus(after: [.leftArrow], among: ["a", "b", "c"], on: screen) == [expected])
    }
  }

  /// A button at the upper left, and a section at the right whose views are further down.
  private func withSection(_ isSection: Bool) -> TestScreen {
    TestScreen(size: CGSize(width: 300, height: 300)) {
      HStack(alignment: .top, spacing: 50) {
        Button("start") {}.frame(width: 80, height: 40)
        let column = VStack(spacing: 0) {
          Color.clear.frame(width: 80, height: 100)
          Button("far") {}.frame(width: 80, height: 40)
          Button("farther") {}.frame(width: 80, height: 40)
        }
        if isSection { column.focusSection() } else { column }
      }
    }
  }

  @Test func anArrowEntersASectionAtItsNearestView() throws {
    let screen = withSection(true)
    try screen.find("start").press(.rightArrow)
    #expect(try screen.find("far").isFocused)
  }

  @Test func anArrowStaysInASectionWhileThereIsAViewAhead() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 10) {
        VStack(spacing: 100) {
          Button("one") {}.frame(width: 80, height: 30)
          Button("two") {}.frame(width: 80, height: 30)
        }
        .focusSection()
        .overlay { Button("between") {}.frame(width: 80, height: 30) }
      }
    }
    try screen.find("one").press(.downArrow)
    #expect(try screen.find("two").isFocused)
  }

  @Test func anArrowWithoutAViewAheadLeavesTheFocus() throws {
    let screen = TestScreen { VStack { ForEach(["a", "b"], id: \.self) { Button($0) {} } } }
    try screen.find("a").focus()
    #expect(focus(after: [.upArrow, .leftArrow, .rightArrow], among: ["a", "b"], on: screen) == ["a", "a", "a"])
  }

  @Test func anArrowWithoutAFocusMovesNothing() {
    let screen = TestScreen { VStack { ForEach(["a", "b"], id: \.self) { Button($0) {} } } }
    screen.press(.downArrow)
    #expect(screen.focusedElement == nil)
  }

  // MARK: Scrolling

  private func rows() -> TestScreen {
    layOut {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { wide("row \($0)", 40) } }
      }
    }
  }

  @Test func theFocusScrollsNoFurtherThanNeeded() throws {
    let screen = rows()
    for _ in 0..<4 { screen.press(.tab) }
    // The fourth row ends at 160, and the scroll view is 100 high.
    #expect(try screen.find("row 3").frame.midY == 80)
  }

  @Test func aViewThatIsVisibleDoesNotScroll() throws {
    let screen = rows()
    let before = try screen.find("row 0").frame
    screen.press(.tab)
    screen.press(.tab)
    #expect(try screen.find("row 0").frame == before)
  }

  @Test func goingBackScrollsToTheStartOfTheRow() throws {
    let screen = rows()
    for _ in 0..<10 { screen.press(.tab) }
    for _ in 0..<4 { screen.press(.tab, modifiers: .shift) }
    #expect(try screen.find("row 5").frame.midY == 20)
  }

  // MARK: Buttons

  @Test(arguments: [EventModifiers.command, .option, .control, .shift])
  func spaceWithAModifierKeyPressesNoButton(modifiers: EventModifiers) throws {
    let screen = TestScreen { Button("Go") { log.add("gone") } }
    try screen.find("Go").press(.space, modifiers: modifiers)
    #expect(log.lines == [])
  }

  @Test func lockedCapitalsDoNotMatterToButtons() throws {
    let screen = TestScreen { Button("Go") { log.add("gone") } }
    try screen.find("Go").press(.space, modifiers: .capsLock)
    #expect(log.lines == ["gone"])
  }

  @Test func aPressedButtonKeepsTheFocus() throws {
    let screen = TestScreen { Button("Go") { log.add("gone") } }
    try screen.find("Go").press(.return)
    #expect(try screen.find("Go").isFocused)
  }

  @Test func returnPressesTheFocusedButtonAndNotTheDefaultOne() throws {
    let screen = TestScreen {
      Button("Other") { log.add("other") }
      Button("Default") { log.add("default") }.keyboardShortcut(.defaultAction)
    }
    try screen.find("Other").press(.return)
    #expect(log.lines == ["other"])
  }

  // MARK: Interactions

  @Test func automaticInteractionsAreAllOfThem() {
    #expect(FocusInteractions.automatic == [.activate, .edit])
    #expect(!FocusInteractions.activate.contains(.edit))
  }

  @Test func theKeyboardReachesViewsOfEachInteraction() {
    let screen = TestScreen {
      Text("edit").focusable(interactions: .edit)
      Text("activate").focusable(interactions: .activate)
      Text("none").focusable(interactions: [])
    }
    let seen = focus(after: [.tab, .tab, .tab], among: ["edit", "activate", "none"], on: screen)
    #expect(seen == ["edit", "activate", "edit"])
  }

  @Test func aTapMovesTheFocusWhenItEndsAndAClickWhenItBegins() throws {
    func screen() -> TestScreen {
      layOut { Text("editor").frame(width: 100, height: 40).contentShape(.rect).focusable(interactions: .edit) }
    }
    let middle = CGPoint(x: 100, y: 50)
    let tapped = screen()
    tapped.send(.began, at: middle, device: .touch)
    #expect(tapped.focusedElement == nil)
    tapped.send(.ended, at: middle, device: .touch)
    #expect(tapped.focusedElement != nil)
    let clicked = screen()
    clicked.send(.began, at: middle, device: .mouse)
    #expect(clicked.focusedElement != nil)
  }

  @Test func aTouchThatMovesAwayLeavesTheFocus() {
    let screen = layOut { Text("editor").frame(width: 100, height: 40).contentShape(.rect).focusable() }
    let touch = screen.touch(at: CGPoint(x: 100, y: 50))
    touch.move(by: CGSize(width: 30, height: 0))
    touch.lift()
    #expect(screen.focusedElement == nil)
  }

  // MARK: The ring

  /// The places in the middle row of a window where a ring appears when the Tab key moves the focus to a view.
  private func ring(among places: [Int], @ViewBuilder _ content: () -> some View) throws -> [Int] {
    let screen = layOut(content)
    let before = try screen.image(scale: 1)
    screen.press(.tab)
    let after = try screen.image(scale: 1)
    return places.filter { after.pixel(x: $0, y: 50) != before.pixel(x: $0, y: 50) }
  }

  @Test func theRingIsAroundTheViewWithALittleDistance() throws {
    let ring = try ring(among: [60, 67, 72, 78, 132]) { Text("view").frame(width: 60, height: 30).focusable() }
    // The view begins at 70 and ends at 130.
    #expect(ring == [67, 132])
  }

  @Test func theRingHasTheContentShapeForFocusEffects() throws {
    let ring = try ring(among: [60, 67, 72, 78, 127, 132]) {
      Text("view").frame(width: 60, height: 30).contentShape(.focusEffect, Rectangle().inset(by: 5)).focusable()
    }
    #expect(ring == [72, 127])
  }

  @Test func aViewWithoutAFocusEffectHasNoRing() throws {
    let ring = try ring(among: Array(0..<200)) { Text("view").focusable().focusEffectDisabled() }
    #expect(ring == [])
  }
}
