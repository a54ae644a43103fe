import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls

/// Groups of controls, and styles of their own.
@MainActor @Suite struct ControlGroupTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  private struct Zoom: View {
    let log: ActionLog
    @State private var isBold = false

    var body: some View {
      ControlGroup("Zoom", systemImage: "magnifyingglass") {
        Button("Smaller", systemImage: "minus") { log.add("-") }
        Button("Larger", systemImage: "plus") { log.add("+") }
        Toggle("Bold", systemImage: "bold", isOn: $isBold)
      }
      Text(isBold ? "bold" : "plain")
    }
  }

  @Test func controlsOfAGroupWork() throws {
    let log = ActionLog()
    let screen = TestScreen { Zoom(log: log) }
    for name in ["Smaller", "Larger", "Bold"] { try screen.find(name).tap() }
    #expect(log.lines == ["-", "+"] && screen.texts.last == "bold")
  }

  @Test func groupIsAContainerWithItsLabel() {
    let tree = TestScreen { Zoom(log: ActionLog()) }.accessibilityTree
    #expect(tree.contains("group “Zoom”") && tree.contains("button “Smaller”"), "\(tree)")
    #expect(tree.contains("toggle “Bold”, off"), "\(tree)")
  }

  @Test func titlesAreLabelsThatStylesShow() {
    let (title, image) = ("title", ImageResource(name: "picture", bundle: .main))
    let resource = LocalizedStringResource("resource")
    let all = texts {
      VStack {
        ControlGroup("key") { Text("a") }
        ControlGroup(title) { Text("a") }
        ControlGroup(resource) { Text("a") }
        ControlGroup("key", systemImage: "star") { Text("a") }
        ControlGroup(title, systemImage: "star") { Text("a") }
        ControlGroup(resource, systemImage: "star") { Text("a") }
        images(title, image, resource)
      }
      .controlGroupStyle(Column(name: "-"))
    }
    let titles = ["key", "title", "resource"]
    #expect(all == (titles + titles + titles).flatMap { ["-", $0, "a"] })
  }

  @ViewBuilder private func images(
    _ title: String, _ image: ImageResource, _ resource: LocalizedStringResource
  ) -> some View {
    ControlGroup("key", image: image) { Text("a") }
    ControlGroup(title, image: image) { Text("a") }
    ControlGroup(resource, image: image) { Text("a") }
  }

  // MARK: Styles

  private struct Column: ControlGroupStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(name)
        configuration.label
        configuration.content
      }
    }
  }

  private struct Around: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      ControlGroup(configuration)
    }
  }

  @Test func groupInAStyleHasTheNextOuterStyle() {
    let group = ControlGroup {
      Text("a")
    } label: {
      Text("label")
    }
    #expect(
      texts { group.controlGroupStyle(Around()).controlGroupStyle(Column(name: "column")) }
        == ["around", "column", "label", "a"])
    #expect(texts { group.controlGroupStyle(Around()) } == ["around", "a"])
  }

  @Test func automaticStyleIsTheStyleOfTheContainer() {
    #expect(
      texts {
        ControlGroup { Text("a") }.controlGroupStyle(.automatic)
          ._containerStyle(ControlGroupKind.self, Column(name: "container"), for: "test")
      } == ["container", "a"])
  }

  @Test func buttonKeepsTheStyleThatTheAppGivesIt() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("loud") }
    }
    #expect(texts { ControlGroup { Button("a") {} }.buttonStyle(Loud()) } == ["loud"])
  }

  // MARK: Layout

  private func frames(_ idiom: InterfaceIdiom, _ direction: LayoutDirection, _ style: some ControlGroupStyle) throws
    -> (group: CGRect, first: CGRect, last: CGRect)
  {
    let screen = TestScreen(
      size: CGSize(width: 300, height: 100),
      environment: { ($0.interfaceIdiom, $0.layoutDirection) = (idiom, direction) }
    ) {
      ControlGroup {
        Button("A") {}.accessibilityIdentifier("first")
        Button("BB") {}.accessibilityIdentifier("last")
      }
      .controlGroupStyle(style)
      .accessibilityIdentifier("group")
    }
    return (
      try screen.find(id: "group").frame, try screen.find(id: "first").frame, try screen.find(id: "last").frame
    )
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func controlsAreSideBySideAndAsHighAsAButton(direction: LayoutDirection) throws {
    let (group, first, last) = try frames(.desktop, direction, .automatic)
    #expect(group.height == 24 && first.height == 24 && last.height == 24)
    #expect(direction == .leftToRight ? first.maxX == last.minX : first.minX == last.maxX)
    #expect(abs(group.width - first.width - last.width) < 0.01 && first.width < last.width)
  }

  @Test func paletteHasEqualColumns() throws {
    let (group, first, last) = try frames(.phone, .leftToRight, .palette)
    #expect(first.width == last.width && group.width == 300, "the columns divide the room on the phone")
    let desktop = try frames(.desktop, .leftToRight, .palette)
    #expect(desktop.first.width == desktop.last.width && desktop.group.width < 150)
  }

  @Test func navigationLeavesTheControlsAlone() throws {
    let (_, first, last) = try frames(.phone, .leftToRight, .navigation)
    #expect(abs(last.minX - first.maxX - 16) < 0.01)
  }
}
