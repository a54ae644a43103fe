import CanopyTesting
import SwiftUI
import Testing

/// Color pickers.
@MainActor @Suite struct ColorPickerTests {
  private struct Paint: View {
    let log: ActionLog
    var supportsOpacity = true
    @State private var color = Color(red: 1, green: 0, blue: 0)
    @Environment(\.self) private var environment

    var body: some View {
      ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        .onChange(of: color) { log.add("\(color.resolve(in: environment))") }
    }
  }

  @Test func wellOpensAPanel() throws {
    let screen = TestScreen { Paint(log: ActionLog()) }
    #expect(screen.texts == ["Paint"])
    try screen.find(role: "picker", name: "Paint").tap()
    #expect(screen.texts.contains("Red") && screen.texts.contains("Opacity"))
  }

  @Test func colorIsSaid() {
    let tree = TestScreen { Paint(log: ActionLog()) }.accessibilityTree
    #expect(tree.contains("#FF0000"), "\(tree)")
  }

  @Test func colorOfTheGridIsChosen() throws {
    let log = ActionLog()
    let screen = TestScreen { Paint(log: log) }
    try screen.find(role: "picker", name: "Paint").tap()
    try screen.find(role: "button", name: "#FFFFFF").tap()
    #expect(log.lines == ["\(Color(red: 1, green: 1, blue: 1).resolve(in: EnvironmentValues()))"])
    #expect(screen.accessibilityTree.contains("button “#FFFFFF”, traits: isSelected"), "\(screen.accessibilityTree)")
  }

  @Test func hexadecimalColorIsTyped() throws {
    for (text, color) in [("#0080FF", "#0080FF"), ("+FF000", "#FF0000"), ("zzz", "#FF0000")] {
      let screen = TestScreen { Paint(log: ActionLog()) }
      try screen.find(role: "picker", name: "Paint").tap()
      let field = try screen.find(role: "text field", name: "Hexadecimal Color")
      try field.clearText()
      try field.type(text + "\n")
      try #require(screen.presentations.last).tapOutside()
      #expect(screen.accessibilityTree.contains(color), "\(text): \(screen.accessibilityTree)")
    }
  }

  @Test func opacityIsOfferedOnlyWhereItIsSupported() throws {
    let screen = TestScreen { Paint(log: ActionLog(), supportsOpacity: false) }
    try screen.find(role: "picker", name: "Paint").tap()
    #expect(!screen.texts.contains("Opacity"))
  }

  @Test func disabledWellDoesNotOpen() {
    let screen = TestScreen { Paint(log: ActionLog()).disabled(true) }
    #expect(throws: TestError.self) { try screen.find(role: "picker", name: "Paint").tap() }
  }

  @Test func allSpellingsAreColorPickers() {
    let screen = TestScreen {
      ColorPicker("a", selection: .constant(.red))
      ColorPicker(
        String("b"), selection: .constant(CGColor(red: 0, green: 0, blue: 1, alpha: 1)), supportsOpacity: false)
      ColorPicker(selection: .constant(.green)) { Label("c", systemImage: "paintbrush") }
    }
    #expect(screen.texts == ["a", "b", "c"])
  }
}
