import CanopyTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A button that pastes.
@MainActor @Suite struct PasteButtonTests {
  @Test func theButtonIsEnabledWhileThereIsSomethingToPaste() throws {
    let screen = TestScreen { Pasting() }
    #expect(try !screen.find("Paste").isEnabled)
    screen.clipboard = "a"
    screen.settle()
    #expect(try screen.find("Paste").isEnabled)
    try screen.find("Paste").tap()
    #expect(screen.texts.contains("a"))
    screen.clipboard = nil
    screen.settle()
    #expect(try !screen.find("Paste").isEnabled)
  }

  @Test func theButtonPastesOnlyItsTypes() throws {
    let screen = TestScreen { Pasting.Items(types: [.png]) }
    screen.clipboard = "a"
    screen.settle()
    #expect(try !screen.find("Paste").isEnabled)
    let texts = TestScreen { Pasting.Items(types: [.plainText]) }
    texts.clipboard = "a"
    texts.settle()
    try texts.find("Paste").tap()
    #expect(texts.texts.contains("1 item"))
  }
}

private struct Pasting: View {
  @State private var texts: [String] = []
  var body: some View {
    PasteButton(payloadType: String.self) { texts += $0 }
    ForEach(texts, id: \.self) { Text($0) }
  }

  struct Items: View {
    let types: [UTType]
    @State private var count = 0
    var body: some View {
      PasteButton(supportedContentTypes: types) { count += $0.count }
      if count > 0 { Text("\(count) item") }
    }
  }
}
