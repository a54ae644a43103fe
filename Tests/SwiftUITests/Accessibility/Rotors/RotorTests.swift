import CanopyAccessibility
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The entries of rotors, and where they take people.
@MainActor @Suite struct RotorTests {
  private let log = ActionLog()

  /// The labels of the entries of the rotors on a screen, each with the name of its rotor.
  private func rotors(_ screen: TestScreen) -> [String: [String?]] {
    let all = screen.nodesInWindow.flatMap(\.details.rotors)
    return Dictionary(all.map { ($0.label, $0.entries.map(\.label)) }) { first, _ in first }
  }

  /// Goes to an entry of a rotor. Returns the label of the element that has the focus then.
  @discardableResult
  private func visit(_ entry: Int, of rotor: String, on screen: TestScreen) throws -> String? {
    let node = try #require(screen.accessibilityNode { $0.details.rotors.contains { $0.label == rotor } })
    let id = screen.frame.accessibility.visit(entry: entry, ofRotor: rotor, at: node.id)
    screen.settle()
    return screen.accessibilityNode { $0.id == id }?.label
  }

  // MARK: Targets

  private struct Message: Identifiable {
    let id: Int
    let subject: String
    var isUnread = true
  }

  private struct Inbox: View {
    @State private var messages = [
      Message(id: 1, subject: "One", isUnread: false), Message(id: 2, subject: "Two"), Message(id: 3, subject: "Three"),
    ]

