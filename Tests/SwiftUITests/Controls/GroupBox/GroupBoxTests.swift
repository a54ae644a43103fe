import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyControls

/// Group boxes, and styles of their own.
@MainActor @Suite struct GroupBoxTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  @Test func labelPrecedesTheContent() {
    let title = "Title"
    #expect(texts { GroupBox { Text("a") } } == ["a"])
    #expect(texts { GroupBox("Key") { Text("a") } } == ["Key", "a"])
    #expect(texts { GroupBox(title) { Text("a") } } == ["Title", "a"])
    #expect(texts { GroupBox(label: Label("Older", systemImage: "star")) { Text("a") } } == ["Older", "a"])
    #expect(
      texts {
        GroupBox {
          Text("a")
          Text("b")
        } label: {
          Text("Label")
        }
      } == ["Label", "a", "b"])
  }

  // MARK: Styles

  private struct Card: GroupBoxStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      Text(name)
      configuration.content
      configuration.label
    }
  }

  private struct Around: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      GroupBox(configuration)
    }
  }

  @Test func styleMakesTheBox() {
    #expect(texts { GroupBox("Label") { Text("a") }.groupBoxStyle(Card(name: "card")) } == ["card", "a", "Label"])
  }

  @Test func boxInAStyleHasTheNextOuterStyle() {
    #expect(
      texts { GroupBox("Label") { Text("a") }.groupBoxStyle(Around()).groupBoxStyle(Card(name: "card")) }
        == ["around", "card", "a", "Label"])
    #expect(texts { GroupBox("Label") { Text("a") }.groupBoxStyle(Around()) } == ["around", "Label", "a"])
  }

  @Test func automaticStyleIsTheStyleOfTheContainer() {
    #expect(
      texts {
        GroupBox("Label") { Text("a") }.groupBoxStyle(.automatic)
          ._containerStyle(GroupBoxKind.self, Card(name: "container"), for: "test")
      } == ["container", "a", "Label"])
  }

  // MARK: Figures and drawing

  /// The distances on macOS 26: a card with a padding of 5, below a label that is inset by 10 and 3 above it.
  @Test func boxHasTheDistancesOfApplesOnADesktop() throws {
    let screen = TestScreen {
      GroupBox("Label") { Color.clear.frame(width: 100, height: 20).accessibilityIdentifier("content") }
        .accessibilityIdentifier("box").environment(\.interfaceIdiom, .desktop)
    }
    let (label, box) = (try screen.find("Label").frame, try screen.find(id: "box").frame)
    #expect(label.minX - box.minX == 10 && box.width == 110)
    #expect(abs(box.height - label.height - 33) <= 0.5, "\(box.height - label.height)")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labelIsAtTheLeadingEdgeInsideTheCard(direction: LayoutDirection) throws {
    let screen = TestScreen(environment: { $0.layoutDirection = direction }) {
      GroupBox("Label") { Color.clear.frame(width: 200, height: 20) }.accessibilityIdentifier("box")
    }
    let (label, box) = (try screen.find("Label").frame, try screen.find(id: "box").frame)
    #expect(direction == .leftToRight ? label.minX - box.minX == 16 : box.maxX - label.maxX == 16)
    #expect(box.width == 232)
  }

  private func color(_ content: some View, scheme: ColorScheme = .light) throws -> RGBA {
    try TestScreen(size: CGSize(width: 100, height: 100), environment: { $0.colorScheme = scheme }) {
      content.frame(width: 100, height: 100)
    }.image().pixel(x: 50, y: 50)
  }

  private var space: some View { Color.clear.frame(width: 20, height: 20) }

  @Test(arguments: [ColorScheme.light, .dark]) func nestedBoxDiffersFromTheBoxAround(scheme: ColorScheme) throws {
    let one = try color(GroupBox { space }, scheme: scheme)
    let two = try color(GroupBox { GroupBox { space } }, scheme: scheme)
    #expect(one != two)
    #expect(try color(GroupBox { GroupBox { GroupBox { space } } }.fixedSize(), scheme: scheme) == one)
  }

  @Test func backgroundStyleFillsTheCard() throws {
    let pixel = try color(GroupBox { space }.backgroundStyle(.red))
    #expect(pixel.red > 200 && pixel.green < 120)
  }

  // MARK: Accessibility

  @Test func boxIsAGroupWithItsLabel() {
    let tree = TestScreen { GroupBox("Account") { Button("Sign In") {} } }.accessibilityTree
    #expect(tree.contains("group “Account”") && tree.contains("  button “Sign In”"), "\(tree)")
  }

  @Test func disabledBoxDisablesItsControls() {
    let screen = TestScreen { GroupBox("Account") { Button("Sign In") {} }.disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Sign In").tap() }
  }
}
