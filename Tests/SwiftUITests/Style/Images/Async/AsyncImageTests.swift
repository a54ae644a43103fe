import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Images that are loaded.
@MainActor @Suite struct AsyncImageTests {
  private func file(_ data: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try data.write(to: url)
    return url
  }

  private func picture() throws -> Data {
    try TestScreen(size: CGSize(width: 12, height: 8)) { Color.red }.image().png
  }

  /// Waits for tasks until something is to be seen.
  private func wait(_ screen: TestScreen, until isThere: () -> Bool) async throws {
    for _ in 0..<400 where !isThere() {
      try await Task.sleep(for: .milliseconds(5))
      screen.settle()
    }
    #expect(isThere())
  }

  struct Phases: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image.accessibilityIdentifier("image")
        case .failure(let error): Text("Failed: \("\(error)".prefix(30))")
        @unknown default: Text("?")
        }
      }
    }
  }

  @Test func asyncImageShowsLoadedImage() async throws {
    let url = try file(picture())
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = layOut { Phases(url: url) }
    #expect(screen.texts == ["Loading"])
    try await wait(screen) { (try? screen.find(id: "image")) != nil }
    #expect(try screen.find(id: "image").frame.size == CGSize(width: 6, height: 4))
  }

  @Test func failedLoadShowsItsError() async throws {
    let url = try file(Data("no picture".utf8))
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = layOut { Phases(url: url) }
    try await wait(screen) { screen.texts.first?.hasPrefix("Failed") == true }
    #expect(screen.texts.first?.contains("What came from") == true)
    let missing = layOut { Phases(url: URL(filePath: "/no/such/file.png")) }
    try await wait(missing) { missing.texts.first?.hasPrefix("Failed") == true }
    let refused = layOut { Phases(url: URL(string: "http://127.0.0.1:9/none.png")) }
    try await wait(refused) { refused.texts.first?.hasPrefix("Failed") == true }
  }

  @Test func nilURLStaysInTheEmptyPhase() async throws {
    let screen = layOut { Phases(url: nil) }
    try await Task.sleep(for: .milliseconds(20))
    screen.settle()
    #expect(screen.texts == ["Loading"])
  }

  @Test func changedURLLoadsAnotherImage() async throws {
    struct Changing: View {
      let urls: [URL]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          AsyncImage(url: urls[index]) {
            $0.accessibilityIdentifier("image")
          } placeholder: {
            Text("Loading")
          }
        }
      }
    }
    let urls = [
      try file(picture()), try file(TestScreen(size: CGSize(width: 30, height: 8)) { Color.red }.image().png),
    ]
    defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
    let screen = layOut { Changing(urls: urls) }
    try await wait(screen) { (try? screen.find(id: "image").frame.width) == 12 }
    try screen.find("Next").tap()
    try await wait(screen) { (try? screen.find(id: "image").frame.width) == 30 }
  }

  @Test func defaultPlaceholderIsGray() async throws {
    let url = try file(picture())
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = layOut { AsyncImage(url: url) }
    #expect(screen.displayList() == "fill #3C3C432E: rectangle 0,0 200×100")
    try await wait(screen) { screen.displayList().hasPrefix("image 12×8") }
  }
}
