import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Alerts and dialogs for items.
@MainActor @Suite struct AlertItemTests {
  @Test func anAlertIsPresentedForAnItem() throws {
    let screen = TestScreen { Asks() }
    try screen.find("ask").tap()
    #expect(screen.presentations.map(\.kind) == [.alert])
    #expect(screen.presentations[0].texts == ["File", "About tea", "Delete tea"])
    try screen.find("Delete tea").tap()
    #expect(screen.presentations.isEmpty)
    #expect(screen.texts.first == "none")
  }

  @Test func aDialogIsPresentedForAnItem() throws {
    let screen = TestScreen { Asks() }
    try screen.find("choose").tap()
    #expect(screen.presentations[0].texts == ["Which?", "Take tea", "Cancel"])
    try screen.find("Cancel").tap()
    #expect(screen.texts.first == "none")
  }

  @Test func anAlertIsPresentedForAnError() throws {
    let screen = TestScreen { Asks() }
    try screen.find("fail").tap()
    #expect(screen.presentations[0].texts == ["It broke.", "Try: 7", "OK"])
    try screen.find("OK").tap()
    #expect(screen.presentations.isEmpty)
    try screen.find("fail").tap()
    #expect(screen.presentations.count == 1)
  }

  @Test func anotherItemReplacesTheAlert() throws {
    let item = Choice()
    let screen = TestScreen { Follows(choice: item) }
    item.name = "tea"
    screen.settle()
    #expect(screen.presentations[0].texts == ["Drink", "tea"])
    item.name = "milk"
    screen.update()
    #expect(screen.presentations[0].phase == .dismissing(.replacement))
    screen.settle()
    #expect(screen.presentations[0].texts == ["Drink", "milk"])
  }
}

@Observable private final class Choice {
  var name: String?
}

private struct Follows: View {
  @Bindable var choice: Choice
  var body: some View { Text("root").alert("Drink", item: $choice.name) { Button($0) {} } }
}

private struct Failure: LocalizedError {
  let code: Int
  var errorDescription: String? { "It broke." }
}

private struct Asks: View {
  @State private var item: String?
  @State private var choice: String?
  @State private var failure: Failure?

  var body: some View {
    VStack {
      Text(item ?? choice ?? "none")
      Button("ask") { item = "tea" }
        .alert("File", item: $item) { name in
          Button("Delete \(name)") {}
        } message: {
          Text("About \($0)")
        }
      Button("choose") { choice = "tea" }
        .confirmationDialog("Which?", item: $choice, titleVisibility: .visible) { Button("Take \($0)") {} }
      Button("fail") { failure = Failure(code: 7) }
        .alert(error: $failure) { _ in
        } message: {
          Text("Try: \($0.code)")
        }
    }
  }
}
