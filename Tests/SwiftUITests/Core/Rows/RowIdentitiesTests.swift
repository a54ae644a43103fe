import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Rows and views inside them, found by their identifiers.
@MainActor @Suite struct RowIdentitiesTests {
  // MARK: Rows in the tree

  private func rows(_ screen: TestScreen) throws -> any IdentifiedRows {
    func find(in element: ElementIndex) -> (any IdentifiedRows)? {
      if let rows = ViewRuntime.elements.identifiedRows(of: element) { return rows }
      for child in ViewRuntime.elements.children(of: element) {
        if let rows = find(in: child) { return rows }
      }
      return nil
    }
    return try #require(find(in: screen.tree.element))
  }

  @Test func rowsAreFoundByTheIdentifiersOfTheirElements() throws {
    let screen = TestScreen { VStack { ForEach(["a", "b", "c"], id: \.self) { Text($0) } } }
    let rows = try rows(screen)
    #expect(rows.rowCount == 3 && rows.rowsInTree == 0..<3)
    #expect((0..<3).map(rows.rowID) == ["a", "b", "c"])
    #expect(rows.rowIndex(of: "b", near: 0) == 1)
    #expect(rows.rowIndex(of: "z", near: 0) == nil)
    #expect(rows.rowIndex(of: AnyHashable(1), near: 0) == nil, "an identifier of another type")
    #expect(rows.rowElement(at: 2) == (try screen.find("c").index))
    #expect(rows.rowElement(at: 3) == nil && rows.rowElement(at: -1) == nil)
  }

  /// Among equal identifiers, the row nearby is meant.
  @Test func theSearchBeginsNearby() throws {
    let screen = TestScreen { VStack { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } } }
    let rows = try rows(screen)
    #expect(rows.rowIndex(of: 1, near: 2) == 2)
    #expect(rows.rowIndex(of: 1, near: 1) == 0)
    #expect(rows.rowIndex(of: 1, near: 99) == 0)
  }

  @Test func rowsOutOfSightAreFoundInTheData() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Text("row \($0)").frame(height: 20) } }
      }
    }
    let rows = try rows(screen)
    #expect(rows.rowCount == 500)
    #expect(rows.rowsInTree.lowerBound == 0 && rows.rowsInTree.count < 50)
    #expect(rows.rowIndex(of: 400, near: 0) == 400)
    #expect(rows.rowElement(at: 400) == nil)
    try screen.find("row 0").scroll(by: CGSize(width: 0, height: 8_000))
    #expect(rows.rowsInTree.contains(400))
    #expect(rows.rowElement(at: 400) != nil && rows.rowElement(at: 0) == nil)
    #expect(rows.rowIndex(of: 0, near: 400) == 0)
  }

  @Test func otherElementsHaveNoRows() throws {
    let screen = TestScreen { VStack { Text("a") } }
    #expect(try ViewRuntime.elements.identifiedRows(of: screen.find("a").index) == nil)
    #expect(ViewRuntime.elements.window(of: screen.tree.element) == nil)
  }

  /// At the root, several rows share an element if a modifier applies to all of them.
  @Test func rowsAtAPlaceAreFoundToo() throws {
    let screen = TestScreen { ForEach(["a", "b"], id: \.self) { Text($0) }.padding(1) }
    let rows = try rows(screen)
    #expect(rows.rowIndex(of: "b", near: 0) == 1)
  }

  // MARK: Views that aren't in the tree

  private func holds(_ view: Any, _ id: AnyHashable) -> Bool {
    (view as? any IdentifierHolder)?._holds(id) ?? false
  }

  @Test func anIdentifierIsFoundInItsView() {
    #expect(holds(Text("a").id("x"), "x"))
    #expect(!holds(Text("a").id("x"), "y"))
    #expect(!holds(Text("a").id(1), "1"), "types differ")
    #expect(holds(Text("a").id("inner").id("outer"), "inner"))
    #expect(!holds(Text("a"), "x"))
  }

  @Test func modifiersAndGroupsAreLookedThrough() {
    #expect(holds(Text("a").id("x").padding().opacity(0.5), "x"))
    #expect(holds(Group { Text("a").id("x") }, "x"))
    #expect(holds(Section("title") { Text("a").id("x") }, "x"))
    #expect(
      holds(
        Section {
          Text("a")
        } header: {
          Text("header").id("x")
        }, "x"))
    #expect(
      holds(
        Section {
          Text("a")
        } footer: {
          Text("footer").id("x")
        }, "x"))
  }

  @Test func onlyTheBranchThatIsThereIsLookedThrough() {
    #expect(holds(Branches(isOn: true).body, "on"))
    #expect(!holds(Branches(isOn: true).body, "off"))
    #expect(holds(Branches(isOn: false).body, "off"))
    #expect(holds(Maybe(isOn: true).body, "on"))
    #expect(!holds(Maybe(isOn: false).body, "on"))
  }

  @Test func allViewsOfAListAreLookedThrough() {
    #expect(holds(Several().body, "first") && holds(Several().body, "last"))
    #expect(!holds(Several().body, "middle"))
  }

  @Test func theElementsOfInnerRowsAreIdentifiers() {
    let inner = ForEach(["a", "b"], id: \.self) { Text($0) }
    #expect(holds(inner, "b") && !holds(inner, "c") && !holds(inner, 1))
    #expect(holds(Group { inner }, "a"))
  }

  @Test func noBodyRunsInASearch() {
    let log = ActionLog()
    #expect(!holds(Noisy(log: log).padding(), "x"))
    #expect(log.lines.isEmpty)
  }

  @Test func scrollingFindsAnIdentifierInsideARowOutOfSight() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { Jumps() }
    try screen.find("jump").tap()
    #expect(screen.texts.contains("row 300"))
    #expect(!screen.texts.contains("row 0"))
    #expect(screen.issues.isEmpty)
  }
}

private struct Branches: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on").id("on") } else { Text("off").id("off") } }
}

private struct Maybe: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on").id("on") } }
}

private struct Several: View {
  var body: some View {
    HStack {}
    Text("first").id("first")
    Text("middle")
    Text("last").id("last")
  }
}

private struct Noisy: View {
  let log: ActionLog

  var body: some View {
    let _ = log.add("body")
    Text("noisy").id("x")
  }
}

private struct Jumps: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("jump") { proxy.scrollTo("name 300", anchor: .center) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { number in
              Text("row \(number)").frame(height: 20).id("name \(number)")
            }
          }
        }
      }
    }
  }
}
