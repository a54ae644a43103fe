import Foundation
import SwiftUI
import Testing

@testable import CanopyInput
@testable import CanopyPresentation
@testable import CanopyTesting

/// Actions of assistive technologies on presentations.
@MainActor @Suite struct AccessiblePresentationTests {
  private func node(_ screen: TestScreen, _ role: AccessibilityRole) throws -> AccessibilityNode {
    try #require(screen.accessibilityNode { $0.role == role })
  }

  private func perform(_ kind: AccessibilityNodeAction.Kind, at role: AccessibilityRole, _ screen: TestScreen) throws {
    let node = try node(screen, role)
    let action = try #require(node.actions.first { $0.kind == kind })
    #expect(screen.frame.accessibility.perform(action, at: node.id))
    screen.settle()
  }

  @Test(arguments: [PresentationContainer.sheet, .popover])
  func theEscapeActionDismisses(container: PresentationContainer) throws {
    let screen = TestScreen { Shows(container) }
    screen.settle()
    try perform(.escape, at: container == .sheet ? .sheet : .popover, screen)
    #expect(screen.presentations.isEmpty)
  }

  @Test func aLockedSheetHasNoEscapeAction() throws {
    let screen = TestScreen { Shows(.sheet, isLocked: true) }
    screen.settle()
    #expect(try node(screen, .sheet).actions.isEmpty)
  }

  @Test func theHandleMovesASheetFromOneDetentToTheNext() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { Shows(.sheet, detents: [.medium, .large]) }
    screen.settle()
    func height() -> CGFloat { screen.presentations[0].frame.height }
    let medium = height()
    #expect(try node(screen, .slider).label == "Sheet height")
    #expect(try node(screen, .slider).value == "50%")
    try perform(.increment, at: .slider, screen)
    let large = height()
    #expect(large > medium)
    #expect(try node(screen, .slider).value == "100%")
    try perform(.increment, at: .slider, screen)
    #expect(height() == large)
    try perform(.decrement, at: .slider, screen)
    #expect(height() == medium)
    try perform(.default, at: .slider, screen)
    #expect(height() == large)
    try perform(.default, at: .slider, screen)
    #expect(height() == medium)
    let handle = try node(screen, .slider).frame
    #expect(screen.presentations[0].frame.contains(handle))
  }

  @Test func aSheetOfOneHeightHasNoHandle() throws {
    let screen = TestScreen { Shows(.sheet) }
    screen.settle()
    #expect(screen.accessibilityNode { $0.role == .slider } == nil)
  }

  @Test func theFocusGoesBackToWhereItWas() throws {
    let screen = TestScreen { Opens() }
    let accessibility = screen.frame.accessibility
    accessibility.listen { _ in }
    screen.update()
    let opener = try #require(screen.accessibilityNode { $0.label == "open" })
    accessibility.setFocus(opener.id)
    try screen.find("open").tap()
    screen.settle()
    #expect(accessibility.focus != opener.id)
    let inside = try #require(screen.accessibilityNode { $0.label == "close" })
    accessibility.setFocus(inside.id)
    try screen.find("close").tap()
    screen.settle()
    #expect(accessibility.focus == opener.id)
  }

  /// Returns the name of a sheet with a content.
  private func name(@ViewBuilder of content: () -> some View) -> String? {
    let content = content()
    let screen = TestScreen { Color.white.sheet(isPresented: .constant(true)) { content } }
    screen.settle()
    return screen.accessibilityNode { $0.role == .sheet }?.label
  }

  @Test func aSheetIsNamedAfterItsContent() {
    let texts = VStack {
      Text("first")
      Text("title").accessibilityAddTraits(.isHeader)
    }
    #expect(name { Text("first") } == "first")
    #expect(name { texts } == "title")
    #expect(name { texts.accessibilityElement(children: .contain).accessibilityLabel("Settings") } == "Settings")
    let volume = HStack {
      Image(systemName: "speaker")
      Slider(value: .constant(0)) { Text("Volume") }
    }
    #expect(name { volume } == "Volume")
    #expect(name { Image(systemName: "star").accessibilityLabel("Favorite") } == "Favorite")
    #expect(name { Color.red } == nil)
  }

  @Test func anAlertIsNamedByItsTitle() throws {
    let screen = TestScreen {
      Color.white.alert("Delete it?", isPresented: .constant(true)) {
      } message: {
        Text("It can't be undone.").accessibilityAddTraits(.isHeader)
      }
    }
    screen.settle()
    #expect(try node(screen, .alert).label == "Delete it?")
  }

  @Test func theNameOfASheetFollowsItsContent() throws {
    let screen = TestScreen { Counts() }
    screen.settle()
    var names: [String?] = []
    screen.frame.accessibility.listen { names += ($0.added + $0.changed).filter { $0.role == .sheet }.map(\.label) }
    try screen.find("add").tap()
    screen.settle()
    #expect(names == ["Count 0", "Count 1"])
  }
}

private struct Counts: View {
  @State private var count = 0

  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      Text("Count \(count)")
      Button("add") { count += 1 }
    }
  }
}

private struct Opens: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("first")
      Button("open") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Button("close") { isShown = false } }
  }
}

private struct Shows: View {
  let container: PresentationContainer
  var isLocked = false
  var detents: Set<PresentationDetent> = [.large]
  @State private var isShown = true

  init(_ container: PresentationContainer, isLocked: Bool = false, detents: Set<PresentationDetent> = [.large]) {
    self.container = container
    self.isLocked = isLocked
    self.detents = detents
  }

  var body: some View {
    Color.white
      .sheet(isPresented: Binding(get: { isShown && container == .sheet }, set: { isShown = $0 })) {
        Text("inside").interactiveDismissDisabled(isLocked).presentationDetents(detents)
      }
      .popover(isPresented: Binding(get: { isShown && container == .popover }, set: { isShown = $0 })) {
        Text("inside").presentationCompactAdaptation(.popover)
      }
  }
}
