import CanopyTesting
import SwiftUI
import Testing

/// Groups of controls that are menus.
@MainActor @Suite struct ControlMenuTests {
  private struct Zoom<Style: ControlGroupStyle>: View {
    let log: ActionLog
    let style: Style
    @State private var isBold = true

    var body: some View {
      ControlGroup("Zoom") {
        Button("Smaller", systemImage: "minus") { log.add("-") }
        Button("Larger", systemImage: "plus", role: .destructive) { log.add("+") }.disabled(true)
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
      }
      .controlGroupStyle(style)
      .buttonStyle(.borderedProminent)
      Text(isBold ? "bold" : "plain")
    }
  }

  @Test func menuShowsTheControlsWhenItsLabelIsPressed() throws {
    let log = ActionLog()
    let screen = TestScreen { Zoom(log: log, style: .menu) }
    #expect(screen.texts == ["Zoom", "bold"])
    try screen.find("Zoom").tap()
    #expect(screen.texts.suffix(3) == ["Smaller", "Larger", "Bold"])
    try screen.find("Smaller").tap()
    #expect(log.lines == ["-"] && screen.texts == ["Zoom", "bold"], "a button closes the menu")
  }

  @Test func toggleInAMenuChangesItsValue() throws {
    let screen = TestScreen { Zoom(log: ActionLog(), style: .menu) }
    try screen.find("Zoom").tap()
    try screen.find("Bold").tap()
    #expect(screen.texts == ["Zoom", "plain"])
  }

  @Test func disabledRowStaysAsItIs() throws {
    let screen = TestScreen { Zoom(log: ActionLog(), style: .menu) }
    try screen.find("Zoom").tap()
    #expect(throws: TestError.self) { try screen.find("Larger").tap() }
  }

  @Test func compactMenuHasIconsSideBySide() throws {
    let log = ActionLog()
    let screen = TestScreen { Zoom(log: log, style: .compactMenu) }
    try screen.find("Zoom").tap()
    let (smaller, bold) = (
      try screen.find(role: "button", name: "Smaller").frame, try screen.find(role: "toggle", name: "Bold").frame
    )
    #expect(smaller.maxX <= bold.minX && abs(smaller.midY - bold.midY) < 1)
    try screen.find(role: "button", name: "Smaller").tap()
    #expect(log.lines == ["-"])
  }

  @Test func menuIsSaid() {
    let tree = TestScreen { Zoom(log: ActionLog(), style: .menu) }.accessibilityTree
    #expect(tree.contains("menu “Zoom”"), "\(tree)")
  }

  @Test func groupWithoutALabelIsMore() {
    let tree = TestScreen { ControlGroup { Button("a") {} }.controlGroupStyle(.menu) }.accessibilityTree
    #expect(tree.contains("menu “More”"), "\(tree)")
  }
}
