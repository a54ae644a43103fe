import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The part of a control that people press.
@MainActor @Suite struct PressableViewTests {
  private let log = ActionLog()
  private let model = Model()

  private func press(_ screen: TestScreen, _ text: String) throws -> Press? {
    let button = try #require(try screen.find(text).enclosingButton)
    return ViewRuntime.elements.press(of: button.index)
  }

  @Test func onlyPressableElementsHaveAPress() throws {
    let screen = TestScreen {
      PressableView(role: "cancel", action: {}) { Text("press") }
      Text("plain")
    }
    #expect(try press(screen, "press")?.role == "cancel")
    #expect(try ViewRuntime.elements.press(of: screen.find("plain").index) == nil)
    #expect(try ViewRuntime.elements.press(of: screen.find("press").index) == nil, "the text isn't the button")
  }

  @Test func pressingIsReportedBeforeAndAfterTheAction() throws {
    let screen = TestScreen {
      PressableView(role: nil, action: { log.add("action") }, pressingChanged: { log.add("pressing \($0)") }) {
        Text("press")
      }
    }
    let touch = try screen.find("press").touch()
    #expect(log.lines == ["pressing true"])
    touch.lift()
    #expect(log.lines.sorted() == ["action", "pressing false", "pressing true"])
  }

  @Test func aCancelledTouchPressesNothing() throws {
    let screen = TestScreen {
      PressableView(role: nil, action: { log.add("action") }, pressingChanged: { log.add("pressing \($0)") }) {
        Text("press")
      }
    }
    try screen.find("press").touch().cancel()
    #expect(log.lines == ["pressing true", "pressing false"])
  }

  @Test func thePressKnowsWhetherItIsPressed() throws {
    let screen = TestScreen { PressableView(role: nil, action: {}) { Text("press") } }
    let press = try #require(try press(screen, "press"))
    #expect(!press.isPressed)
    let touch = try screen.find("press").touch()
    #expect(press.isPressed)
    touch.lift()
    #expect(!press.isPressed)
  }

  @Test func settingTheSameStateReportsNothing() throws {
    let screen = TestScreen {
      PressableView(role: nil, action: {}, pressingChanged: { log.add("pressing \($0)") }) { Text("press") }
    }
    let press = try #require(try press(screen, "press"))
    press.isPressed = false
    #expect(log.lines.isEmpty)
    press.isPressed = true
    press.isPressed = true
    #expect(log.lines == ["pressing true"])
  }

  // MARK: Updates

  @Test func theActionIsThatOfTheLastValue() throws {
    let screen = TestScreen { Named(model: model, log: log) }
    let before = try press(screen, "press")
    model.name = "second"
    screen.update()
    #expect(try press(screen, "press") === before)
    try screen.find("press").tap()
    #expect(log.lines == ["second"])
    #expect(before?.role == "second")
  }

  /// A touch began before the update, and ends after it.
  @Test func anUpdateDuringATouchKeepsThePress() throws {
    let screen = TestScreen { Named(model: model, log: log) }
    let touch = try screen.find("press").touch()
    model.name = "second"
    screen.update()
    #expect(try press(screen, "press")?.isPressed == true)
    touch.lift()
    #expect(log.lines == ["second"])
  }

  @Test func aButtonThatLeavesDuringATouchDoesNothing() throws {
    let screen = TestScreen { Leaving(model: model, log: log) }
    let touch = try screen.find("press").touch()
    model.isShown = false
    screen.update()
    touch.lift()
    #expect(log.lines.isEmpty)
    #expect(screen.texts == ["end"])
    #expect(screen.issues.isEmpty)
  }

  @Test func theActionMayRemoveItsOwnButton() throws {
    let screen = TestScreen { RemovesItself(model: model) }
    try screen.find("remove").tap()
    #expect(screen.texts == ["gone"])
  }

  @Test func aPressIsReleasedWithItsView() throws {
    let screen = TestScreen { Leaving(model: model, log: log) }
    weak let press = try press(screen, "press")
    #expect(press != nil)
    model.isShown = false
    screen.update()
    #expect(press == nil)
  }

  @Test func buttonsHaveTheRolesOfTheProgram() throws {
    let screen = TestScreen {
      Button("plain") {}
      Button("delete", role: .destructive) {}
      Button("cancel", role: .cancel) {}
    }
    #expect(try press(screen, "plain")?.role == nil)
    #expect(try press(screen, "delete")?.role == "destructive")
    #expect(try press(screen, "cancel")?.role == "cancel")
  }

  @Test func theContentOfAButtonMayChangeItsNumberOfViews() throws {
    let screen = TestScreen { Growing() }
    try screen.find("1").tap()
    try screen.find("2").tap()
    #expect(screen.texts == ["1", "2", "3"])
  }
}

@Observable private final class Model {
  var name = "first"
  var isShown = true
}

private struct Named: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let name = model.name
    PressableView(role: name, action: { log.add(name) }) { Text("press") }
  }
}

private struct Leaving: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    VStack {
      if model.isShown { PressableView(role: nil, action: { log.add("action") }) { Text("press") } }
      Text("end")
    }
  }
}

private struct RemovesItself: View {
  let model: Model

  var body: some View {
    if model.isShown { Button("remove") { model.isShown = false } } else { Text("gone") }
  }
}

private struct Growing: View {
  @State private var count = 1

  var body: some View {
    Button {
      count += 1
    } label: {
      VStack { ForEach(1..<count + 1, id: \.self) { Text("\($0)") } }
    }
  }
}