    var body: some View {
      VStack {
        ForEach($messages) { $message in
          Text(message.subject).accessibilityAction(named: "Read") { message.isUnread = false }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Unread") {
        ForEach(messages) { message in
          if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
    }
  }

  @Test func anEntryGoesToTheRowOfAForEachWithItsIdentifier() throws {
    let screen = TestScreen { Inbox() }
    #expect(try visit(1, of: "Unread", on: screen) == "Three")
    #expect(try visit(0, of: "Unread", on: screen) == "Two")
  }

  @Test func anEntryGoesToTheViewWithItsID() throws {
    let screen = TestScreen {
      VStack {
        Text("first")
        HStack { Text("second").padding() }.id("target")
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Marked") { AccessibilityRotorEntry("Target", id: "target") }
    }
    #expect(try visit(0, of: "Marked", on: screen) == "second")
  }

  @Test func anEntryOfAViewThatIsNotThereGoesNowhere() throws {
    let screen = TestScreen {
      Text("only").id(1)
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Marked") { AccessibilityRotorEntry("Gone", id: 2) }
    }
    #expect(try visit(0, of: "Marked", on: screen) == nil)
    #expect(screen.frame.accessibility.focus == nil)
  }

  private struct Collapsed: View {
    let log: ActionLog
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Title")
        if isOpen { Text("Details").id("details") }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Sections") {
        AccessibilityRotorEntry("Details", id: "details") {
          log.add("opened")
          isOpen = true
        }
      }
    }
  }

  @Test func preparationMakesTheViewAvailableBeforeTheFocusMoves() throws {
    let screen = TestScreen { Collapsed(log: log) }
    #expect(screen.texts == ["Title"])
    #expect(try visit(0, of: "Sections", on: screen) == "Details")
    #expect(log.lines == ["opened"])
  }

  @Test func preparationScrollsToARowThatWasNotMade() throws {
    let screen = layOut {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(0..<500) { Text("row \($0)").frame(height: 20) } }
        }
        .accessibilityRotor("Hundreds") {
          ForEach([100, 200, 400], id: \.self) { row in
            AccessibilityRotorEntry("\(row)", id: row) { proxy.scrollTo(row, anchor: .top) }
          }
        }
      }
    }
    #expect(try visit(2, of: "Hundreds", on: screen) == "row 400")
    #expect(screen.texts.first == "row 400")
  }

  private struct Focusing: View {
    @Namespace private var namespace
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("target").accessibilityFocused($isFocused).accessibilityRotorEntry(id: 1, in: namespace)
        Text(isFocused ? "focused" : "not focused")
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Marked") { AccessibilityRotorEntry(id: 1, in: namespace) }
    }
  }

  @Test func anEntryMovesTheFocusOfTheProgram() throws {
    let screen = TestScreen { Focusing() }
    try visit(0, of: "Marked", on: screen)
    #expect(screen.texts.last == "focused")
  }

  @Test func anEntryWithoutALabelHasTheLabelOfItsView() {
    let screen = TestScreen { Focusing() }
    #expect(rotors(screen) == ["Marked": ["target"]])
  }

  private struct TwoNamespaces: View {
    @Namespace private var one
    @Namespace private var other

    var body: some View {
      VStack {
        Text("other").accessibilityRotorEntry(id: 1, in: other)
        Text("one").accessibilityRotorEntry(id: 1, in: one)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Marked") { AccessibilityRotorEntry("One", id: 1, in: one) }
    }
  }

  @Test func namespacesKeepEqualIdentifiersApart() throws {
    #expect(try visit(0, of: "Marked", on: TestScreen { TwoNamespaces() }) == "one")
  }

  // MARK: Entries

  @Test func entriesFollowTheState() throws {
    let screen = TestScreen { Inbox() }
    #expect(rotors(screen) == ["Unread": ["Two", "Three"]])
    try screen.find("Two").performAction(named: "Read")
    #expect(rotors(screen) == ["Unread": ["Three"]])
  }

  private struct Choosing: View {
    @State private var isShort = true

    var body: some View {
      Text("text").accessibilityAction(named: "More") { isShort = false }
        .accessibilityRotor("Places") {
          AccessibilityRotorEntry("Start", id: 1)
          if isShort {
            AccessibilityRotorEntry("End", id: 2)
          } else {
            ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("Part \($0)", id: $0) }
            AccessibilityRotorEntry("End", id: 4)
          }
        }
    }
  }

  @Test func conditionsDecideWhichEntriesThereAre() throws {
    let screen = TestScreen { Choosing() }
    #expect(rotors(screen) == ["Places": ["Start", "End"]])
    try screen.find("text").performAction(named: "More")
    #expect(rotors(screen) == ["Places": ["Start", "Part 2", "Part 3", "End"]])
  }

  private struct Ends: AccessibilityRotorContent {
    let name: String
    var body: some AccessibilityRotorContent {
      AccessibilityRotorEntry("Start of \(name)", id: 1)
      AccessibilityRotorEntry("End of \(name)", id: 2)
    }
  }

  @Test func contentIsComposedOfOtherContent() {
    let screen = TestScreen {
      Text("text").accessibilityRotor("Ends") {
        Ends(name: "chapter")
        Ends(name: "book")
      }
    }
    #expect(
      rotors(screen) == ["Ends": ["Start of chapter", "End of chapter", "Start of book", "End of book"]])
  }

  @Test func anEntryForEachElementOfACollection() throws {
    struct Place: Identifiable {
      let id: Int
      let name: String
      var code: String { "code \(id)" }
    }
    let places = [Place(id: 1, name: "Rome"), Place(id: 2, name: "Oslo")]
    let screen = TestScreen {
      VStack {
        ForEach(places) { Text($0.name).id($0.code) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("By identifier", entries: places, entryLabel: \.name)
      .accessibilityRotor("By code", entries: places, entryID: \.code, entryLabel: \.name)
    }
    #expect(rotors(screen) == ["By identifier": ["Rome", "Oslo"], "By code": ["Rome", "Oslo"]])
    #expect(try visit(1, of: "By identifier", on: screen) == "Oslo")
    #expect(try visit(0, of: "By code", on: screen) == "Rome")
  }

  @Test func anEntryForEachRangeOfAText() throws {
    let text = "one two three"
    let ranges = ["two", "three"].compactMap { text.range(of: $0) }
    let screen = TestScreen { Text(text).accessibilityRotor("Words", textRanges: ranges) }
    #expect(rotors(screen) == ["Words": ["two", "three"]])
    // The ranges are in the text itself.
    #expect(try visit(1, of: "Words", on: screen) == text)
    let entries = screen.nodesInWindow.flatMap(\.details.rotors).flatMap(\.entries)
    #expect(entries.map(\.textRange) == ranges)
  }

  @Test func rangesBeyondTheEndOfATextHaveNoLabel() throws {
    let long = "a long text"
    let range = try #require(long.range(of: "text"))
    let screen = TestScreen { Text("short").accessibilityRotor("Words", textRanges: [range]) }
    #expect(rotors(screen) == ["Words": [nil]])
  }

  // MARK: Rotors

  @Test func theOuterOfTwoRotorsWithOneNameCounts() {
    let screen = TestScreen {
      Text("text")
        .accessibilityRotor("Marks") { AccessibilityRotorEntry("inner", id: 1) }
        .accessibilityRotor("Others") { AccessibilityRotorEntry("other", id: 1) }
        .accessibilityRotor("Marks") { AccessibilityRotorEntry("outer", id: 1) }
    }
    #expect(rotors(screen) == ["Marks": ["outer"], "Others": ["other"]])
    #expect(screen.nodesInWindow.flatMap(\.details.rotors).count == 2)
  }

  @Test(
    arguments: [
      (.headings, "Headings"), (.headings(level: .h2), "Headings 2"), (.headings(level: .unspecified), "Headings"),
      (.links(visited: true), "Visited Links"), (.links(visited: false), "Unvisited Links"), (.images, "Images"),
      (.textFields, "Text Fields"), (.boldText, "Bold Text"), (.misspelledWords, "Misspelled Words"),
    ] as [(AccessibilitySystemRotor, String)])
  func systemRotorsHaveTheNamesThatPeopleKnow(rotor: AccessibilitySystemRotor, name: String) {
    let screen = TestScreen { Text("text").accessibilityRotor(rotor) { AccessibilityRotorEntry("entry", id: 1) } }
    #expect(rotors(screen) == [name: ["entry"]])
  }

  @Test func labelsAreTranslatedWhereTheModifierIs() {
    let screen = TestScreen {
      Text("text")
        .accessibilityRotor("\(1_000)") { AccessibilityRotorEntry("\(2_000)", id: 1) }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(rotors(screen) == ["1.000": ["2.000"]])
  }

  @Test func aCombinedElementHasTheRotorsOfItsParts() {
    let screen = TestScreen {
      HStack {
        Text("a").accessibilityRotor("One") { AccessibilityRotorEntry("x", id: 1) }
        Text("b").accessibilityRotor("Two") { AccessibilityRotorEntry("y", id: 1) }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(rotors(screen) == ["One": ["x"], "Two": ["y"]])
  }
}
