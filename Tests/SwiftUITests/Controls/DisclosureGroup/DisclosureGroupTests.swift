import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls

/// Disclosure groups that people open and close, and styles of their own.
@MainActor @Suite struct DisclosureGroupTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  @Test func groupIsCollapsedAtFirst() throws {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") } }
    #expect(screen.texts == ["More"])
    try screen.find("More").tap()
    #expect(screen.texts == ["More", "content"])
    try screen.find("More").tap()
    #expect(screen.texts == ["More"])
  }

  private struct Bound: View {
    @State private var isOpen = true

    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen) { Text("content") }
      Button("Toggle") { isOpen.toggle() }
    }
  }

  @Test func bindingIsFollowedAndSet() throws {
    let screen = TestScreen { Bound() }
    #expect(screen.texts == ["More", "content", "Toggle"])
    try screen.find("Toggle").tap()
    #expect(screen.texts == ["More", "Toggle"])
    try screen.find("More").tap()
    #expect(screen.texts == ["More", "content", "Toggle"])
  }

  @Test func titlesAndLabels() {
    let (title, open) = ("title", Binding.constant(true))
    let resource = LocalizedStringResource("resource")
    #expect(texts { DisclosureGroup("key") { Text("a") } } == ["key"])
    #expect(texts { DisclosureGroup(title) { Text("a") } } == ["title"])
    #expect(texts { DisclosureGroup(resource) { Text("a") } } == ["resource"])
    #expect(texts { DisclosureGroup("key", isExpanded: open) { Text("a") } } == ["key", "a"])
    #expect(texts { DisclosureGroup(title, isExpanded: open) { Text("a") } } == ["title", "a"])
    #expect(texts { DisclosureGroup(resource, isExpanded: open) { Text("a") } } == ["resource", "a"])
    #expect(texts { DisclosureGroup(content: { Text("a") }, label: { Text("label") }) } == ["label"])
    #expect(
      texts { DisclosureGroup(isExpanded: open, content: { Text("a") }, label: { Text("label") }) } == ["label", "a"])
  }

  @Test func contentIsMadeWhileItIsShown() throws {
    let log = ActionLog()
    struct Content: View {
      let log: ActionLog
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }.onAppear { log.add("appears") }.onDisappear { log.add("disappears") }
      }
    }
    let screen = TestScreen { DisclosureGroup("More") { Content(log: log) } }
    #expect(log.lines.isEmpty && screen.bodyCount(of: Content.self) == 0)
    try screen.find("More").tap()
    try screen.find("count 0").tap()
    #expect(screen.texts == ["More", "count 1"])
    try screen.find("More").tap()
    #expect(log.lines == ["appears", "disappears"])
    try screen.find("More").tap()
    #expect(screen.texts == ["More", "count 0"], "collapsed content loses its state")
  }

  @Test func changeByAPersonIsAnimated() throws {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") } }
    try screen.find("More").touch().lift()
    screen.advance(by: 0.05)
    let label = try screen.find("More")
    #expect(label.finalFrame.minY < label.frame.minY, "the label is on its way up")
    screen.settle()
    #expect(screen.texts == ["More", "content"])
  }

  @Test func groupsInGroupsHaveTheirOwnState() throws {
    let screen = TestScreen {
      DisclosureGroup("outer") {
        DisclosureGroup("inner") { Text("content") }
      }
    }
    try screen.find("outer").tap()
    #expect(screen.texts == ["outer", "inner"])
    try screen.find("inner").tap()
    #expect(screen.texts == ["outer", "inner", "content"])
  }

  @Test func disabledGroupStaysAsItIs() {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") }.disabled(true) }
    #expect(throws: TestError.self) { try screen.find("More").tap() }
  }

  // MARK: Styles

  private struct Folder: DisclosureGroupStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      Button(name) { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func styleMakesTheGroupAndOpensIt() throws {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") }.disclosureGroupStyle(Folder(name: "folder")) }
    #expect(screen.texts == ["folder", "More"])
    try screen.find("folder").tap()
    #expect(screen.texts == ["folder", "More", "content"])
  }

  @Test func automaticStyleIsTheStyleOfTheContainer() {
    #expect(
      texts {
        DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)
          ._containerStyle(DisclosureGroupKind.self, Folder(name: "container"), for: "test")
      } == ["container", "More"])
  }

  // MARK: Keyboard and accessibility

  @Test func spaceOpensTheFocusedGroup() throws {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") } }
    screen.press(.tab)
    screen.press(.space)
    screen.settle()
    #expect(screen.texts == ["More", "content"])
  }

  @Test func stateIsSaid() throws {
    let screen = TestScreen { DisclosureGroup("More") { Text("content") } }
    #expect(screen.accessibilityTree == "button “More” value “Collapsed”")
    try screen.find(role: "button", name: "More").activate()
    #expect(screen.accessibilityTree == "button “More” value “Expanded”\ntext “content”")
  }
}
