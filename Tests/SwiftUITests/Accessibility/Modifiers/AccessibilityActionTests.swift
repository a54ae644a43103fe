import CanopyAccessibility
import CanopyInput
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// Actions of assistive technologies: which of several counts, what they are called, and when they are refused.
@MainActor @Suite struct AccessibilityActionTests {
  private let log = ActionLog()

  private func node(@ViewBuilder _ content: () -> some View) throws -> AccessibilityNode {
    try #require(TestScreen(content: content).nodesInWindow.first)
  }

  // MARK: Which of several counts

  @Test func theOuterOfTwoDefaultActionsCounts() throws {
    let screen = TestScreen {
      Text("x").accessibilityAction { log.add("inner") }.accessibilityAction { log.add("outer") }
    }
    try screen.find("x").performAction(named: "activate")
    #expect(log.lines == ["outer"])
    #expect(try screen.find("x").actions == ["activate"])
  }

  @Test func anActionReplacesThePressOfAButton() throws {
    let screen = TestScreen {
      Button("Go") { log.add("pressed") }.accessibilityAction { log.add("activated") }
    }
    try screen.find(role: "button", name: "Go").performAction(named: "activate")
    #expect(log.lines == ["activated"])
    try screen.find("Go").tap()
    #expect(log.lines == ["activated", "pressed"])
  }

  @Test func actionsWithDifferentNamesAddUp() throws {
    let node = try node {
      Text("x").accessibilityAction(named: "A") {}.accessibilityAction(named: "B") {}.accessibilityAction(named: "A") {}
    }
    #expect(node.actions.map(\.name) == ["A", "B"])
  }

  @Test func aNamedActionIsNoneOfTheStandardOnes() throws {
    let node = try node { Text("x").accessibilityAction(named: "delete") {}.accessibilityAction(.delete) {} }
    #expect(node.actions.map(\.kind) == [.named, .delete])
  }

  @Test func kindsWithEqualNamesAreEqual() {
    #expect(AccessibilityActionKind(named: Text("a")) == AccessibilityActionKind(named: Text("a")))
    #expect(AccessibilityActionKind(named: Text("a")) != AccessibilityActionKind(named: Text("b")))
    #expect(AccessibilityActionKind.default != .escape)
  }

  @Test func theOuterAdjustmentCounts() throws {
    let screen = TestScreen {
      Text("x").accessibilityAdjustableAction { _ in log.add("inner") }
        .accessibilityAdjustableAction { log.add("\($0)") }
    }
    try screen.find("x").increment()
    try screen.find("x").decrement()
    #expect(log.lines == ["increment", "decrement"])
  }

  @Test func aScrollActionReplacesThatOfTheScrollView() throws {
    let screen = layOut {
      ScrollView { ForEach(0..<50) { Text("row \($0)") } }.accessibilityScrollAction { log.add("\($0)") }
    }
    let area = try #require(screen.nodesInWindow.first { $0.role == .scrollArea })
    screen.perform("scroll bottom", at: area.id)
    #expect(log.lines == ["bottom"])
    #expect(screen.texts.contains("row 0"))
  }

  // MARK: Names

