import CanopyTesting
import SwiftUI
import Testing

/// Styles that make their button of another one, which is for the style further out.
@MainActor @Suite struct ButtonStyleNestingTests {
  @Test func buttonInPrimitiveStyleUsesTheOuterStyle() throws {
    let log = Log()
    let screen = TestScreen {
      Button("save") { log.count += 1 }.buttonStyle(Wrapping(mark: "<")).buttonStyle(Marked(mark: "!"))
    }
    #expect(screen.texts == ["<", "save", "!"])
    try screen.find("save").tap()
    #expect(log.count == 1)
  }

  @Test func nestedPrimitiveStylesApplyOncePerModifier() {
    let screen = TestScreen {
      Button("save") {}.buttonStyle(Wrapping(mark: "1")).buttonStyle(Wrapping(mark: "2"))
    }
    #expect(screen.texts == ["1", "2", "save"])
  }

  @Test func changedOuterStyleUpdatesTheInnerButton() throws {
    let screen = TestScreen { Switching() }
    try screen.find("switch").tap()
    #expect(screen.texts == ["<", "save", "?", "switch"])
  }
}

private final class Log { var count = 0 }

private struct Wrapping: PrimitiveButtonStyle {
  var mark: String
  func makeBody(configuration: Configuration) -> some View {
    Text(mark)
    Button(configuration)
  }
}

private struct Marked: ButtonStyle {
  var mark: String
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(mark)
  }
}

private struct Switching: View {
  @State private var mark = "!"
  var body: some View {
    Button("save") {}.buttonStyle(Wrapping(mark: "<")).buttonStyle(Marked(mark: mark))
    Button("switch") { mark = "?" }
  }
}
