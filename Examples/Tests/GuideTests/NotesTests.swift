import CanopyTesting
import Foundation
import Testing

@testable import Guide

@MainActor @Suite struct NotesTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).scenario")

  init() throws {
    let steps = """
      tap "New note"
      type "Milk"
      press Return
      expect text "Milk"
      expect picture "a-note"
      """
    try Data(steps.utf8).write(to: file)
  }

  @Test func scenarioRunsAndComparesPictures() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let kept = try await TestApp(Notes()).play(Scenario(contentsOf: file))
    let app = TestApp(Notes())
    let pictures = try await app.play(Scenario(contentsOf: file), expecting: kept)
    #expect(pictures.keys.sorted() == ["a-note"])
  }

  @Test func windowsAndMenusAreThoseOfTheApp() throws {
    let app = TestApp(Notes())
    try app.window.find("New note").tap()
    try app.choose("New Window", in: "File")
    #expect(app.windows.count == 2)
    #expect(app.menus == ["File", "Edit"])
    app.enter(.background)
  }
}
