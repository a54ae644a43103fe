import CanopyAccessibility
import CanopyTesting
import SwiftUI
import Testing

/// What becomes of several elements that a view makes one.
@MainActor @Suite struct CombinedElementTests {
  private let log = ActionLog()

  private func combined(@ViewBuilder _ content: () -> some View) throws -> AccessibilityNode {
    let content = content()
    let screen = TestScreen { VStack { content }.accessibilityElement(children: .combine) }
    let nodes = screen.nodesInWindow
    #expect(nodes.count == 1)
    return try #require(nodes.first)
  }

  @Test func labelsAreJoinedInTheOrderOfPriorities() throws {
    let node = try combined {
      Text("third").accessibilitySortPriority(-1)
      Text("first").accessibilitySortPriority(2)
      Text("second")
    }
    #expect(node.label == "first, second, third")
  }

  @Test func labelsOfPartsCountAndTheirTextsDoNot() throws {
    #expect(try combined { Text("5 km").accessibilityLabel("five kilometers") }.label == "five kilometers")
  }

  @Test func valuesAndHintsAreJoined() throws {
    let node = try combined {
      Text("a").accessibilityValue("1").accessibilityHint("one")
      Text("b")
      Text("c").accessibilityValue("3").accessibilityHint("three")
    }
    #expect(node.value == "1, 3")
    #expect(node.hint == "one, three")
  }

  @Test func aControlAmongThePartsGivesTheRole() throws {
    #expect(try combined { Text("a") }.role == .text)
    let heading = try combined {
      Text("a")
      Text("b").accessibilityAddTraits(.isHeader)
    }
    #expect(heading.role == .heading)
    let link = try combined {
      Text("a")
      Text("b").accessibilityAddTraits(.isLink)
    }
    #expect(link.role == .link)
    let toggle = try combined {
      Text("Wi-Fi")
      Toggle("on", isOn: .constant(true)).labelsHidden()
    }
    #expect(toggle.role == .toggle)
    #expect(toggle.toggleState == .on)
  }

  @Test func theLevelOfAHeadingStays() throws {
    let node = try combined {
      Text("Chapter").accessibilityHeading(.h3)
      Text("by Ann")
    }
    #expect(node.details.headingLevel == 3)
  }

  @Test func itIsDimmedOnlyIfAllPartsAre() throws {
    let one = try combined {
      Button("a") {}.disabled(true)
      Text("b")
    }
    #expect(one.isEnabled)
    let all = try combined {
      Button("a") {}.disabled(true)
      Text("b").disabled(true)
    }
    #expect(!all.isEnabled)
  }

  @Test func aContainerAmongThePartsIsOnePartByItsLabel() throws {
    let named = try combined {
      Text("a")
      VStack { Text("b") }.accessibilityElement(children: .contain).accessibilityLabel("group")
    }
    #expect(named.label == "a, group")
    let unnamed = try combined {
      Text("a")
      VStack {
        Text("b")
        Text("c")
      }
      .accessibilityElement(children: .contain)
    }
    #expect(unnamed.label == "a, b, c")
  }

  @Test func namedActionsOfAllPartsAreItsActions() throws {
    let screen = TestScreen {
      HStack {
        Text("a").accessibilityAction(named: "Copy") { log.add("copied") }
        Text("b").accessibilityAction(named: "Share") { log.add("shared") }
      }
      .accessibilityElement(children: .combine)
    }
    let element = try screen.find(role: "text", name: "a, b")
    #expect(element.actions == ["Copy", "Share"])
    try element.performAction(named: "Share")
    #expect(log.lines == ["shared"])
  }

  @Test func ofTwoActionsWithOneNameTheLastOneCounts() throws {
    let screen = TestScreen {
      Text("a").accessibilityAction(named: "Open") { log.add("first") }
        .accessibilityAction(named: "Open") { log.add("second") }
    }
    let element = try screen.find("a")
    #expect(element.actions == ["Open"])
    try element.performAction(named: "Open")
    #expect(log.lines == ["second"])
  }

  @Test func customContentAndDragPointsOfAllPartsAreKnown() throws {
    let node = try combined {
      Text("a").accessibilityCustomContent("Size", "1").accessibilityDragPoint(.top, description: "From a")
      Text("b").accessibilityCustomContent("Color", "red").accessibilityDropPoint(.top, description: "To b")
    }
    #expect(node.details.customContent.map(\.label) == ["Size", "Color"])
    #expect(node.details.dragPoints.map(\.description) == ["From a"])
    #expect(node.details.dropPoints.map(\.description) == ["To b"])
  }

  @Test func aModalPartDoesNotHideTheOthersOfAButton() {
    let screen = TestScreen {
      Button {
      } label: {
        Text("a").accessibilityAddTraits(.isModal)
      }
      Text("b")
    }
    #expect(screen.accessibilityTree == "button “a”\ntext “b”")
  }
}

/// Which role an element has, and what traits change of it.
@MainActor @Suite struct ElementRoleTests {
  private func role(_ traits: AccessibilityTraits, @ViewBuilder of content: () -> some View) throws -> String {
    let content = content()
    return try #require(TestScreen { content.accessibilityAddTraits(traits) }.nodesInWindow.first).role.rawValue
  }

  @Test(
    arguments: [
      (.isButton, "button"), (.isHeader, "heading"), (.isLink, "link"), (.isImage, "image"), (.isToggle, "toggle"),
      (.isSearchField, "search field"), (.isKeyboardKey, "key"), (.isTabBar, "tab bar"), (.isStaticText, "text"),
      (.isSelected, "element"), (.playsSound, "element"), (.updatesFrequently, "element"),
    ] as [(AccessibilityTraits, String)])
  func aTraitGivesAShapeItsRole(traits: AccessibilityTraits, name: String) throws {
    #expect(try role(traits) { Circle() } == name)
  }

  @Test(
    arguments: [
      ([.isButton, .isHeader], "button"), ([.isButton, .isToggle], "toggle"), ([.isLink, .isButton], "link"),
      ([.isHeader, .isImage], "heading"),
    ] as [(AccessibilityTraits, String)])
  func whatPeopleDoWithTheElementDecidesBetweenTraits(traits: AccessibilityTraits, name: String) throws {
    #expect(try role(traits) { Circle() } == name)
  }

  @Test func traitsDoNotChangeTheRoleOfAControl() throws {
    #expect(try role(.isHeader) { Slider(value: .constant(0.5)) } == "slider")
    #expect(try role(.isButton) { TextField("Name", text: .constant("")) } == "text field")
    #expect(try role(.isSelected) { Toggle("On", isOn: .constant(true)) } == "toggle")
  }

  @Test func aHeaderWithoutItsTraitIsAText() {
    let screen = TestScreen { Text("a").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader) }
    #expect(screen.accessibilityTree == "text “a”")
  }

  @Test func traitsAreDescribedByTheirNames() {
    let traits: AccessibilityTraits = [.isModal, .isButton, .causesPageTurn]
    #expect("\(traits)" == "[isButton, causesPageTurn, isModal]")
    #expect("\(AccessibilityTraits())" == "[]")
  }
}
