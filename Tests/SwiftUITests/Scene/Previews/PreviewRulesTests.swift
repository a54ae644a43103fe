import CanopyTesting
import SwiftUI
import Testing

/// Rules for previews, and for the modifiers among their traits.
@MainActor @Suite struct PreviewRulesTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func preview(
    _ name: String? = nil, @ViewBuilder _ body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(fileID: "App/File.swift", line: 3, column: 5, name, body: body)
  }

  // MARK: Previews

  @Test func eachMountOfAPreviewHasStateOfItsOwn() throws {
    let preview = preview { Counter() }
    let first = TestScreen { AnyView(preview.makeContent()) }
    try first.find("count 0").tap()
    #expect(first.texts == ["count 1"])
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["count 0"])
  }

  @Test func aPreviewKnowsItsPlaceAndHasNoNameUnlessItIsGiven() {
    let unnamed = preview { Text("x") }
    #expect(unnamed.name == nil)
    #expect(unnamed.traits.isEmpty)
    #expect((unnamed.fileID, unnamed.line, unnamed.column) == ("App/File.swift", 3, 5))
  }

  @Test func aPreviewWithoutArgumentsShowsNothing() {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, arguments: [Int]()) { Text("\($0)") }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == [])
  }

  @Test func argumentsHaveStateOfTheirOwn() throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, arguments: [1, 2]) { _ in Counter() }
    let screen = TestScreen { AnyView(preview.makeContent()) }
    try screen.find("count 0").tap()
    #expect(screen.texts == ["count 1", "count 0"])
  }

  // MARK: Modifiers

  private struct Spaced: PreviewModifier {
    let spacing: CGFloat
    func body(content: Content, context: Void) -> some View { content.environment(\.lineSpacing, spacing) }
  }

  @Test func contentSeesTheEnvironmentOfItsModifiers() {
    let preview = Preview(
      fileID: "App/File.swift", line: 1, column: 2, traits: .modifier(Spaced(spacing: 1)),
      .modifier(Spaced(spacing: 2))
    ) {
      ValueReader(\.lineSpacing)
    }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["1.0"])
  }

  @Test func modifiersApplyToAllArguments() {
    let preview = Preview(
      fileID: "App/File.swift", line: 1, column: 2, traits: .modifier(Spaced(spacing: 3)), arguments: ["a", "b"]
    ) { name in
      HStack {
        Text(name)
        ValueReader(\.lineSpacing)
      }
    }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["a", "3.0", "b", "3.0"])
  }

  private struct Shared: PreviewModifier {
    @MainActor static var count = 0

    static func makeSharedContext() async throws -> Int {
      count += 1
      return count
    }

    func body(content: Content, context: Int) -> some View {
      content
      Text("context \(context)")
    }
  }

  private struct Failing: PreviewModifier {
    struct Missing: Error {}
    static func makeSharedContext() async throws -> String { throw Missing() }
    func body(content: Content, context: String) -> some View { content }
  }

  /// Lets tasks run until something is shown.
  private func wait(for screen: TestScreen) async {
    for _ in 0..<10_000 where screen.texts.isEmpty {
      await Task.yield()
      screen.settle()
    }
  }

  @Test func allPreviewsWithAModifierShareItsContext() async {
    let previews = (0..<3).map { number in
      Preview(fileID: "App/File.swift", line: number, column: 1, traits: .modifier(Shared())) { Text("\(number)") }
    }
    for (number, preview) in previews.enumerated() {
      let screen = TestScreen { AnyView(preview.makeContent()) }
      await wait(for: screen)
      #expect(screen.texts == ["\(number)", "context 1"])
    }
  }

  @Test func aContextThatCannotBeMadeIsShown() async {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, traits: .modifier(Failing())) { Text("x") }
    let screen = TestScreen { AnyView(preview.makeContent()) }
    await wait(for: screen)
    #expect(screen.texts == ["The context of the preview can't be made: Missing()"])
  }

  // MARK: Providers

  private struct Empty_Previews: PreviewProvider {
    static var previews: some View { EmptyView() }
  }

  @Test func aProviderWithoutViewsHasNoPreviews() {
    #expect(Empty_Previews._allPreviews.isEmpty)
    #expect(Empty_Previews.platform == nil)
  }

  private struct Grouped_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Text("first").previewDisplayName("first")
        Group { Text("second").previewLayout(.sizeThatFits) }.previewDisplayName("second")
      }
      .previewDevice("iPhone 15")
    }
  }

  @Test func modifiersOfAGroupAreThoseOfItsPreviews() {
    let previews = Grouped_Previews._allPreviews
    #expect(previews.map(\.displayName) == ["first", "second"])
    #expect(previews.map(\.layout) == [.device, .sizeThatFits])
    #expect(previews.map(\.device) == ["iPhone 15", "iPhone 15"])
  }

  private struct Colored_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        ValueReader(\.colorScheme)
        ValueReader(\.colorScheme).environment(\.colorScheme, .light)
      }
      .environment(\.colorScheme, .dark)
    }
  }

  @Test func aPreviewSeesTheEnvironmentOfItsGroup() {
    let texts = Colored_Previews._allPreviews.map { preview in TestScreen { preview.content }.texts }
    #expect(texts == [["dark"], ["light"]])
  }

  @Test func orientationsHaveNames() {
    #expect(
      InterfaceOrientation.allCases.map(\.id) == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    #expect(PreviewDevice(rawValue: "iPad") == "iPad")
  }
}