  @Test func namesAreInTheLanguageOfTheView() throws {
    let node = try node {
      Text("x").accessibilityAction(named: "\(1234)") {}
        .accessibilityAction(AccessibilityActionKind(named: Text(5678, format: .number))) {}
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(node.actions.map(\.name) == ["1.234", "5.678"])
  }

  @Test func aLabelWithoutATextIsNamedByItsImage() throws {
    let node = try node {
      Text("x").accessibilityAction {
      } label: {
        Image(systemName: "star.fill")
      }
    }
    #expect(node.actions.map(\.name) == ["star fill"])
    #expect(node.actions.map(\.image) == ["star fill"])
  }

  @Test func aLabelOfNothingHasAnEmptyName() throws {
    let node = try node {
      Text("x").accessibilityAction {
      } label: {
        EmptyView()
      }
    }
    #expect(node.actions.map(\.name) == [""])
  }

  @Test func theLabelOfAnActionFollowsTheState() throws {
    struct Following: View {
      @State private var isOn = false
      var body: some View {
        Text("x").accessibilityAction {
          isOn.toggle()
        } label: {
          Text(isOn ? "Unfollow" : "Follow")
        }
      }
    }
    let screen = TestScreen { Following() }
    try screen.find("x").performAction(named: "Follow")
    #expect(try screen.find("x").actions == ["Unfollow"])
  }

  // MARK: Buttons as actions

  @Test func buttonsOfABodyOfActionsFollowTheState() throws {
    struct Row: View {
      @State private var isRead = false
      var body: some View {
        Text("x").accessibilityActions {
          if isRead { Button("Mark as unread") { isRead = false } } else { Button("Mark as read") { isRead = true } }
        }
      }
    }
    let screen = TestScreen { Row() }
    #expect(try screen.find("x").actions == ["Mark as read"])
    try screen.find("x").performAction(named: "Mark as read")
    #expect(try screen.find("x").actions == ["Mark as unread"])
  }

  @Test func onlyEnabledButtonsAreActions() throws {
    let node = try node {
      Text("x").accessibilityActions {
        Text("no button")
        Button("On") {}
        Button("Off") {}.disabled(true)
        Button("Hidden") {}.accessibilityHidden(true)
      }
    }
    #expect(node.actions.map(\.name) == ["On"])
  }

  @Test func toggleAmongTheActionsToggles() throws {
    struct Row: View {
      @State private var isOn = false
      var body: some View {
        Text(isOn ? "on" : "off").accessibilityActions { Toggle("Favorite", isOn: $isOn) }
      }
    }
    let screen = TestScreen { Row() }
    try screen.find("off").performAction(named: "Favorite")
    #expect(screen.texts == ["on"])
  }

  @Test func actionsOfSeveralModifiersAddUp() throws {
    let node = try node {
      Text("x").accessibilityActions { Button("A") {} }.accessibilityActions { Button("B") {} }
    }
    #expect(node.actions.map(\.name) == ["A", "B"])
  }

  @Test func eachViewOfAContainerHasTheActions() throws {
    let screen = TestScreen {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityActions { Button("Copy") { log.add("copied") } }
    }
    for text in ["a", "b"] { try screen.find(text).performAction(named: "Copy") }
    #expect(log.lines == ["copied", "copied"])
  }

  // MARK: Disabled views

  @Test func disabledViewsRefuseEachAction() throws {
    let screen = TestScreen {
      Text("x").accessibilityAction(named: "Go") { log.add("gone") }
        .accessibilityAdjustableAction { _ in log.add("adjusted") }
        .disabled(true)
    }
    let node = try #require(screen.nodesInWindow.first)
    #expect(!node.isEnabled)
    screen.perform("Go", at: node.id)
    screen.perform("increment", at: node.id)
    #expect(log.lines == [])
  }

  @Test func anActionThatIsGoneDoesNothing() throws {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { model in
        if model.isOn { Text("y") } else { Text("x").accessibilityAction(named: "Go") { log.add("gone") } }
      }
    }
    let node = try #require(screen.nodesInWindow.first)
    let action = try #require(node.actions.first)
    model.isOn = true
    screen.settle()
    _ = screen.frame.accessibility.perform(action, at: node.id)
    #expect(log.lines == [])
  }

  @Test func anActionRunsInTheTransactionOfItsOwn() throws {
    struct Animated: View {
      let log: ActionLog
      @State private var isOn = false
      var body: some View {
        Text("x").accessibilityAction(named: "Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          .onChange(of: isOn) { log.add("changed") }
          .opacity(isOn ? 1 : 0.5)
      }
    }
    let screen = TestScreen { Animated(log: log) }
    try screen.find("x").performAction(named: "Go")
    #expect(log.lines == ["changed"])
  }
}
