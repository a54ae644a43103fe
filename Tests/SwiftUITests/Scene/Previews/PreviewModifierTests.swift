import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct PreviewModifierTests {
  private struct Framed: PreviewModifier {
    let name: String

    func body(content: Content, context: Void) -> some View {
      Text("\(name)(")
      content
      Text(")\(name)")
    }
  }

  private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String { "sample" }

    func body(content: Content, context: String) -> some View {
      content
      Text(context)
    }
  }

  @Test func aPreviewHasTheModifiersAmongItsTraits() {
    let preview = Preview(
      fileID: "App/File.swift", line: 1, column: 2, traits: .modifier(Framed(name: "in")), .sizeThatFitsLayout,
      .modifier(Framed(name: "out"))
    ) {
      Text("x")
    }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["out(", "in(", "x", ")in", ")out"])
  }

  @Test func theContextIsMadeBeforeTheContentIsShown() async throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, traits: .modifier(Sample())) { Text("x") }
    let screen = TestScreen { AnyView(preview.makeContent()) }
    for _ in 0..<100 where screen.texts.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      screen.settle()
    }
    #expect(screen.texts == ["x", "sample"])
  }
}
