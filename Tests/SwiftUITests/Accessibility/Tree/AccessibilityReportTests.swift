import CanopyAccessibility
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// What a listener is told of a change: neither more nor less than what differs.
@MainActor @Suite struct AccessibilityReportTests {
  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    @State private var isIndented = false
    @State private var isMarked = false

    var body: some View {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) { ForEach(rows, id: \.self) { Text($0) } }
          .padding(.leading, isIndented ? 20 : 0)
          .accessibilityElement(children: .contain)
          .accessibilityLabel("rows")
        Button("Indent") { isIndented.toggle() }
        Button("Append") { rows.append("d") }
        Button("Remove") { rows.removeAll { $0 == "a" } }
        Button("Swap") { rows.swapAt(0, 2) }
        Button("Mark") { isMarked.toggle() }.accessibilityAddTraits(isMarked ? .isSelected : [])
        Button("Nothing") {}
      }
    }
  }

  /// Returns what a listener is told when a person taps a button.
  private func report(of button: String) throws -> (diffs: [AccessibilityDiff], labels: [AccessibilityID: String]) {
    let screen = TestScreen { Rows() }
    var diffs: [AccessibilityDiff] = []
    screen.frame.accessibility.listen { diffs.append($0) }
    defer { screen.frame.accessibility.stopListening() }
    var labels = screen.frame.accessibility.snapshot().nodes.compactMapValues(\.label)
    diffs = []
    try screen.find(button).tap()
    labels.merge(screen.frame.accessibility.snapshot().nodes.compactMapValues(\.label)) { first, _ in first }
    return (diffs, labels)
  }

  @Test func theFirstReportIsTheWholeTree() {
    let screen = TestScreen { Rows() }
    var first: AccessibilityDiff?
    screen.frame.accessibility.listen { first = first ?? $0 }
    defer { screen.frame.accessibility.stopListening() }
    #expect(Set((first?.added ?? []).map(\.id)) == Set(screen.frame.accessibility.snapshot().nodes.keys))
  }

  @Test func aViewThatMovesIsReportedAsMoved() throws {
    let (diffs, labels) = try report(of: "Indent")
    #expect(Set(diffs.flatMap(\.moved.keys).compactMap { labels[$0] }).isSuperset(of: ["a", "b", "c"]))
    #expect(diffs.allSatisfy { $0.added.isEmpty && $0.removed.isEmpty && $0.changed.isEmpty && $0.rearranged.isEmpty })
  }

  @Test func aViewThatComesIsReportedWithItsContainer() throws {
    let (diffs, labels) = try report(of: "Append")
    #expect(diffs.flatMap(\.added).map(\.label) == ["d"])
    #expect(diffs.flatMap(\.rearranged.keys).map { labels[$0] } == ["rows"])
    #expect(diffs.allSatisfy { $0.removed.isEmpty && $0.changed.isEmpty })
  }

  @Test func aViewThatLeavesIsReportedAsRemoved() throws {
    let (diffs, labels) = try report(of: "Remove")
    #expect(diffs.flatMap(\.removed).map { labels[$0] } == ["a"])
    #expect(diffs.allSatisfy { $0.added.isEmpty && $0.changed.isEmpty })
  }

  @Test func viewsThatChangePlacesAreRearranged() throws {
    let (diffs, labels) = try report(of: "Swap")
    #expect(diffs.flatMap(\.rearranged.values).map { $0.map { labels[$0] } } == [["c", "b", "a"]])
    #expect(diffs.allSatisfy { $0.added.isEmpty && $0.removed.isEmpty && $0.changed.isEmpty })
  }

  @Test func aChangedTraitIsReportedForItsViewAlone() throws {
    let (diffs, _) = try report(of: "Mark")
    #expect(diffs.flatMap(\.changed).map(\.label) == ["Mark"])
    #expect(diffs.flatMap(\.changed).allSatisfy { $0.traits.contains(.isSelected) })
  }

  @Test func nothingIsReportedIfNothingChanges() throws {
    #expect(try report(of: "Nothing").diffs.isEmpty)
  }

  @Test func anotherLanguageIsReportedForTheTextsThatUseIt() throws {
    let screen = TestScreen {
      Text(1_234.5, format: .number)
      Text("own").environment(\.locale, Locale(identifier: "fr_FR"))
    }
    var diffs: [AccessibilityDiff] = []
    screen.frame.accessibility.listen { diffs.append($0) }
    defer { screen.frame.accessibility.stopListening() }
    diffs = []
    screen.environment.locale = Locale(identifier: "de_DE")
    screen.settle()
    #expect(diffs.flatMap(\.changed).filter { $0.role == .text }.map(\.label) == ["1.234,5"])
  }

  // MARK: Announcements

  private func events(_ screen: TestScreen, _ post: () -> Void) -> [AccessibilityEvent] {
    var events: [AccessibilityEvent] = []
    screen.frame.accessibility.listen { events += $0.events }
    defer { screen.frame.accessibility.stopListening() }
    post()
    screen.update()
    return events
  }

  @Test func scrollingAndLayoutAreAnnounced() {
    let events = events(TestScreen { Text("a") }) {
      AccessibilityNotification.PageScrolled("Page 2 of 3").post()
      AccessibilityNotification.LayoutChanged().post()
    }
    #expect(events == [.pageScrolled("Page 2 of 3"), .layoutChanged])
  }

  @Test func attributedAnnouncementsAreTheirText() {
    let events = events(TestScreen { Text("a") }) {
      AccessibilityNotification.Announcement(AttributedString("Done")).post()
    }
    #expect(events == [.announcement("Done")])
  }

  @Test func anAnnouncementIsInTheLanguageOfTheWindow() {
    let screen = TestScreen {
      $0.locale = Locale(identifier: "de_DE")
    } content: {
      Text("a")
    }
    let events = events(screen) {
      AccessibilityNotification.Announcement(LocalizedStringResource("\(1_234) files")).post()
    }
    #expect(events == [.announcement("1.234 files")])
  }

  @Test func eachWindowWithAListenerIsTold() {
    let screens = [TestScreen { Text("a") }, TestScreen { Text("b") }]
    var told: [Int] = []
    for (index, screen) in screens.enumerated() {
      screen.frame.accessibility.listen { if !$0.events.isEmpty { told.append(index) } }
    }
    defer { for screen in screens { screen.frame.accessibility.stopListening() } }
    AccessibilityNotification.Announcement("Done").post()
    for screen in screens { screen.update() }
    #expect(told == [0, 1])
  }

  @Test func announcementsWithoutAListenerAreNotKept() {
    let screen = TestScreen { Text("a") }
    AccessibilityNotification.Announcement("missed").post()
    #expect(events(screen) {}.isEmpty)
  }
}

