import CanopyTesting
import SwiftUI
import Testing

/// The properties of elements, for tests and for assistive technologies.
@MainActor @Suite struct ElementPropertiesTests {
  // MARK: For assistive technologies

  @Test func labelsValuesAndHintsAreThoseOfTheModifiers() throws {
    let screen = TestScreen {
      Text("5").accessibilityLabel("Speed").accessibilityValue("five knots").accessibilityHint("Of the boat")
        .accessibilityIdentifier("speed")
    }
    let speed = try screen.find(id: "speed")
    #expect(speed.label == "Speed" && speed.value == "five knots" && speed.hint == "Of the boat")
  }

  @Test func aTextInAButtonHasThePropertiesOfTheButton() throws {
    let screen = TestScreen { Button("Add") {}.accessibilityHint("Adds one") }
    let text = try screen.find("Add")
    #expect(text.hint == "Adds one" && text.traits.contains("isButton"))
    #expect(text.actions.contains("activate"))
  }

  @Test func theStateOfAToggleIsItsValue() throws {
    let screen = TestScreen {
      Toggle("on", isOn: .constant(true))
      Toggle("off", isOn: .constant(false))
    }
    #expect(try screen.find(role: "toggle", name: "on").value == "on")
    #expect(try screen.find(role: "toggle", name: "off").value == "off")
  }

  @Test func aHiddenElementHasNoProperties() throws {
    let screen = TestScreen { Text("hidden").accessibilityHidden(true) }
    let text = try screen.find("hidden")
    #expect(text.label == nil && text.value == nil && text.hint == nil)
    #expect(text.traits.isEmpty && text.actions.isEmpty)
    let error = #expect(throws: TestError.self) { try text.performAction(named: "activate") }
    #expect(error?.message.contains("has no accessibility element") == true, "\(String(describing: error))")
  }

  @Test func rolesAreThoseOfTheirElements() throws {
    let screen = TestScreen {
      Text("title").accessibilityAddTraits(.isHeader)
      Text("text")
      Button("button") {}
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("leaf")
      VStack { Text("inside") }.accessibilityIdentifier("group")
    }
    #expect(try screen.find("title").role == "heading" && screen.find("text").role == "text")
    #expect(try screen.find(role: "button", name: "button").role == "button")
    #expect(try screen.find(id: "leaf").role == "leaf" && screen.find(id: "group").role == "group")
  }

  // MARK: Actions

  @Test func namedActionsArePerformed() throws {
    let screen = TestScreen { Acting() }
    #expect(try screen.find("last none").actions.contains("Archive"))
    try screen.find("last none").performAction(named: "Archive")
    #expect(screen.texts == ["last archived"])
  }

  @Test func anUnknownActionIsReportedWithTheOthers() throws {
    let screen = TestScreen { Acting() }
    let error = #expect(throws: TestError.self) { try screen.find("last none").performAction(named: "Delete") }
    let message = try #require(error).message
    #expect(message.contains("has no action “Delete”. It has: "), "\(message)")
    #expect(message.contains("“Archive”"), "\(message)")
    #expect(screen.texts == ["last none"])
  }

  @Test func valuesAreAdjusted() throws {
    let screen = TestScreen { Adjusting() }
    try screen.find("value 5").increment()
    #expect(screen.texts == ["value 6"])
    try screen.find("value 6").decrement()
    try screen.find("value 5").decrement()
    #expect(screen.texts == ["value 4"])
  }

  @Test func aDisabledElementPerformsNothing() throws {
    let screen = TestScreen { Adjusting().disabled(true) }
    #expect(throws: TestError.self) { try screen.find("value 5").increment() }
    #expect(screen.texts == ["value 5"])
  }

