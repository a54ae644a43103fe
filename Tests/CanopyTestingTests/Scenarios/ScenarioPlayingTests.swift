import CanopyTesting
import SwiftUI
import Testing

private struct Counter: App {
  var body: some Scene { WindowGroup("Counter") { CounterView() } }
}

private struct CounterView: View {
  @State private var count = 0
  @State private var isLoaded = false

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Color.red.frame(width: 20, height: 20)
      if isLoaded { Text("Loaded") }
    }
    .task {
      await Task.yield()
      isLoaded = true
    }
  }
}

@MainActor @Suite struct ScenarioPlayingTests {
  private let app = TestApp(Counter(), size: CGSize(width: 200, height: 120))

  @Test func stepsActAndPicturesAreCompared() async throws {
    let scenario = try Scenario("tap \"Add\"\nexpect text \"Count 1\"\nexpect text \"Loaded\"\nexpect picture \"one\"")
    let pictures = try await app.play(scenario)
    #expect(pictures.keys.sorted() == ["one"])
    let again = TestApp(Counter(), size: CGSize(width: 200, height: 120))
    try await again.play(scenario, expecting: pictures)
    let error = await #expect(throws: TestError.self) {
      try await app.play(Scenario("tap \"Add\"\nexpect picture \"one\"", name: "counter"), expecting: pictures)
    }
    #expect(
      error?.message.hasPrefix("counter:2: expect picture \"one\"\nThe window doesn't look as expected. ") == true)
  }

  @Test func failureSaysWhatTheWindowSays() async {
    let error = await #expect(throws: TestError.self) { try await app.play(Scenario("expect text \"Count 7\"")) }
    #expect(
      error?.message
        == "scenario:1: expect text \"Count 7\"\nNothing says “Count 7”. The window says: “Count 0”, “Add”, “Loaded”.")
  }

  @Test func elementsAreCounted() async {
    let error = await #expect(throws: TestError.self) { try await app.play(Scenario("tap \"Add\" 2")) }
    #expect(error?.message.contains("Only one is called “Add”.") == true)
  }

  @Test func picturesDifferByTheirPixels() throws {
    let first = try app.window.image()
    #expect(first.difference(from: first) == 0)
    try app.window.find("Add").tap()
    let share = try first.difference(from: app.window.image())
    #expect(share > 0 && share < 0.1)
    let other = TestApp(Counter(), size: CGSize(width: 100, height: 120))
    #expect(try first.difference(from: other.window.image()) == 1)
  }

  @Test func pictureIsReadFromItsFile() throws {
    let picture = try app.window.image()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try picture.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try RenderedImage(contentsOf: file).difference(from: picture) == 0)
    try Data("no picture".utf8).write(to: file)
    #expect(throws: TestError.self) { try RenderedImage(contentsOf: file) }
  }
}