/// Which views people reach with assistive technologies, and in which order.
@MainActor @Suite struct ReachableElementsTests {
  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  @Test func aMaskIsNotAnElement() {
    #expect(tree { Text("shown").mask { Text("mask") } } == "text “shown”")
  }

  @Test func backgroundsAndOverlaysAreElements() {
    let tree = tree { Text("middle").background { Text("behind") }.overlay { Text("in front") } }
    #expect(Set(tree.components(separatedBy: "\n")) == ["text “middle”", "text “behind”", "text “in front”"])
  }

  @Test func aRedactedImageIsNotAnElement() {
    #expect(tree { Image(systemName: "star").redacted(reason: .placeholder) } == "")
    #expect(tree { Image(systemName: "star").unredacted().redacted(reason: .placeholder) } == "image “star”")
  }

  @Test func aDecorativeImageIsAnElementOnlyWithALabel() {
    let picture = Image(size: CGSize(width: 5, height: 5)) { _ in }
    #expect(tree { picture } == "")
    #expect(tree { picture.accessibilityLabel("Photo") } == "image “Photo”")
  }

  @Test func aViewThatFadesOutIsGoneWhenItIsClear() throws {
    struct Fading: View {
      @State private var isShown = true
      var body: some View {
        Text("text").opacity(isShown ? 1 : 0)
        Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
    }
    let screen = TestScreen { Fading() }
    try screen.find("Hide").tap()
    screen.settle()
    #expect(screen.accessibilityTree == "button “Hide”")
  }

  @Test func anEmptyScrollViewIsNotAnElement() {
    #expect(tree { ScrollView { Color.red.frame(height: 500) } } == "")
  }

  @Test func scrollAreasHaveTheActionsOfTheirAxes() throws {
    func actions(_ axes: Axis.Set) throws -> [String] {
      let screen = layOut { ScrollView(axes) { Text("text").frame(width: 500, height: 500) } }
      return try #require(screen.accessibilityNode { $0.role == .scrollArea }).actions.map(\.testName)
    }
    #expect(try actions(.vertical) == ["scroll top", "scroll bottom"])
    #expect(try actions(.horizontal) == ["scroll leading", "scroll trailing"])
    #expect(
      try actions([.horizontal, .vertical]) == ["scroll top", "scroll bottom", "scroll leading", "scroll trailing"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrollingForwardShowsWhatFollowsInTheReadingDirection(direction: LayoutDirection) throws {
    let screen = layOut(environment: { $0.layoutDirection = direction }) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(width: 100) } }
      }
    }
    let area = try #require(screen.accessibilityNode { $0.role == .scrollArea })
    #expect(screen.texts == ["0", "1"])
    screen.perform("scroll trailing", at: area.id)
    #expect(screen.texts.contains("3"))
    #expect(!screen.texts.contains("0"))
    screen.perform("scroll leading", at: area.id)
    #expect(screen.texts == ["0", "1"])
  }

  @Test func prioritiesOrderTheViewsOfTheirOwnContainer() {
    #expect(
      tree {
        VStack {
          VStack {
            Text("1")
            Text("2").accessibilitySortPriority(9)
          }
          .accessibilityElement(children: .contain)
          Text("3")
          Text("4").accessibilitySortPriority(-1)
          Text("5").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “5”\n  group\n    text “2”\n    text “1”\n  text “3”\n  text “4”")
  }

  @Test func aTapAtThePointOfActivationActivatesAViewWithoutAnAction() throws {
    let log = ActionLog()
    let screen = layOut {
      HStack(spacing: 0) {
        Text("row").frame(width: 150)
        Button("Go") { log.add("gone") }.frame(width: 50)
      }
      .accessibilityElement()
      .accessibilityLabel("Row")
      .accessibilityActivationPoint(UnitPoint(x: 0.875, y: 0.5))
    }
    let row = try #require(screen.accessibilityNode { $0.label == "Row" })
    #expect(row.actions.isEmpty)
    screen.frame.accessibility.perform(AccessibilityNodeAction(.default), at: row.id)
    screen.settle()
    #expect(log.lines == ["gone"])
  }

  @Test func viewsOfADisabledPartRefuseActions() throws {
    let log = ActionLog()
    let screen = TestScreen {
      VStack { Text("a").accessibilityAction(named: "Open") { log.add("opened") } }.disabled(true)
    }
    let node = try #require(screen.accessibilityNode { $0.label == "a" })
    screen.perform("Open", at: node.id)
    #expect(log.lines == [])
  }
}
