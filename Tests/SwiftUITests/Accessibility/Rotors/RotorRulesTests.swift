import CanopyAccessibility
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The forms of rotors and their entries, and entries that are visited by mistake.
@MainActor @Suite struct RotorRulesTests {
  private let log = ActionLog()
  private let string = "string"
  private let resource = LocalizedStringResource("resource")

  private func rotors(@ViewBuilder _ content: () -> some View) -> [[String?]] {
    TestScreen(content: content).nodesInWindow.flatMap(\.details.rotors).map { [$0.label] + $0.entries.map(\.label) }
  }

  /// Goes to an entry of a rotor. Returns the label of the element that has the focus then.
  @discardableResult
  private func visit(_ entry: Int, of rotor: String, on screen: TestScreen) throws -> String? {
    let node = try #require(screen.accessibilityNode { !$0.details.rotors.isEmpty })
    let id = screen.frame.accessibility.visit(entry: entry, ofRotor: rotor, at: node.id)
    screen.settle()
    return screen.accessibilityNode { $0.id == id }?.label
  }

  // MARK: Forms

  @Test func rotorsInEachForm() {
    let rotors = rotors {
      Text("x").accessibilityRotor(Text("text")) { AccessibilityRotorEntry("a", id: 1) }
        .accessibilityRotor("key") { AccessibilityRotorEntry("b", id: 1) }
        .accessibilityRotor(resource) { AccessibilityRotorEntry("c", id: 1) }
        .accessibilityRotor(string) { AccessibilityRotorEntry("d", id: 1) }
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("e", id: 1) }
    }
    #expect(rotors == [["text", "a"], ["key", "b"], ["resource", "c"], ["string", "d"], ["Headings", "e"]])
  }

  @Test func entriesInEachForm() {
    let rotors = rotors {
      Text("x").accessibilityRotor("All") {
        AccessibilityRotorEntry(Text("text"), id: 1)
        AccessibilityRotorEntry("key", id: 2)
        AccessibilityRotorEntry(resource, id: 3)
        AccessibilityRotorEntry(string, id: 4)
      }
    }
    #expect(rotors == [["All", "text", "key", "resource", "string"]])
  }

  @Test func entriesOfRangesInEachForm() {
    let text = "one two"
    let range = text.startIndex..<text.index(text.startIndex, offsetBy: 3)
    let rotors = rotors {
      Text(text).accessibilityRotor("All") {
        AccessibilityRotorEntry(Text("text"), textRange: range)
        AccessibilityRotorEntry("key", textRange: range)
        AccessibilityRotorEntry(string, textRange: range)
        AccessibilityRotorEntry(textRange: range)
      }
    }
    #expect(rotors == [["All", "text", "key", "string", "one"]])
  }

  private struct Place: Identifiable {
    let id: Int
    let name: String
    var code: String { "code \(id)" }
  }

  @Test func rotorsOfCollectionsInEachForm() {
    let places = [Place(id: 1, name: "Rome"), Place(id: 2, name: "Oslo")]
    let rotors = rotors {
      Text("x").accessibilityRotor(Text("text"), entries: places, entryLabel: \.name)
        .accessibilityRotor("key", entries: places, entryLabel: \.name)
        .accessibilityRotor(string, entries: places, entryLabel: \.name)
        .accessibilityRotor(.images, entries: places, entryLabel: \.name)
        .accessibilityRotor(Text("text id"), entries: places, entryID: \.code, entryLabel: \.name)
        .accessibilityRotor("key id", entries: places, entryID: \.code, entryLabel: \.name)
        .accessibilityRotor(string + " id", entries: places, entryID: \.code, entryLabel: \.name)
        .accessibilityRotor(.tables, entries: places, entryID: \.code, entryLabel: \.name)
    }
    #expect(
      rotors.map(\.first) == ["text", "key", "string", "Images", "text id", "key id", "string id", "Tables"])
    #expect(rotors.allSatisfy { $0.dropFirst() == ["Rome", "Oslo"] })
  }

  @Test func rotorsOfRangesInEachForm() {
    let text = "one two"
    let ranges = [text.startIndex..<text.index(text.startIndex, offsetBy: 3)]
    let rotors = rotors {
      Text(text).accessibilityRotor(Text("text"), textRanges: ranges).accessibilityRotor("key", textRanges: ranges)
        .accessibilityRotor(resource, textRanges: ranges).accessibilityRotor(string, textRanges: ranges)
        .accessibilityRotor(.misspelledWords, textRanges: ranges)
    }
    #expect(
      rotors == [
        ["text", "one"], ["key", "one"], ["resource", "one"], ["string", "one"], ["Misspelled Words", "one"],
      ])
  }

  @Test func labelsOfACollectionAreNotTranslated() {
    let places = [Place(id: 1, name: "**Rome**")]
    #expect(
      rotors { Text("x").accessibilityRotor("All", entries: places, entryLabel: \.name) } == [["All", "**Rome**"]])
  }

  // MARK: Rotors without entries

  @Test func aRotorMayBeEmpty() throws {
    let screen = TestScreen {
      Text("x").accessibilityRotor("None") { if false { AccessibilityRotorEntry("a", id: 1) } }
    }
    #expect(screen.nodesInWindow.flatMap(\.details.rotors).map(\.entries.count) == [0])
    #expect(try visit(0, of: "None", on: screen) == nil)
  }

  @Test func aShapeWithARotorIsAnElement() {
    let screen = TestScreen { Circle().accessibilityRotor("All") { AccessibilityRotorEntry("a", id: 1) } }
    #expect(screen.nodesInWindow.map(\.role) == [.other])
  }

  @Test func aHiddenViewHasNoRotor() {
    #expect(
      rotors {
        Text("x").accessibilityHidden(true).accessibilityRotor("All") { AccessibilityRotorEntry("a", id: 1) }
      } == [])
  }

  // MARK: Visits

  private func list() -> TestScreen {
    TestScreen {
      VStack {
        Text("first").id(1)
        Text("second").id(2)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Marked") {
        AccessibilityRotorEntry("One", id: 1) { log.add("one") }
        AccessibilityRotorEntry("Two", id: 2) { log.add("two") }
      }
    }
  }

  @Test func onlyTheVisitedEntryIsPrepared() throws {
    #expect(try visit(1, of: "Marked", on: list()) == "second")
    #expect(log.lines == ["two"])
  }

  @Test(arguments: [-1, 2, 99]) func entriesThatDoNotExistGoNowhere(entry: Int) throws {
    #expect(try visit(entry, of: "Marked", on: list()) == nil)
    #expect(log.lines == [])
  }

  @Test func rotorsThatDoNotExistGoNowhere() throws {
    #expect(try visit(0, of: "Unknown", on: list()) == nil)
    #expect(log.lines == [])
  }

  @Test func aRotorOfACombinedElementPreparesItsEntries() throws {
    let screen = TestScreen {
      HStack {
        Text("a").accessibilityRotor("One") { AccessibilityRotorEntry("x", id: 1) { log.add("prepared") } }
        Text("b")
      }
      .accessibilityElement(children: .combine)
    }
    try visit(0, of: "One", on: screen)
    #expect(log.lines == ["prepared"])
  }

  @Test func partsOfACombinedElementShareTheRotorOfTheFirst() throws {
    let screen = TestScreen {
      HStack {
        Text("a").accessibilityRotor("One") { AccessibilityRotorEntry("x", id: 1) { log.add("first") } }
        Text("b").accessibilityRotor("One") { AccessibilityRotorEntry("y", id: 1) { log.add("second") } }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.nodesInWindow.flatMap(\.details.rotors).flatMap(\.entries).map(\.label) == ["x"])
    try visit(0, of: "One", on: screen)
    #expect(log.lines == ["first"])
  }
}
