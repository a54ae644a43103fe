import CanopyTesting
import SwiftUI
import Testing

/// The steps of scenarios in a window without a display, and what is said of those that fail.
@MainActor @Suite struct ScenarioStepsTests {
  private let app = TestApp(Playground(), size: CGSize(width: 320, height: 400))

  private func play(_ text: String) async throws { try await app.play(Scenario(text)) }

  private func message(_ text: String) async -> String {
    let error = await #expect(throws: TestError.self) { try await play(text) }
    return error?.message ?? ""
  }

  // MARK: Steps

  @Test func textIsTypedIntoTheFocusedField() async throws {
    try await play("tap \"Name\"\ntype \"Ada\"\npress Return\nexpect text \"submitted Ada\"")
  }

  @Test func keysHaveModifiers() async throws {
    try await play("press k\nexpect text \"count 0\"\npress Control+K\nexpect text \"count 10\"")
  }

  @Test func cardsAreDragged() async throws {
    try await play("drag \"Card\" by 40 0\nexpect text \"moved 40\"")
  }

  @Test func rowsAreScrolled() async throws {
    try await play("expect no text \"Row 82\"\nscroll \"Row 1\" by 0 2400\nexpect text \"Row 82\"")
  }

  @Test func theSecondElementOfANameIsTapped() async throws {
    try await play("tap \"Same\" 2\nexpect text \"count 2\"\ntap \"Same\"\nexpect text \"count 3\"")
  }

  @Test func valuesAreExpected() async throws {
    try await play("tap \"Switch\"\nexpect value \"on\" of \"Switch\"")
  }

  @Test func theWindowIsResized() async throws {
    try await play("resize 500 300\nexpect text \"500 wide\"")
    #expect(app.window.size == CGSize(width: 500, height: 300))
  }

  @Test func theAppearanceOfTheSystemChanges() async throws {
    try await play("appearance dark\nexpect text \"dark\"\nappearance light\nexpect no text \"dark\"")
  }

  @Test func anUnexpectedPictureIsOnlyTaken() async throws {
    let pictures = try await app.play(Scenario("expect picture \"a\"\ntap \"Same\"\nexpect picture \"b\""))
    let (first, second) = (try #require(pictures["a"]), try #require(pictures["b"]))
    #expect(first.difference(from: second) > 0)
  }

  @Test func anEmptyScenarioDoesNothing() async throws {
    #expect(try await app.play(Scenario("# Nothing\n\n")).isEmpty)
  }

  // MARK: Failures

  @Test func aMissingElementIsReportedWithTheOthers() async {
    let text = await message("# First\ntap \"Nowhere\"")
    #expect(text.hasPrefix("scenario:2: tap \"Nowhere\"\nNothing is called “Nowhere”. The window says: "), "\(text)")
  }

  @Test func anUnexpectedTextIsReported() async {
    #expect(await message("expect no text \"count 0\"").hasSuffix("Something says “count 0”."))
  }

  @Test func anotherValueIsReported() async {
    #expect(await message("expect value \"on\" of \"Switch\"").hasSuffix("The value of “Switch” is “off”."))
  }

  @Test func anElementOutsideOfTheWindowIsNotTapped() async {
    let text = await message("resize 320 100\ntap \"Switch\"")
    #expect(text.contains("“Switch” is outside of the window, at ("), "\(text)")
  }

  @Test func stepsAfterAFailureAreNotPerformed() async {
    _ = await message("tap \"Nowhere\"\ntap \"Same\"")
    #expect(app.window.texts.contains("count 0"))
  }

  @Test func anAppWithoutAWindowIsReported() async {
    app.window.close()
    let text = await message("tap \"Same\"")
    #expect(text.hasSuffix("The app has no window."), "\(text)")
  }

  // MARK: Pictures

  @Test func aToleranceIgnoresSmallDifferences() throws {
    func picture(_ white: Double) throws -> RenderedImage {
      try TestScreen(size: CGSize(width: 10, height: 10)) { Color(white: white).ignoresSafeArea() }.image(scale: 1)
    }
    let (first, second) = (try picture(0.5), try picture(0.52))
    #expect(first.difference(from: second) == 1)
    #expect(first.difference(from: second, beyond: 0.1) == 0)
    #expect(first.difference(from: first, beyond: 0) == 0)
  }

  @Test func aMissingFileIsNoPicture() {
    #expect(throws: (any Error).self) { try RenderedImage(contentsOf: URL(filePath: "/nowhere/picture.png")) }
    #expect(throws: (any Error).self) { try Scenario(contentsOf: URL(filePath: "/nowhere/scenario.txt")) }
  }

  @Test func aScenarioIsNamedAfterItsFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).scenario")
    try Data("jump".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: TestError.self) { try Scenario(contentsOf: file) }
    #expect(error?.message.hasPrefix("\(file.lastPathComponent):1: jump\n") == true)
    try Data("tap \"a\"".utf8).write(to: file)
    #expect(try Scenario(contentsOf: file).name == file.lastPathComponent)
  }
}

private struct Playground: App {
  var body: some Scene { WindowGroup("Playground") { PlaygroundView() } }
}

private struct PlaygroundView: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var name = ""
  @State private var submitted = "nothing"
  @State private var count = 0
  @State private var distance = 0.0
  @State private var isOn = false

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Text("\(Int(geometry.size.width)) wide")
        if colorScheme == .dark { Text("dark") }
        TextField("Name", text: $name).onSubmit { submitted = name }
        Text("submitted \(submitted)")
        HStack {
          Text("count \(count)")
          Button("Same") { count += 1 }
          Button("Same") { count += 2 }
          Button("Key") { count += 10 }.keyboardShortcut("k", modifiers: .control)
        }
        HStack {
          Text("Card").gesture(DragGesture(coordinateSpace: .global).onEnded { distance = $0.translation.width })
          Text("moved \(Int(distance))")
        }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 30) } }
        }
        .frame(height: 100)
        Toggle("Switch", isOn: $isOn)
      }
    }
  }
}
