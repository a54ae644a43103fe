import CanopyTesting
import SwiftUI
import Testing

/// What is explained belongs to the view of the program that wrote it, and not to what places it.
@MainActor @Suite struct AuthorsTests {
  private func firstLine(_ screen: TestScreen, _ text: String) throws -> String {
    String(screen.explain(try screen.find(text)).prefix { $0 != "\n" })
  }

  @Test func theTextOfAButtonBelongsToTheViewThatWroteTheButton() throws {
    let screen = TestScreen { Counter() }
    try screen.find("count 0").tap()
    let text = screen.explain(try screen.find("count 1"))
    #expect(
      text.hasPrefix(
        "Counter\n  its body ran 2 times, last because _count changed, by tapping “count 0”\n"), "\(text)")
    #expect(!text.contains("<"), "\(text)")
  }

  @Test func theLabelInAStyleBelongsToTheViewThatWroteTheControl() throws {
    let screen = TestScreen { Styled() }
    try screen.find("label 0").tap()
    #expect(try firstLine(screen, "label 1") == "Styled")
    #expect(try firstLine(screen, "beside true") == "Loud, in Styled")
    #expect(try firstLine(screen, "row 1") == "Row, in Styled")
    let row = try #require(screen.explanation(of: screen.find("row 1")).runs.last)
    #expect(row.description == "title changed, by tapping “label 0 beside true”")
    #expect(row.reasons.first?.because == ["the body of Styled ran because _count changed"])
  }

  @Test func theContentOfAModifierBelongsToTheViewAroundTheModifier() throws {
    let screen = TestScreen { Modified() }
    try screen.find("next").tap()
    #expect(try firstLine(screen, "text 1") == "Modified")
    #expect(try firstLine(screen, "row 1") == "Row, in Modified")
    let row = try #require(screen.explanation(of: screen.find("row 1")).runs.last)
    #expect(row.reasons.first?.because == ["the body of Modified ran because _number changed"])
    #expect(try firstLine(screen, "box 0") == "Box, in Modified")
  }

  @Test func theContentOfASheetBelongsToThePresenterAndIsAPartOfItsOwn() throws {
    let screen = TestScreen { Presents() }
    try screen.find("open").tap()
    try screen.find("more").tap()
    let explanation = screen.explanation(of: try screen.find("inside 1"))
    #expect(explanation.view == "Presents")
    #expect(explanation.runCount == 1)
    let part = try #require(explanation.part)
    #expect(part.name == "the content of sheet(isPresented:)")
    #expect(part.runCount == 2)
    #expect(part.runs.last?.description == "_count changed, by tapping “more”")
    #expect(part.reads == ["_count"])
    #expect(part.runs.first?.description == "it came into the tree, by tapping “open”")
  }

  @Test func aContainerOfTheProgramIsNamedAsWritten() throws {
    let screen = TestScreen { Album() }
    #expect(try firstLine(screen, "title") == "Frame, in Album")
  }

  @Test func everythingIsThereOnRequest() throws {
    let screen = TestScreen { Counter() }
    let text = screen.explain(try screen.find("count 0"), detail: .everything)
    #expect(text.contains("PressedView<"), "\(text)")
    #expect(text.contains("Button<Text>, in Counter"), "\(text)")
  }

  @Test func outsideOfViewsOfTheProgramNoViewIsNamed() throws {
    let screen = TestScreen { Button("bare") {} }
    #expect(try firstLine(screen, "bare") == "At the root: in no view with a body.")
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("beside \(isEnabled)")
    }
  }
}

private struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Styled: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("label \(count)") { count += 1 }
      Button {
      } label: {
        Row(title: "row \(count)")
      }
    }
    .buttonStyle(Loud())
  }
}

private struct Box: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("box \(taps)")
    }
  }
}

private struct Modified: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("text \(number)").modifier(Box())
      Row(title: "row \(number)").modifier(Box())
      Button("next") { number += 1 }
    }
  }
}

private struct Presents: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("inside \(count)")
        Button("more") { count += 1 }
      }
  }
}

private struct Frame<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

private struct Album: View {
  var body: some View { Frame(title: "title") { Text("picture").padding() } }
}
