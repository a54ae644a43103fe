import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Labels")
struct LabelTests {
  @Test("The style of a label decides what it shows")
  func styles() {
    func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }
    let label = Label {
      Text("Title")
    } icon: {
      Text("Icon")
    }
    #expect(texts { label } == ["Icon", "Title"])
    #expect(texts { label.labelStyle(.titleOnly) } == ["Title"])
    #expect(texts { label.labelStyle(.iconOnly) } == ["Icon"])
    #expect(texts { VStack { label }.labelStyle(Reversed()) } == ["Title", "Icon"])
    #expect(texts { label.labelStyle(Framed()).labelStyle(.titleOnly) } == ["[", "Title", "]"])
  }

  @Test("The icon is at the distance of the environment before the title, and follows the reading direction")
  func spacing() throws {
    let label = Label {
      Text("Title")
    } icon: {
      Text("Icon")
    }
    for spacing in [nil, 20.0] as [CGFloat?] {
      let screen = TestScreen { if let spacing { label.labelIconToTitleSpacing(spacing) } else { label } }
      let distance = try screen.find("Title").frame.minX - screen.find("Icon").frame.maxX
      #expect(abs(distance - (spacing ?? 8)) <= 1)
    }
    let screen = TestScreen(environment: { $0.layoutDirection = .rightToLeft }) { label }
    #expect(try screen.find("Icon").frame.minX > screen.find("Title").frame.maxX)
  }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      Label(configuration)
      Text("]")
    }
  }
}
