import CanopyTesting
import SwiftUI
import Testing

/// Menus in menus.
@MainActor @Suite struct SubmenuTests {
  private func nested(_ log: ActionLog) -> TestScreen {
    TestScreen {
      Menu("Edit") {
        Button("Undo") { log.add("undo") }
        Menu("Transform") {
          Button("Upper Case") { log.add("upper") }
          Menu("More") { Button("Title Case") { log.add("title") } }
        }
        Button("Redo") { log.add("redo") }
      }
    }
  }

  @Test func submenuShowsOnlyItsOwnItems() throws {
    let log = ActionLog()
    let screen = nested(log)
    try screen.find("Edit").tap()
    #expect(screen.texts == ["Edit", "Undo", "Transform", "Redo"])
    try screen.find("Transform").tap()
    #expect(screen.texts == ["Edit", "Transform", "Upper Case", "More"])
    try screen.find("More").tap()
    #expect(screen.texts == ["Edit", "Transform", "More", "Title Case"])
    try screen.find("Title Case").tap()
    #expect(log.lines == ["title"] && screen.texts == ["Edit"])
  }

  @Test func primaryActionOfASubmenuIsItsFirstItem() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Menu("File") {
        Menu("Save") {
          Button("Save a Copy") {}
        } primaryAction: {
          log.add("saved")
        }
      }
    }
    try screen.find("File").tap()
    try screen.find("Save").tap()
    #expect(screen.texts == ["File", "Save", "Save", "Save a Copy"])
    try screen.findAll("Save")[1].tap()
    #expect(log.lines == ["saved"] && screen.texts == ["File"])
  }

  @Test func submenuClosesInPlace() throws {
    let screen = nested(ActionLog())
    try screen.find("Edit").tap()
    try screen.find("Transform").tap()
    try screen.find("Transform").tap()
    #expect(screen.texts == ["Edit", "Undo", "Transform", "Redo"])
  }

  @Test func menuPickerIsASubmenu() throws {
    struct Sizes: View {
      @State private var size = 1

      var body: some View {
        Text("size \(size)")
        Menu("View") {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.menu)
        }
      }
    }
    let screen = TestScreen { Sizes() }
    try screen.find("View").tap()
    #expect(screen.texts == ["size 1", "View", "Size"])
    try screen.find("Size").tap()
    try screen.find("Large").tap()
    #expect(screen.texts == ["size 2", "View"])
  }

  @Test func escapeClosesASubmenuAndThenTheMenu() throws {
    let screen = nested(ActionLog())
    try screen.find("Edit").press(.space)
    screen.press(.downArrow)
    screen.press(.downArrow)
    screen.press(.rightArrow)
    #expect(screen.texts.contains("Upper Case"))
    screen.press(.escape)
    #expect(screen.texts == ["Edit", "Undo", "Transform", "Redo"])
    screen.press(.escape)
    #expect(screen.texts == ["Edit"])
  }
}