  @Test func theFocusOfAScreenReaderCanBeMoved() throws {
    let screen = TestScreen { Focusing() }
    try screen.find("second").moveAccessibilityFocus()
    #expect(screen.texts.contains("second has it"))
    #expect(throws: TestError.self) {
      try TestScreen { Text("x").accessibilityHidden(true) }.find("x").moveAccessibilityFocus()
    }
  }

  @Test func aClosedScreenExposesNothing() throws {
    let screen = TestScreen { Text("here") }
    #expect(screen.accessibilityTree.contains("here"))
    screen.close()
    #expect(screen.accessibilityTree == "" && screen.texts.isEmpty)
  }

  // MARK: For a person

  @Test func theEnvironmentOfAnElementIsACopy() throws {
    let screen = TestScreen { VStack { Text("here") }.font(.title) }
    let before = try screen.find("here").environment
    screen.environment.locale = Locale(identifier: "de_DE")
    screen.update()
    #expect(before.locale.identifier == "en_US")
    #expect(try screen.find("here").environment.locale.identifier == "de_DE")
    #expect(before.font == .title)
  }

  @Test func framesAreInTheWindow() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box").padding(.leading, 60)
    }
    let box = try screen.find(id: "box")
    #expect(box.frame == CGRect(x: 110, y: 40, width: 40, height: 20))
    #expect(box.finalFrame == box.frame && !box.isLeaving)
  }

  @Test func visibilityIsThatOfTheWholeScreen() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("seen")
      Color.red.frame(width: 40, height: 20).opacity(0).accessibilityIdentifier("clear")
      Color.red.frame(width: 40, height: 20).offset(x: 900).accessibilityIdentifier("far")
    }
    #expect(try screen.find(id: "seen").isVisible)
    #expect(try !screen.find(id: "clear").isVisible && !screen.find(id: "far").isVisible)
  }

  // MARK: Scrolling

  @Test func whatIsInNoScrollViewCannotBeScrolled() throws {
    let error = #expect(throws: TestError.self) {
      try TestScreen { Text("still") }.find("still").scroll(by: CGSize(width: 0, height: 9))
    }
    #expect(error?.message == "The text “still” cannot be scrolled: it is in no ScrollView.")
  }

  @Test func aDisabledScrollViewCannotBeScrolled() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      ScrollView { Text("content").accessibilityIdentifier("content").frame(height: 900) }.scrollDisabled(true)
    }
    let disabled = #expect(throws: TestError.self) {
      try screen.find(id: "content").scroll(by: CGSize(width: 0, height: 50))
    }
    #expect(disabled?.message == "The text “content” cannot be scrolled: scrolling is disabled there.")
  }

  @Test func nothingScrollsBeyondItsContent() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Text("top").frame(height: 50)
          Color.red.frame(height: 300)
          Text("bottom").frame(height: 50)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 10_000))
    #expect(screen.texts == ["bottom"])
    try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: -10_000))
    #expect(screen.texts == ["top"])
  }

  // MARK: Hovering

  @Test func aPointerStaysWhereItIsMoved() throws {
    let screen = TestScreen { Hovered() }
    try screen.find("first false").hover()
    #expect(screen.texts == ["first true", "second false"])
    try screen.find("second false").hover()
    #expect(screen.texts == ["first false", "second true"])
    screen.endHover()
    #expect(screen.texts == ["first false", "second false"])
  }

  @Test func aCoveredElementCannotBeHoveredOver() throws {
    let screen = TestScreen { Hovered().sheet(isPresented: .constant(true)) { Text("sheet") } }
    #expect(throws: TestError.self) { try screen.find("first false").hover() }
  }
}

private struct Acting: View {
  @State private var last = "none"

  var body: some View {
    Text("last \(last)").accessibilityAction(named: "Archive") { last = "archived" }
  }
}

private struct Adjusting: View {
  @State private var value = 5

  var body: some View {
    Text("value \(value)").accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
  }
}

private struct Focusing: View {
  @AccessibilityFocusState private var isSecond: Bool

  var body: some View {
    VStack {
      Text("first")
      Text("second").accessibilityFocused($isSecond)
      if isSecond { Text("second has it") }
    }
  }
}

private struct Hovered: View {
  var body: some View {
    VStack {
      HoveredText(name: "first")
      HoveredText(name: "second")
    }
  }
}

private struct HoveredText: View {
  let name: String
  @State private var isOver = false
  var body: some View { Text("\(name) \(isOver ? "true" : "false")").onHover { isOver = $0 } }
}
