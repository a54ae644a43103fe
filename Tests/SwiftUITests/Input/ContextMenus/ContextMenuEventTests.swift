import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Clicks of the secondary button, and keys, that open the menu of a view.
@MainActor @Suite struct ContextMenuEventTests {
  private func click(_ screen: TestScreen, at point: CGPoint) {
    screen.clickSecondary(at: point)
    screen.settle()
  }

  @Test func viewThatIsDisabledHasNoMenu() throws {
    let screen = TestScreen { Text("Note").contextMenu { Button("Rename") {} }.disabled(true) }
    let frame = try screen.find("Note").frame
    click(screen, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen.texts == ["Note"])
  }

  @Test func clickBesideTheViewOpensNothing() {
    let screen = TestScreen { Text("Note").contextMenu { Button("Rename") {} } }
    click(screen, at: CGPoint(x: 1, y: 1))
    #expect(screen.texts == ["Note"])
  }

  @Test func clickBesideAnOpenMenuClosesIt() throws {
    let screen = TestScreen { Text("Note").contextMenu { Button("Rename") {} } }
    try screen.find("Note").secondaryClick()
    #expect(screen.texts == ["Note", "Rename"])
    click(screen, at: CGPoint(x: 1, y: 1))
    #expect(screen.texts == ["Note"])
  }

  @Test func viewInASheetOpensItsOwnMenu() throws {
    let screen = TestScreen {
      Text("Window").contextMenu { Button("outer") {} }
        .sheet(isPresented: .constant(true)) { Text("Sheet").contextMenu { Button("inner") {} } }
    }
    try screen.find("Sheet").secondaryClick()
    #expect(screen.texts.last == "inner")
  }

  @Test func keyWithoutAFocusedViewOpensNothing() {
    let screen = TestScreen { Button("Note") {}.contextMenu { Button("Rename") {} } }
    screen.press(KeyEquivalent("\u{F735}"))
    #expect(screen.texts == ["Note"])
  }
}
