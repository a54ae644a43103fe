import SwiftUI
import CanopyTesting
import Testing

/// The previews that `#Preview` makes, and their traits.
@MainActor @Suite struct PreviewTests {
  @Test func aPreviewShowsItsContent() throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, "Name", traits: .sizeThatFitsLayout) {
      Text("one")
      Text("two")
    }
    #expect(preview.name == "Name")
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["one", "two"])
  }

  @Test func aPreviewWithArgumentsShowsItsContentForEachArgument() throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, arguments: ["a", "b", "b"]) { letter in
      Text("letter \(letter)")
    }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["letter a", "letter b", "letter b"])
  }

  private struct Greeting_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }

    static var previews: some View {
      Text("plain")
      Group {
        ForEach(0..<2) { Text("row \($0)").previewDisplayName("Row \($0)") }
      }
      .previewLayout(.fixed(width: 200, height: 40))
      Counter().previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// As on Apple's systems, where tools render these previews to images.
  @Test func aPreviewProviderReadsTheModifiersOfItsPreviews() throws {
    let previews = Greeting_Previews._allPreviews
    #expect(previews.map(\.id) == [0, 1, 2, 3])
    #expect(previews.map(\.displayName) == [nil, "Row 0", "Row 1", nil])
    #expect(
      previews.map(\.layout) == [.device] + Array(repeating: .fixed(width: 200, height: 40), count: 2) + [.device])
    #expect(previews.map(\.device) == [nil, nil, nil, "iPhone 15"])
    #expect(previews.map(\.interfaceOrientation) == [.portrait, .portrait, .portrait, .landscapeLeft])
    #expect(previews.allSatisfy { $0.platform == .iOS })
    #expect(
      previews.map { preview in TestScreen { preview.content }.texts } == [
        ["plain"], ["row 0"], ["row 1"], ["count 0"],
      ])
    let screen = TestScreen { previews[3].content }
    try screen.find("count 0").tap()
    #expect(screen.texts == ["count 1"])
  }

  @Test func orientationsAndLayoutsAreDifferentTraits() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .fixedLayout(width: 1, height: 2), .fixedLayout(width: 2, height: 1),
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    for (index, trait) in traits.enumerated() { #expect(traits.firstIndex(of: trait) == index) }
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, traits: .landscapeLeft, .sizeThatFitsLayout) {
      Text("wide")
    }
    #expect(preview.traits == [.landscapeLeft, .sizeThatFitsLayout])
    #expect(preview.traits.map(\.customization) == [.orientation(.landscapeLeft), .content])
  }
}
