import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The forms of each modifier: with a text, a key, a resource or a string, on any view and after another modifier.
@MainActor @Suite struct AccessibilitySpellingTests {
  private let log = ActionLog()
  private let resource = LocalizedStringResource("resource")
  private let string = "string"

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  /// A view whose modifiers share one modifier.
  private var described: ModifiedContent<Text, AccessibilityAttachmentModifier> {
    Text("x").accessibilityAddTraits(.isSelected)
  }

  private func actions(@ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen(content: content).nodesInWindow.flatMap { $0.actions.map { $0.name ?? "\($0)" } }
  }

  // MARK: Labels, values and hints

  @Test func labels() {
    #expect(
      tree {
        Text("x").accessibilityLabel(resource)
        described.accessibilityLabel(Text("text"))
        described.accessibilityLabel("key")
        described.accessibilityLabel(resource)
        described.accessibilityLabel(string)
      } == """
        text “resource”
        text “text”, traits: isSelected
        text “key”, traits: isSelected
        text “resource”, traits: isSelected
        text “string”, traits: isSelected
        """)
  }

  @Test func values() {
    #expect(
      tree {
        Text("x").accessibilityValue(Text("text"))
        Text("x").accessibilityValue(resource)
        Text("x").accessibilityValue(string)
        described.accessibilityValue(Text("text"))
        described.accessibilityValue("key")
        described.accessibilityValue(resource)
        described.accessibilityValue(string)
      } == """
        text “x” value “text”
        text “x” value “resource”
        text “x” value “string”
        text “x” value “text”, traits: isSelected
        text “x” value “key”, traits: isSelected
        text “x” value “resource”, traits: isSelected
        text “x” value “string”, traits: isSelected
        """)
  }

  @Test func hints() {
    #expect(
      tree {
        Text("x").accessibilityHint(Text("text"))
        Text("x").accessibilityHint(resource)
        Text("x").accessibilityHint(string)
        described.accessibilityHint(Text("text"))
        described.accessibilityHint("key")
        described.accessibilityHint(resource)
        described.accessibilityHint(string)
      } == """
        text “x”, hint “text”
        text “x”, hint “resource”
        text “x”, hint “string”
        text “x”, traits: isSelected, hint “text”
        text “x”, traits: isSelected, hint “key”
        text “x”, traits: isSelected, hint “resource”
        text “x”, traits: isSelected, hint “string”
        """)
  }

  @Test func stringsAreNotTranslated() {
    let percent = "100%"
    #expect(
      tree {
        Text("x").accessibilityLabel("**bold**")
        Text("x").accessibilityLabel(percent)
        Text("x").accessibilityValue("%@" as String)
      } == "text “bold”\ntext “100%”\ntext “x” value “%@”")
  }

  // MARK: Input labels

  @Test func inputLabels() {
    #expect(
      tree {
        Text("x").accessibilityInputLabels([Text("text")])
        Text("x").accessibilityInputLabels([resource])
        Text("x").accessibilityInputLabels([string])
        described.accessibilityInputLabels([Text("text"), Text("more")])
        described.accessibilityInputLabels(["key"])
        described.accessibilityInputLabels([resource])
        described.accessibilityInputLabels([string])
      } == """
        text “x”, input labels: “text”
        text “x”, input labels: “resource”
        text “x”, input labels: “string”
        text “x”, traits: isSelected, input labels: “text” “more”
        text “x”, traits: isSelected, input labels: “key”
        text “x”, traits: isSelected, input labels: “resource”
        text “x”, traits: isSelected, input labels: “string”
        """)
  }

  @Test func noInputLabelsReplaceThoseInside() {
    #expect(tree { Text("x").accessibilityInputLabels(["a"]).accessibilityInputLabels([String]()) } == "text “x”")
  }

  // MARK: Custom content

  @Test func customContentWithAKey() {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    #expect(
      tree {
        Text("x").accessibilityCustomContent(key, Text("text"))
        Text("x").accessibilityCustomContent(key, "key")
        Text("x").accessibilityCustomContent(key, string, importance: .high)
        described.accessibilityCustomContent(key, Text("text"))
        described.accessibilityCustomContent(key, "key")
        described.accessibilityCustomContent(key, string)
      } == """
        text “x”, Size: text
        text “x”, Size: key
        text “x”, Size: string (important)
        text “x”, traits: isSelected, Size: text
        text “x”, traits: isSelected, Size: key
        text “x”, traits: isSelected, Size: string
        """)
  }

  @Test func customContentWithALabel() {
    #expect(
      tree {
        Text("x").accessibilityCustomContent(Text("A"), Text("text"))
        Text("x").accessibilityCustomContent("A", Text("text"))
        Text("x").accessibilityCustomContent("A", string)
        described.accessibilityCustomContent(Text("A"), Text("text"))
        described.accessibilityCustomContent("A", Text("text"))
        described.accessibilityCustomContent("A", "key")
        described.accessibilityCustomContent("A", string)
      } == """
        text “x”, A: text
        text “x”, A: text
        text “x”, A: string
        text “x”, traits: isSelected, A: text
        text “x”, traits: isSelected, A: text
        text “x”, traits: isSelected, A: key
        text “x”, traits: isSelected, A: string
        """)
  }

  @Test func aLabelIsItsOwnKey() {
    #expect(
      tree { Text("x").accessibilityCustomContent("A", "1").accessibilityCustomContent("A", "2") } == "text “x”, A: 2")
    #expect(AccessibilityCustomContentKey("A") == AccessibilityCustomContentKey("A"))
    #expect(AccessibilityCustomContentKey("A") != AccessibilityCustomContentKey("B"))
    #expect(AccessibilityCustomContentKey(Text("A"), id: "1") != AccessibilityCustomContentKey(Text("A"), id: "2"))
  }

  // MARK: Drag and drop points

  @Test func dragPoints() {
    #expect(
      tree {
        Text("x").accessibilityDragPoint(.center, description: Text("text"))
        Text("x").accessibilityDragPoint(.center, description: resource)
        Text("x").accessibilityDragPoint(.center, description: string)
        described.accessibilityDragPoint(.center, description: Text("text"))
          .accessibilityDragPoint(.top, description: "key").accessibilityDragPoint(.top, description: resource)
          .accessibilityDragPoint(.top, description: string)
          .accessibilityDragPoint(.top, description: "off", isEnabled: false)
      } == """
        text “x”, drag point “text”
        text “x”, drag point “resource”
        text “x”, drag point “string”
        text “x”, traits: isSelected, drag point “text”, drag point “key”, drag point “resource”, drag point “string”
        """)
  }

  @Test func dropPoints() {
    #expect(
      tree {
        Text("x").accessibilityDropPoint(.center, description: resource)
        Text("x").accessibilityDropPoint(.center, description: string)
        described.accessibilityDropPoint(.center, description: Text("text"))
          .accessibilityDropPoint(.top, description: "key").accessibilityDropPoint(.top, description: resource)
          .accessibilityDropPoint(.top, description: string)
          .accessibilityDropPoint(.top, description: "off", isEnabled: false)
      } == """
        text “x”, drop point “resource”
        text “x”, drop point “string”
        text “x”, traits: isSelected, drop point “text”, drop point “key”, drop point “resource”, drop point “string”
        """)
  }

  // MARK: Actions

  @Test func namedActions() {
    #expect(
      actions {
        Text("x").accessibilityAction(named: Text("text")) {}
        Text("x").accessibilityAction(named: resource) {}
        Text("x").accessibilityAction(named: string) {}
        described.accessibilityAction(named: Text("text")) {}.accessibilityAction(named: "key") {}
          .accessibilityAction(named: resource) {}.accessibilityAction(named: string) {}
      } == ["text", "resource", "string", "text", "key", "resource", "string"])
  }

  @Test func actionsAfterAnotherModifierAct() throws {
    let screen = TestScreen {
      described.accessibilityAction { log.add("default") }.accessibilityAction(.escape) { log.add("escape") }
        .accessibilityAdjustableAction { log.add("\($0)") }
        .accessibilityScrollAction { log.add("\($0)") }
        .accessibilityZoomAction { log.add("\($0.direction)") }
    }
    let text = try screen.find("x")
    for action in text.actions { try text.performAction(named: action) }
    #expect(
      log.lines == [
        "default", "escape", "increment", "decrement", "top", "leading", "bottom", "trailing", "zoomIn", "zoomOut",
      ])
  }

  @Test func categoriesInEachForm() throws {
    let screen = TestScreen {
      Text("x")
        .accessibilityActions(category: AccessibilityActionCategory(Text("text"))) { Button("1") {} }
        .accessibilityActions(category: AccessibilityActionCategory("key")) { Button("2") {} }
        .accessibilityActions(category: AccessibilityActionCategory(resource)) { Button("3") {} }
        .accessibilityActions(category: AccessibilityActionCategory(string)) { Button("4") {} }
    }
    let actions = try #require(screen.nodesInWindow.first).actions
    #expect(actions.map(\.category) == ["text", "key", "resource", "string"])
    #expect(AccessibilityActionCategory("a") == AccessibilityActionCategory("a"))
    #expect(AccessibilityActionCategory.edit != .default)
  }

  // MARK: The rest

  @Test func scrollStatus() {
    #expect(
      tree {
        Text("x").accessibilityScrollStatus(resource)
        described.accessibilityScrollStatus(Text("text"))
        described.accessibilityScrollStatus("key")
        described.accessibilityScrollStatus(resource)
        described.accessibilityScrollStatus(string)
      } == """
        text “x”, scroll status “resource”
        text “x”, traits: isSelected, scroll status “text”
        text “x”, traits: isSelected, scroll status “key”
        text “x”, traits: isSelected, scroll status “resource”
        text “x”, traits: isSelected, scroll status “string”
        """)
  }

  @Test func otherPropertiesAfterAnotherModifier() {
    #expect(
      tree {
        described.accessibilityRemoveTraits(.isSelected)
        described.accessibilityHeading(.h3)
        described.accessibilityTextContentType(.console)
        described.accessibilityIdentifier("id")
        described.accessibilityRespondsToUserInteraction(false)
        described.accessibilityHidden(true)
        described.accessibilityHidden(true, isEnabled: false).accessibilityHidden(false)
        described.accessibilityDirectTouch(options: .requiresActivation)
      } == """
        text “x”
        heading “x”, level 3, traits: isSelected
        text “x”, traits: isSelected, content type console
        text “x”, traits: isSelected, id “id”
        text “x”, traits: isSelected, not interactive
        text “x”, traits: isSelected
        text “x”, traits: isSelected allowsDirectInteraction, direct touch requiresActivation
        """)
  }

  @Test func sortPriorityAfterAnotherModifier() {
    #expect(
      tree {
        VStack {
          Text("a")
          described.accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “x”, traits: isSelected\n  text “a”")
  }
}
