import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Menus of views.
@MainActor @Suite struct ContextMenuTests {
  private struct Note: View {
    let log: ActionLog
    var hasItems = true

    var body: some View {
      Text("Note")
        .padding()
        .contextMenu {
          if hasItems {
            Button("Rename") { log.add("rename") }
            Button("Delete", role: .destructive) { log.add("delete") }
          }
        }
    }
  }

  @Test func fingerThatHoldsTheViewOpensTheMenu() throws {
    let log = ActionLog()
    let screen = TestScreen { Note(log: log) }
    try screen.find("Note").longPress()
    #expect(screen.texts == ["Note", "Rename", "Delete"])
    try screen.find("Delete").tap()
    #expect(log.lines == ["delete"] && screen.texts == ["Note"])
  }

  @Test func secondaryButtonOpensTheMenuAtThePointer() throws {
    let screen = TestScreen {
      Note(log: ActionLog()).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let note = try screen.find("Note")
    try note.secondaryClick()
    let card = try #require(screen.presentations.last).frame
    #expect(abs(card.minX - note.frame.midX) < 1 && abs(card.minY - note.frame.midY) < 6)
  }

  @Test(arguments: ["\u{F735}", "\u{F70D}"] as [Character]) func keyOpensTheMenuOfTheFocusedView(key: Character) throws
  {
    let screen = TestScreen { Button("Note") {}.contextMenu { Button("Rename") {} } }
    try screen.find("Note").press(KeyEquivalent(key), modifiers: key == "\u{F70D}" ? .shift : [])
    #expect(screen.texts == ["Note", "Rename"])
  }

  @Test func buttonWithAMenuStillActs() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Button("Note") { log.add("open") }.contextMenu { Button("Rename") { log.add("rename") } }
    }
    try screen.find("Note").tap()
    #expect(log.lines == ["open"])
    try screen.find("Note").longPress()
    #expect(log.lines == ["open"], "holding the button opens the menu only")
    try screen.find("Rename").tap()
    #expect(log.lines == ["open", "rename"])
  }

  @Test func menuWithoutItemsDoesNotOpen() throws {
    let screen = TestScreen { Note(log: ActionLog(), hasItems: false) }
    try screen.find("Note").longPress()
    #expect(screen.presentations.isEmpty)
    try screen.find("Note").secondaryClick()
    #expect(screen.presentations.isEmpty)
  }

  @Test func previewIsShownAboveTheItems() throws {
    let screen = TestScreen {
      Text("Note").contextMenu {
        Button("Rename") {}
      } preview: {
        Text("Preview")
      }
    }
    try screen.find("Note").longPress()
    #expect(try screen.find("Preview").frame.maxY <= screen.find("Rename").frame.minY)
  }

  @Test func innermostMenuOpens() throws {
    let screen = TestScreen {
      VStack {
        Text("inside").contextMenu { Button("inner") {} }
        Text("beside")
      }
      .contextMenu { Button("outer") {} }
    }
    try screen.find("inside").secondaryClick()
    #expect(screen.texts.last == "inner")
    try #require(screen.presentations.last).tapOutside()
    try screen.find("beside").secondaryClick()
    #expect(screen.texts.last == "outer")
  }

  @Test func assistiveTechnologyOpensTheMenu() throws {
    let screen = TestScreen { Note(log: ActionLog()) }
    let note = try screen.find("Note")
    let action = try #require(note.actions.first { $0.localizedCaseInsensitiveContains("menu") }, "\(note.actions)")
    try note.performAction(named: action)
    #expect(screen.texts == ["Note", "Rename", "Delete"])
  }
}
