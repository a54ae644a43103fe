import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// The accessibility modifiers change elements, make them, and put them together.
@MainActor @Suite struct AccessibilityModifierTests {
  private let log = ActionLog()

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  @Test func labelsValuesAndHintsInEachSpelling() {
    let name = "variable"
    #expect(
      tree {
        Text("1").accessibilityLabel("One").accessibilityValue("a").accessibilityHint("h")
        Text("2").accessibilityLabel(name)
        Text("3").accessibilityLabel(Text("Three"))
        Text("4").accessibility(label: Text("Four")).accessibility(value: Text("b")).accessibility(hint: Text("i"))
        Text("5").accessibilityLabel("Five", isEnabled: false)
        Text("6").accessibilityLabel { label in
          Text("Number")
          label
        }
      } == """
        text “One” value “a”, hint “h”
        text “variable”
        text “Three”
        text “Four” value “b”, hint “i”
        text “5”
        text “Number, 6”
        """)
  }

  @Test func labelMakesAnElementOfAShape() {
    #expect(
      tree {
        Circle().accessibilityLabel("Dot")
        ZStack {
          Circle()
          Rectangle()
        }.accessibilityLabel("Logo")
        Image(size: CGSize(width: 5, height: 5)) { _ in }.accessibilityLabel("Photo")
      } == "element “Dot”\nelement “Logo”\nimage “Photo”")
  }

  @Test func labelOfAButtonReplacesThatOfItsImage() throws {
    let screen = TestScreen {
      Button {
        log.add("closed")
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(.bordered)
      .accessibilityLabel("Close")
    }
    #expect(screen.accessibilityTree == "button “Close”")
    try screen.find(role: "button", name: "Close").tap()
    #expect(log.lines == ["closed"])
  }

  @Test func modifierOfAContainerConcernsEachElementInside() {
    #expect(
      tree {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityAddTraits(.isHeader)
        .accessibilityHint("h")
      } == "heading “a”, hint “h”\nheading “b”, hint “h”")
  }

  @Test func traitsDecideTheRole() {
    #expect(
      tree {
        Text("title").accessibilityAddTraits([.isHeader, .isSelected])
        Text("go").accessibilityAddTraits(.isButton)
        Text("page").accessibilityAddTraits(.isLink)
        Text("level").accessibilityHeading(.h2)
        Button("plain") {}.accessibilityRemoveTraits(.isButton)
      } == """
        heading “title”, traits: isSelected
        button “go”
        link “page”
        heading “level”, level 2
        element “plain”, actions: activate
        """)
  }

  @Test func combinedElementJoinsLabelsAndMergesActions() throws {
    let screen = TestScreen {
      HStack {
        Text("Coffee")
        Text("3 €").accessibilityValue("cheap")
        Button("Buy") { log.add("buy") }
        Button("Share") { log.add("share") }
        Text("x").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(
      screen.accessibilityTree
        == "button “Coffee, 3 €, Buy” value “cheap”, traits: isStaticText, actions: activate, “Share”"
        || screen.accessibilityTree == "button “Coffee, 3 €, Buy” value “cheap”, actions: activate, “Share”")
    let row = try screen.find(role: "button", name: "Coffee, 3 €, Buy")
    try row.performAction(named: "activate")
    try row.performAction(named: "Share")
    #expect(log.lines == ["buy", "share"])
  }

  @Test func containedElementsStayAndIgnoredOnesGo() {
    #expect(
      tree {
        HStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("Row")
        HStack { Text("b") }.accessibilityElement().accessibilityLabel("Ignored")
      } == "group “Row”\n  text “a”\nelement “Ignored”")
  }

  @Test func sortPriorityOrdersElementsOfAContainer() {
    #expect(
      tree {
        VStack {
          Text("1")
          Text("2").accessibilitySortPriority(1)
          Text("3").accessibility(sortPriority: 2)
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “3”\n  text “2”\n  text “1”")
  }

  @Test func adjustableActionIncrementsAndDecrements() throws {
    let screen = TestScreen { Stars() }
    #expect(screen.accessibilityTree == "element “Rating” value “3 stars”, actions: increment, decrement")
    let stars = try screen.find(role: "element", name: "Rating")
    try stars.increment()
    #expect(try screen.find(role: "element", name: "Rating").value == "4 stars")
    try stars.decrement()
    try stars.decrement()
    #expect(try screen.find(role: "element", name: "Rating").value == "2 stars")
  }

  @Test func actionsByKindNameAndView() throws {
    let screen = TestScreen {
      Text("Message")
        .accessibilityAction { log.add("default") }
        .accessibilityAction(.escape) { log.add("escape") }
        .accessibilityAction(named: "Reply") { log.add("reply") }
        .accessibilityAction {
          log.add("star")
        } label: {
          SwiftUI.Label("Star", systemImage: "star")
        }
        .accessibilityActions {
          Button("Archive") { log.add("archive") }
          Button("Off") {}.disabled(true)
        }
        .accessibilityActions(category: .edit) { Button("Cut") { log.add("cut") } }
    }
    let message = try screen.find("Message")
    #expect(message.actions == ["activate", "escape", "Reply", "Star", "Archive", "Cut"])
    for action in message.actions { try message.performAction(named: action) }
    #expect(log.lines == ["default", "escape", "reply", "star", "archive", "cut"])
    let error = #expect(throws: TestError.self) { try message.performAction(named: "Delete") }
    #expect(
      error?.message == """
        The text “Message” has no action “Delete”. It has: “activate”, “escape”, “Reply”, “Star”, “Archive”, “Cut”.
        """)
  }

  @Test func representationAndChildrenTakeThePlaceOfTheView() throws {
    let screen = TestScreen { Represented() }
    #expect(
      screen.accessibilityTree == """
        toggle “Favorite”, off
        group “Chart”
          element “Mon” value “3”
          element “Tue” value “5”
        """)
    try screen.find(role: "toggle", name: "Favorite").performAction(named: "activate")
    #expect(screen.accessibilityTree.hasPrefix("toggle “Favorite”, on"))
  }

  @Test func otherPropertiesAreKnownToTheNode() throws {
    let screen = TestScreen {
      Text("Burger")
        .accessibilityInputLabels(["Burger", "Hamburger"])
        .accessibilityCustomContent("Calories", "500")
        .accessibilityCustomContent("Price", "5 €", importance: .high)
        .accessibilityTextContentType(.narrative)
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityDragPoint(.leading, description: "Move")
        .speechSpellsOutCharacters()
        .accessibilityActivationPoint(.topLeading)
        .accessibilityIdentifier("food")
    }
    #expect(
      screen.accessibilityTree == """
        text “Burger”, id “food”, input labels: “Burger” “Hamburger”, content type narrative, Calories: 500, \
        Price: 5 € (important), not interactive, drag point “Move”, spelled out
        """)
    let node = try #require(screen.accessibilityNode { $0.role == .text })
    #expect(node.details.speech.spellsOutCharacters)
    #expect(node.activationPoint == node.frame.origin)
    #expect(try screen.find(id: "food").label == "Burger")
  }

  @Test func rotorsListEntries() throws {
    let screen = TestScreen { Inbox(log: log) }
    let list = try #require(screen.accessibilityNode { !$0.details.rotors.isEmpty })
    #expect(list.details.rotors[0].label == "Unread")
    #expect(list.details.rotors[0].entries.map(\.label) == ["Second", "Third"])
  }

  @Test func modifiersInARowHaveTheTypeOfSwiftUI() {
    func labeled() -> ModifiedContent<Text, AccessibilityAttachmentModifier> {
      Text("a").accessibilityLabel("b").accessibilityHint("c").accessibilityAddTraits(.isButton)
    }
    #expect(tree { labeled() } == "button “b”, hint “c”")
  }

  @Test func modalElementHidesTheOthers() {
    #expect(
      tree {
        ZStack {
          Text("behind")
          VStack { Text("panel") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        }
      } == "group, traits: isModal\n  text “panel”")
  }

  @Test func disabledControlIsDimmedAndRefusesActions() throws {
    let screen = TestScreen { Button("Go") {}.disabled(true) }
    #expect(throws: TestError.self) { try screen.find(role: "button", name: "Go").performAction(named: "activate") }
  }

  @Test func stringsAreTranslatedWhereTheModifierIs() {
    #expect(
      tree { Text("x").accessibilityLabel("\(1234)").environment(\.locale, Locale(identifier: "de")) } == "text “1.234”"
    )
  }
}

