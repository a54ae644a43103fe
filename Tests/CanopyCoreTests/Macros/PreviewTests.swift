import SwiftUI
import CanopyTesting
import Testing

/// What `#Preview` makes: a view to show, and how to show it.
@MainActor @Suite struct PreviewTests {
  @Test func aPreviewShowsItsContent() throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, "Name", traits: .sizeThatFitsLayout) {
      Text("one")
      Text("two")
    }
    #expect(preview.name == "Name")
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["one", "two"])
  }

  @Test func aPreviewWithArgumentsShowsItsContentForEachOfThem() throws {
    let preview = Preview(fileID: "App/File.swift", line: 1, column: 2, arguments: ["a", "b", "b"]) { letter in
      Text("letter \(letter)")
    }
    #expect(TestScreen { AnyView(preview.makeContent()) }.texts == ["letter a", "letter b", "letter b"])
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
