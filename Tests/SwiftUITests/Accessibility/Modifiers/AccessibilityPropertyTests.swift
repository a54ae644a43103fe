import CanopyAccessibility
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Rules for the properties that accessibility modifiers set.
@MainActor @Suite struct AccessibilityPropertyTests {
  private let log = ActionLog()

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  // MARK: Order

  @Test func theOuterOfTwoModifiersCounts() {
    #expect(
      tree {
        Text("x").accessibilityLabel("inner").accessibilityLabel("outer")
          .accessibilityValue("inner").accessibilityValue("outer")
          .accessibilityHint("inner").accessibilityHint("outer")
          .accessibilityIdentifier("inner").accessibilityIdentifier("outer")
      } == "text “outer” value “outer”, hint “outer”, id “outer”")
  }

  @Test func aModifierOfAContainerReplacesThoseInside() {
    #expect(
      tree {
        VStack { Text("x").accessibilityLabel("inner").accessibilityInputLabels(["inner"]) }
          .accessibilityLabel("outer").accessibilityInputLabels(["outer", "other"])
      } == "text “outer”, input labels: “outer” “other”")
  }

  @Test func traitsOfInnerAndOuterModifiersAddUp() {
    #expect(
      tree {
        VStack { Text("x").accessibilityAddTraits(.isSelected) }.accessibilityAddTraits(.playsSound)
      } == "text “x”, traits: isSelected playsSound")
  }

  @Test(arguments: [true, false]) func aModifierThatIsNotEnabledChangesNothing(isEnabled: Bool) {
    let tree = tree {
      Text("x")
        .accessibilityLabel("label", isEnabled: isEnabled)
        .accessibilityValue("value", isEnabled: isEnabled)
        .accessibilityHint("hint", isEnabled: isEnabled)
        .accessibilityIdentifier("id", isEnabled: isEnabled)
        .accessibilityInputLabels(["input"], isEnabled: isEnabled)
        .accessibilityRespondsToUserInteraction(false, isEnabled: isEnabled)
        .accessibilityDragPoint(.top, description: "drag", isEnabled: isEnabled)
    }
    let changed =
      "text “label” value “value”, hint “hint”, id “id”, input labels: “input”, not interactive, drag point “drag”"
    #expect(tree == (isEnabled ? changed : "text “x”"))
  }

  @Test func propertiesFollowTheState() throws {
    struct Player: View {
      @State private var isPlaying = false
      var body: some View {
        Circle().frame(width: 50, height: 50)
          .accessibilityLabel(isPlaying ? "Pause" : "Play")
          .accessibilityValue("\(isPlaying ? 1 : 0)")
          .accessibilityAddTraits(isPlaying ? [.isButton, .isSelected] : .isButton)
          .accessibilityAction { isPlaying.toggle() }
      }
    }
    let screen = TestScreen { Player() }
    #expect(screen.accessibilityTree == "button “Play” value “0”")
    try screen.find(role: "button", name: "Play").performAction(named: "activate")
    #expect(screen.accessibilityTree == "button “Pause” value “1”, traits: isSelected")
  }

  // MARK: Hiding

  @Test func whatIsHiddenStaysSoWhateverIsInside() {
    #expect(
      tree {
        VStack { Text("a").accessibilityHidden(false).accessibilityLabel("b") }.accessibilityHidden(true)
      } == "")
  }

  @Test func aHiddenViewGetsNoElementFromModifiersAroundIt() {
    #expect(
      tree {
        Text("a").accessibilityHidden(true).accessibilityLabel("b").accessibilityAddTraits(.isButton)
          .accessibilityElement(children: .contain)
      } == "")
  }

  @Test func aViewCanComeBack() throws {
    struct Hiding: View {
      @State private var isHidden = true
      var body: some View {
        Text("a").accessibilityHidden(isHidden)
        Button("Show") { isHidden = false }
      }
    }
    let screen = TestScreen { Hiding() }
    #expect(screen.accessibilityTree == "button “Show”")
    try screen.find("Show").tap()
    #expect(screen.accessibilityTree == "text “a”\nbutton “Show”")
  }

  // MARK: Custom content

  @Test func contentWithTheSameKeyIsReplaced() {
    let size = AccessibilityCustomContentKey("Size", id: "size")
    let other = AccessibilityCustomContentKey("Extent", id: "size")
    #expect(
      tree {
        Text("x").accessibilityCustomContent(size, "small").accessibilityCustomContent("Color", "red")
          .accessibilityCustomContent(other, "large", importance: .high)
      } == "text “x”, Color: red, Extent: large (important)")
  }

  @Test func contentWithoutAValueIsRemoved() {
    let size = AccessibilityCustomContentKey("Size", id: "size")
    #expect(
      tree { Text("x").accessibilityCustomContent(size, "small").accessibilityCustomContent(size, nil as Text?) }
        == "text “x”")
  }

  // MARK: Headings and kinds of text

  @Test(
    arguments: [
      (.h1, 1), (.h2, 2), (.h3, 3), (.h4, 4), (.h5, 5), (.h6, 6), (.unspecified, 0),
    ] as [(AccessibilityHeadingLevel, Int)])
  func aHeadingHasItsLevel(level: AccessibilityHeadingLevel, number: Int) throws {
    let screen = TestScreen { Text("x").accessibilityHeading(level) }
    let node = try #require(screen.nodesInWindow.first)
    #expect(node.role == .heading)
    #expect(node.details.headingLevel == number)
  }

  @Test(
    arguments: [
      (.plain, "plain"), (.console, "console"), (.fileSystem, "fileSystem"), (.messaging, "messaging"),
      (.narrative, "narrative"), (.sourceCode, "sourceCode"), (.spreadsheet, "spreadsheet"),
      (.wordProcessing, "wordProcessing"),
    ] as [(AccessibilityTextContentType, String)])
  func theKindOfATextIsKnown(type: AccessibilityTextContentType, name: String) {
    #expect(tree { Text("x").accessibilityTextContentType(type) } == "text “x”, content type \(name)")
  }

  // MARK: Actions

  @Test func anActionSeesTheStateOfTheLatestBody() throws {
    struct Counter: View {
      let log: ActionLog
      @State private var count = 0
      var body: some View {
        let now = count
        Text("x")
          .accessibilityAction(named: "Add") { count += 1 }
          .accessibilityAction(named: "Log") { log.add("\(now)") }
      }
    }
    let screen = TestScreen { Counter(log: log) }
    let text = try screen.find("x")
    try text.performAction(named: "Add")
    try text.performAction(named: "Add")
    try text.performAction(named: "Log")
    #expect(log.lines == ["2"])
  }

  @Test func actionsOfButtonsHaveTheirCategory() throws {
    let screen = TestScreen {
      Text("x")
        .accessibilityActions(category: .edit) { Button("Cut") {} }
        .accessibilityActions(category: AccessibilityActionCategory("Share")) { Button("Mail") {} }
        .accessibilityActions { Button("Open") {} }
    }
    let actions = try #require(screen.nodesInWindow.first).actions
    #expect(actions.map(\.name) == ["Cut", "Mail", "Open"])
    #expect(actions.map(\.category) == ["Edit", "Share", nil])
  }

  @Test func anActionWithALabelHasTheLabelOfItsImage() throws {
    let screen = TestScreen {
      Text("x").accessibilityAction {
      } label: {
        Text("Favorite")
        Image(systemName: "star.fill")
      }
    }
    let action = try #require(screen.nodesInWindow.first?.actions.first)
    #expect(action.name == "Favorite")
    #expect(action.image == "star fill")
  }

  @Test func theViewsOfActionsAreNotShown() {
    let screen = TestScreen {
      Text("x").accessibilityActions { Button("Cut") {} }
        .accessibilityAction {
        } label: {
          Text("Copy")
        }
    }
    _ = screen.accessibilityTree
    screen.settle()
    #expect(screen.texts == ["x"])
  }

  @Test func actionsOfStandardKindsHaveNames() throws {
    let screen = TestScreen {
      Text("x").accessibilityAction(.magicTap) {}.accessibilityAction(.delete) {}.accessibilityAction(.showMenu) {}
        .accessibilityAction(AccessibilityActionKind(named: Text("Own"))) {}
    }
    #expect(try screen.find("x").actions == ["magic tap", "delete", "show menu", "Own"])
  }

  // MARK: Other views

  @Test func aRepresentationIsNeitherShownNorTouched() throws {
    let screen = layOut {
      Color.red.frame(width: 60, height: 30).onTapGesture { log.add("color") }
        .accessibilityRepresentation { Button("Light") { log.add("light") } }
    }
    _ = screen.accessibilityTree
    screen.settle()
    #expect(screen.texts == [])
    screen.send(.began, at: CGPoint(x: 100, y: 50))
    screen.send(.ended, at: CGPoint(x: 100, y: 50))
    screen.settle()
    #expect(log.lines == ["color"])
  }

  @Test func aRepresentationSeesTheEnvironmentOfItsView() {
    #expect(
      tree {
        Color.red.frame(width: 60, height: 30)
          .accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) }
          .disabled(true)
      } == "toggle “Light”, on, dimmed")
  }

  @Test func aHiddenViewHasNoRepresentation() {
    #expect(tree { Text("a").hidden().accessibilityRepresentation { Text("b") } } == "")
  }

  @Test func childrenFollowTheState() throws {
    struct Bars: View {
      @State private var values = [1, 2]
      var body: some View {
        Canvas { _, _ in }.frame(width: 100, height: 50)
          .accessibilityLabel("Bars")
          .accessibilityChildren { ForEach(values, id: \.self) { Rectangle().accessibilityLabel("bar \($0)") } }
        Button("Add") { values.append(3) }
      }
    }
    let screen = TestScreen { Bars() }
    #expect(screen.accessibilityTree.hasPrefix("group “Bars”\n  element “bar 1”\n  element “bar 2”\nbutton"))
    try screen.find("Add").tap()
    #expect(screen.accessibilityTree.contains("  element “bar 2”\n  element “bar 3”\n"))
  }

  @Test func aLabelOfViewsContainsTheLabelBefore() {
    #expect(
      tree {
        HStack {
          Text("a")
          Text("b").accessibilityLabel("B")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel { label in
          Text("New")
          label
        }
      } == "text “New, a, B”")
  }

  // MARK: Older spellings

  @Test func olderSpellingsDoTheSame() {
    let older = tree {
      Text("x").accessibility(addTraits: [.isHeader, .isSelected]).accessibility(removeTraits: .isSelected)
        .accessibility(identifier: "id").accessibility(inputLabels: [Text("input")])
      Text("y").padding().accessibility(hidden: true)
    }
    let newer = tree {
      Text("x").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isSelected)
        .accessibilityIdentifier("id").accessibilityInputLabels([Text("input")])
      Text("y").padding().accessibilityHidden(true)
    }
    #expect(older == newer)
    #expect(older == "heading “x”, id “id”, input labels: “input”")
  }
}
