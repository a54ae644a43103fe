import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls

/// Labels with content, and styles of their own.
@MainActor @Suite struct LabeledContentTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  @Test func valuesAndTitles() {
    let (title, value) = ("title", "value")
    let resource = LocalizedStringResource("resource")
    #expect(texts { LabeledContent("key", value: value) } == ["key", "value"])
    #expect(texts { LabeledContent(title, value: value) } == ["title", "value"])
    #expect(texts { LabeledContent(resource, value: value) } == ["resource", "value"])
    #expect(texts { LabeledContent("key", value: 0.5, format: .percent) } == ["key", "50%"])
    #expect(texts { LabeledContent(title, value: 7, format: .number) } == ["title", "7"])
    #expect(texts { LabeledContent(resource, value: 7, format: .number) } == ["resource", "7"])
  }

  @Test func contentAndLabels() {
    let title = "title"
    #expect(texts { LabeledContent("key") { Text("a") } } == ["key", "a"])
    #expect(texts { LabeledContent(title) { Text("a") } } == ["title", "a"])
    #expect(texts { LabeledContent(LocalizedStringResource("resource")) { Text("a") } } == ["resource", "a"])
    #expect(
      texts {
        LabeledContent {
          Text("a")
        } label: {
          Text("label")
          Text("subtitle")
        }
      } == ["label", "subtitle", "a"])
  }

  // MARK: Styles

  private struct Stacked: LabeledContentStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      Text(name)
      configuration.content
      configuration.label
    }
  }

  private struct Around: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      LabeledContent(configuration)
    }
  }

  @Test func styleMakesTheView() {
    #expect(
      texts { LabeledContent("a", value: "b").labeledContentStyle(Stacked(name: "own")) } == ["own", "b", "a"])
  }

  @Test func viewInAStyleHasTheNextOuterStyle() {
    #expect(
      texts { LabeledContent("a", value: "b").labeledContentStyle(Around()).labeledContentStyle(Stacked(name: "own")) }
        == ["around", "own", "b", "a"])
    #expect(texts { LabeledContent("a", value: "b").labeledContentStyle(Around()) } == ["around", "a", "b"])
  }

  @Test func automaticStyleIsTheStyleOfTheContainer() {
    #expect(
      texts {
        LabeledContent("a", value: "b").labeledContentStyle(.automatic)
          ._containerStyle(LabeledContentKind.self, Stacked(name: "container"), for: "test")
      } == ["container", "b", "a"])
  }

  // MARK: Layout

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func valueIsAtTheTrailingEdgeOnThePhone(direction: LayoutDirection) throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 50), environment: { $0.layoutDirection = direction }) {
      LabeledContent("Version", value: "4.2")
    }
    let (label, value) = (try screen.find("Version").frame, try screen.find("4.2").frame)
    #expect(
      direction == .leftToRight
        ? label.minX == 0 && abs(value.maxX - 300) < 0.5 : abs(label.maxX - 300) < 0.5 && value.minX == 0)
  }

  @Test func valueIsBesideTheLabelOnTheDesktop() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 50), environment: { $0.interfaceIdiom = .desktop }) {
      LabeledContent("Version", value: "4.2")
    }
    let (label, value) = (try screen.find("Version").frame, try screen.find("4.2").frame)
    #expect(abs(value.minX - label.maxX - 8) < 0.01 && label.minX > 50)
  }

  @Test func hiddenLabelIsStillSaid() {
    let screen = TestScreen { LabeledContent("Version", value: "4.2").labelsHidden() }
    #expect(screen.texts == ["4.2"])
    #expect(screen.accessibilityTree == "text “Version” value “4.2”")
  }

  // MARK: Accessibility

  @Test func valueIsOneElementWithTheLabel() {
    let tree = TestScreen { LabeledContent("Version", value: "4.2") }.accessibilityTree
    #expect(tree == "text “Version” value “4.2”")
  }

  @Test func controlWithoutALabelGetsTheLabel() {
    let screen = TestScreen {
      LabeledContent("Volume") { Slider(value: .constant(0.5)) }
    }
    #expect(screen.accessibilityTree.hasPrefix("slider “Volume” value “50%”"), "\(screen.accessibilityTree)")
  }

  @Test func severalControlsAreAGroup() {
    let screen = TestScreen {
      LabeledContent("Size") {
        Button("Small") {}
        Button("Large") {}
      }
    }
    #expect(screen.accessibilityTree.hasPrefix("group “Size”"), "\(screen.accessibilityTree)")
    #expect(screen.accessibilityTree.contains("button “Small”"))
  }
}
