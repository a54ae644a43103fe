import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What outlives an app: its windows and their values.
@MainActor
@Suite struct SavingTests {
  private struct Draft: View {
    @SceneStorage("text") private var text = "nothing"
    @Environment(\.openWindow) private var openWindow
    let name: String

    var body: some View {
      VStack {
        Text("\(name): \(text)")
        Button("write") { text = "something" }
        Button("open 7") { openWindow(value: 7) }
      }
    }
  }

  private struct Drafts: App {
    var body: some Scene {
      WindowGroup("Drafts") { Draft(name: "draft") }
      WindowGroup("Number", id: "number", for: Int.self) { $number in Draft(name: "number \(number ?? 0)") }
      Window("Secret", id: "secret") { Draft(name: "secret") }
        .restorationBehavior(.disabled)
    }
  }

  private static func withFolder(_ body: (URL) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func fileIsInTheFolderForState() {
    func folder(_ variables: [String: String]) -> String {
      AppSaving.usualFile(variables: variables).deletingLastPathComponent().deletingLastPathComponent().path
    }
    #expect(folder(["HOME": "/ada"]) == "/ada/.local/state")
    #expect(folder(["HOME": "/ada", "XDG_STATE_HOME": "/state"]) == "/state")
    // A path that isn't absolute has to be ignored.
    #expect(folder(["HOME": "/ada", "XDG_STATE_HOME": "state"]) == "/ada/.local/state")
  }

  @Test func nobodyElseReadsWhatAPersonHasWritten() throws {
    try Self.withFolder { folder in
      let app = TestApp(Drafts(), storage: folder)
      try app.window.find("write").tap()
      app.end()
      func mode(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      }
      #expect(try mode(folder) == 0o700)
      #expect(try mode(folder.appending(path: "windows.plist")) == 0o600)
    }
  }

  @Test func windowsOpenAgainWithTheirValues() throws {
    try Self.withFolder { folder in
      let first = TestApp(Drafts(), storage: folder)
      try first.window.find("open 7").tap()
      try first.window.find("write").tap()
      first.openWindow()
      #expect(first.windows.count == 3)
      first.end()

      let second = TestApp(Drafts(), storage: folder)
      #expect(second.windows.map { $0.texts.first } == ["draft: nothing", "number 7: something", "draft: nothing"])
      try second.windows[0].find("open 7").tap()
      #expect(second.windows.count == 3)
      second.end()
    }
  }

  @Test func theSizeOfAWindowIsKept() {
    Self.withFolder { folder in
      let first = TestApp(Drafts(), storage: folder)
      first.window.resize(to: CGSize(width: 512, height: 300))
      first.end()
      let second = TestApp(Drafts(), storage: folder)
      #expect(second.window.size == CGSize(width: 512, height: 300))
      second.end()
    }
  }

  @Test func windowsThatCloseBecauseTheAppQuitsOpenAgain() throws {
    try Self.withFolder { folder in
      let first = TestApp(Drafts(), storage: folder)
      try first.window.find("open 7").tap()
      first.window.press("q", modifiers: .command)
      #expect(first.hasEnded)
      first.end()
      let second = TestApp(Drafts(), storage: folder)
      #expect(second.windows.map(\.title) == ["Drafts", "Number"])
      second.end()
    }
  }

  @Test func aWindowThatAPersonHasClosedDoesNotOpenAgain() throws {
    try Self.withFolder { folder in
      let first = TestApp(Drafts(), storage: folder)
      try first.window.find("open 7").tap()
      first.windows[0].close()
      first.end()
      let second = TestApp(Drafts(), storage: folder)
      #expect(second.windows.map(\.title) == ["Number"])
      second.end()
    }
  }

  @Test func aDamagedFileIsReportedAndTheAppStarts() throws {
    try Self.withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("no property list".utf8).write(to: folder.appending(path: "windows.plist"))
      let app = TestApp(Drafts(), storage: folder)
      #expect(app.windows.map(\.title) == ["Drafts"])
      #expect(app.issues.first?.message.contains("can't be opened again") == true)
      app.end()
    }
  }

  private struct OtherDrafts: App {
    var body: some Scene {
      WindowGroup("Number", id: "number", for: String.self) { $name in Draft(name: "name \(name ?? "none")") }
    }
  }

  @Test func windowsOfScenesThatTheAppNoLongerHasAreLeftOut() throws {
    try Self.withFolder { folder in
      let first = TestApp(Drafts(), storage: folder)
      try first.window.find("open 7").tap()
      first.end()
      let second = TestApp(OtherDrafts(), storage: folder)
      #expect(second.windows.map { $0.texts.first } == ["name none: nothing"])
      second.end()
    }
  }
}
