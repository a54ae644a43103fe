import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct DraftTests {
  @Test func theNoteComesAndGoes() async throws {
    let screen = TestScreen { Draft() }
    try screen.find("Save").tap()
    try await screen.wait { screen.texts.contains("Saved") }
    await screen.run(for: 0.5)
    #expect(try screen.find("Saved").isLeaving)
    screen.settle()
    #expect(!screen.texts.contains("Saved"))
  }

  @Test func theBarGrows() throws {
    let screen = TestScreen(settles: false) { Draft() }
    screen.advance(by: 0.5)
    let bar = try screen.find(id: "bar")
    #expect(abs(bar.frame.width - 100) < 5)
    #expect(bar.finalFrame.width == 200)
  }

  @Test func olderVersionsAreBelow() throws {
    let screen = TestScreen { Draft() }
    #expect(!screen.texts.contains("Version 150"))
    try screen.scroll(to: "Version 150")
    #expect(screen.texts.contains("Version 150"))
  }
}