private struct Stars: View {
  @State private var rating = 3

  var body: some View {
    HStack { ForEach(0..<5) { Image(systemName: $0 < rating ? "star.fill" : "star") } }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) stars")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating += 1
        case .decrement: rating -= 1
        @unknown default: break
        }
      }
  }
}

private struct Represented: View {
  @State private var isFavorite = false

  var body: some View {
    Circle().onTapGesture { isFavorite.toggle() }
      .accessibilityRepresentation { Toggle("Favorite", isOn: $isFavorite) }
    Canvas { _, _ in }
      .accessibilityLabel("Chart")
      .accessibilityChildren {
        ForEach(["Mon", "Tue"], id: \.self) { day in
          Rectangle().accessibilityLabel(day).accessibilityValue(day == "Mon" ? "3" : "5")
        }
      }
  }
}

private struct Inbox: View {
  struct Message: Identifiable {
    let id: Int
    let subject: String
    let isUnread: Bool
  }

  let messages = [
    Message(id: 1, subject: "First", isUnread: false), Message(id: 2, subject: "Second", isUnread: true),
    Message(id: 3, subject: "Third", isUnread: true),
  ]
  let log: ActionLog

  var body: some View {
    VStack { ForEach(messages) { Text($0.subject) } }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Unread") {
        ForEach(messages) { message in
          if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
  }
}
