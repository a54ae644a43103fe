import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The rows of a lazy container as its layout sees them.
@MainActor @Suite struct RowWindowTests {
  @Test func nothingIsKnownBeforeARowIsMeasured() {
    let window = RowWindow(count: 10)
    #expect(window.isUnknown && window.range.isEmpty && window.count == 10)
    window.range = 0..<3
    #expect(!window.isUnknown, "some rows are in the tree")
    #expect(!RowWindow(count: 0).isUnknown, "there is nothing to know")
  }

  @Test func newDataChangeTheCount() {
    let window = RowWindow(count: 10)
    window.dataChanged(count: 12, shift: 2)
    #expect(window.count == 12)
    window.dataChanged(count: 0, shift: 0)
    #expect(window.count == 0 && !window.isUnknown)
  }

  @Test func anEndedWindowHasNoRows() {
    let rows = NoRows()
    let window = RowWindow(count: 1)
    window.rows = rows
    #expect(window.rows === rows)
    window.end()
    #expect(window.rows == nil)
  }

  /// Each time the rows don't fill the area, more are requested, so that few rounds suffice.
  @Test func requestsGrowWithinAnUpdate() {
    _ = TestScreen { EmptyView() }
    let window = RowWindow(count: 1_000)
    #expect((0..<6).map { _ in window.nextGrowth() } == [0, 1, 2, 4, 8, 16])
    ViewRuntime.update()
    #expect(window.nextGrowth() == 0, "another update begins anew")
  }

  @Test func aGuessIsNeverPoorWhenAllRowsAreThere() {
    let window = RowWindow(count: 3)
    #expect(!window.isGuessPoor, "nothing is guessed yet")
    window.range = 0..<3
    #expect(!window.isGuessPoor)
  }

  @Test func theSlotsOfANewRowAreKnownWhileItIsMade() {
    #expect(RowWindow.slotsOfNewRow == nil)
    let (outer, inner) = (SlotBlock.allocate(words: 2), SlotBlock.allocate(words: 2))
    defer {
      SlotBlock.deallocate(inner, words: 2)
      SlotBlock.deallocate(outer, words: 2)
    }
    RowWindow.making(outer) {
      #expect(RowWindow.slotsOfNewRow == outer.words)
      RowWindow.making(inner) { #expect(RowWindow.slotsOfNewRow == inner.words) }
      #expect(RowWindow.slotsOfNewRow == outer.words)
    }
    #expect(RowWindow.slotsOfNewRow == nil)
  }

  // MARK: Changes of data

  private func change(_ ids: [String], shifts: [Int]) -> RowChange<String> {
    RowChange(count: ids.count, id: { ids[$0] }, shifts: shifts)
  }

  @Test func aRowIsSuggestedWhereMostRowsMoved() {
    let change = change(["x", "a", "b", "c"], shifts: [1, 0])
    #expect(change.suggestedIndex(of: "a", from: 0) == 1)
    #expect(change.suggestedIndex(of: "c", from: 3) == 3)
    #expect(change.suggestedIndex(of: "b", from: 0) == nil)
  }

  @Test func aRowIsFoundWhereverItIs() {
    let change = change(["x", "a", "b", "c"], shifts: [0])
    #expect(change.index(of: "b", from: 0) == 2)
    #expect(change.index(of: "gone", from: 0) == nil)
  }

  @Test func indicesOutsideOfTheDataHoldNothing() {
    let change = change(["a"], shifts: [-5, 5])
    #expect(!change.has("a", at: -1) && !change.has("a", at: 1) && change.has("a", at: 0))
    #expect(change.suggestedIndex(of: "a", from: 0) == nil)
    #expect(self.change([], shifts: [0]).index(of: "a", from: 0) == nil)
  }

  // MARK: Moved rows

  private typealias Row = ForEachRows<String, EmptyView>.Row

  private func rows(_ ids: [String], _ slots: _Slots) -> [Row] {
    ids.map { Row(id: $0, slots: slots, element: 0) }
  }

  private func left(_ rows: MovedRows<String, EmptyView>) -> [String] {
    var ids: [String] = []
    rows.forEachLeft { ids.append($0.id) }
    return ids
  }

  @Test func rowsThatAreNotTakenAreLeftInTheirOrder() {
    let slots = SlotBlock.allocate(words: 1)
    defer { SlotBlock.deallocate(slots, words: 1) }
    var moved = MovedRows(rows(["a", "b", "c", "d", "e"], slots), from: 1, to: 4)
    #expect(left(moved) == ["b", "c", "d"])
    #expect(moved.take("c")?.id == "c")
    #expect(moved.take("c") == nil, "a row is taken once")
    #expect(moved.take("a") == nil && moved.take("e") == nil, "rows at the ends haven't moved")
    #expect(left(moved) == ["b", "d"])
  }

  @Test func ofEqualIdentifiersTheFirstRowIsFound() {
    let slots = SlotBlock.allocate(words: 1)
    defer { SlotBlock.deallocate(slots, words: 1) }
    let old = [Row(id: "a", slots: slots, element: 1), Row(id: "a", slots: slots, element: 2)]
    var moved = MovedRows(old, from: 0, to: 2)
    #expect(moved.take("a")?.element == 1)
    #expect(moved.take("a") == nil)
    #expect(left(moved) == ["a"])
  }

  @Test func withoutRowsNothingIsFound() {
    var moved = MovedRows<String, EmptyView>([], from: 0, to: 0)
    #expect(moved.take("a") == nil && left(moved).isEmpty)
  }
}

private final class NoRows: WindowRows {
  func realize(_ range: Range<Int>) {}
  var keptRowCount: Int { 0 }
  func releasePinnedRows() -> Bool { false }
}
