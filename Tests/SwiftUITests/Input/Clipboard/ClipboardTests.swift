import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Views that copy, cut and paste.
@MainActor @Suite struct ClipboardTests {
  @Test func theFocusedViewCopiesItsValues() throws {
    let screen = TestScreen { Birds() }
    try screen.find("focus").tap()
    try screen.find("focus").press("c", modifiers: .control)
    #expect(screen.clipboard == "wren\nrobin")
  }

  @Test func nothingIsCopiedWithoutFocus() throws {
    let screen = TestScreen {
      Text("elsewhere").focusable()
      Birds()
    }
    screen.clipboard = "before"
    try screen.find("elsewhere").tap()
    try screen.find("elsewhere").press("c", modifiers: .control)
    #expect(screen.clipboard == "before")
  }

  @Test func cutValuesAreCopiedAndRemoved() throws {
    let screen = TestScreen { Birds() }
    try screen.find("focus").tap()
    try screen.find("focus").press("x", modifiers: .command)
    #expect(screen.clipboard == "wren\nrobin")
    #expect(screen.texts.contains("0 birds"))
    try screen.find("focus").press("v", modifiers: .command)
    #expect(screen.texts.contains("2 birds"))
  }

  @Test func onlyValidValuesArePasted() throws {
    let screen = TestScreen { Birds() }
    screen.clipboard = "x"
    try screen.find("focus").tap()
    try screen.find("focus").press("v", modifiers: .control)
    #expect(screen.texts.contains("2 birds"))
    screen.clipboard = "eagle"
    try screen.find("focus").press("v", modifiers: .control)
    #expect(screen.texts.contains("3 birds"))
  }

  @Test func aTextFieldWithTheFocusTakesTheKeys() throws {
    let screen = TestScreen { Birds() }
    screen.clipboard = "eagle"
    try screen.find("name").tap()
    try screen.find("name").press("v", modifiers: .control)
    #expect(screen.texts.contains("2 birds"))
    #expect(screen.texts.contains("eagle"))
  }

  @Test func valuesKeepAllTheirTypes() throws {
    let screen = TestScreen { Cards() }
    try screen.find("source").tap()
    try screen.find("source").press("c", modifiers: .control)
    #expect(screen.clipboard == "title")
    try screen.find("target").tap()
    try screen.find("target").press("v", modifiers: .control)
    #expect(screen.texts.contains("title 7"))
  }

  @Test func commandsPassOnItemProviders() throws {
    let screen = TestScreen { Providers() }
    try screen.find("focus").tap()
    try screen.find("focus").press("v", modifiers: .control)
    #expect(screen.texts.contains("0 pasted"))
    try screen.find("focus").press("c", modifiers: .control)
    try screen.find("focus").press("v", modifiers: .control)
    #expect(screen.texts.contains("1 pasted"))
    #expect(screen.clipboard == "copied")
    try screen.find("focus").press("x", modifiers: .control)
    #expect(screen.clipboard == "cut")
  }

  @Test func aClipboardForTextKeepsTheItemsOfTheApp() {
    let clipboard = TextClipboard()
    let (item, card) = (NSItemProvider(), Card(title: "title", number: 7))
    item.register(value: card)
    clipboard.items = [item]
    #expect(clipboard.string == "title")
    #expect(clipboard.items.first === item)
    clipboard.string = "from another program"
    #expect(clipboard.items.first !== item)
    #expect(clipboard.items.first?.registeredContentTypes == [.utf8PlainText])
  }
}

private final class TextClipboard: Clipboard {
  var string: String?
}

private struct Birds: View {
  @State private var birds = ["wren", "robin"]
  @State private var name = ""
  var body: some View {
    VStack {
      Text("focus").focusable()
      Text("\(birds.count) birds")
      TextField("name", text: $name)
    }
    .copyable(birds)
    .cuttable(for: String.self) {
      let cut = birds
      birds = []
      return cut
    }
    .pasteDestination(for: String.self) { pasted in
      birds += pasted.flatMap { $0.split(separator: "\n").map(String.init) }
    } validator: {
      $0.filter { $0.count > 1 }
    }
  }
}

private struct Card: Codable, Transferable {
  var title: String
  var number: Int
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Cards: View {
  @State private var pasted: Card?
  var body: some View {
    Text("source").focusable().copyable([Card(title: "title", number: 7)])
    Text("target").focusable().pasteDestination(for: Card.self) { pasted = $0.first }
    if let pasted { Text("\(pasted.title) \(pasted.number)") }
  }
}

private struct Providers: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("focus").focusable()
      Text("\(count) pasted")
    }
    .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
    .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
    .onPasteCommand(of: [.plainText]) { count += $0.count }
  }
}
