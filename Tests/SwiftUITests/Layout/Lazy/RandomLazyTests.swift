import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting

/// Random lists with random edits and scrolling: the visible rows equal those of a list that isn't lazy.
@MainActor @Suite struct RandomLazyTests {
  @Test(arguments: Rounds.some(of: 0..<40))
  func visibleRowsAreNeverMissingOrMisplaced(seed: UInt64) throws {
    #if DEBUG
      LayoutCheck.interval = 1
      defer { LayoutCheck.interval = 64 }
    #endif
    var random = SeededGenerator(seed: seed)
    let list = RandomList(using: &random)
    let screen = layOut(width: 200, height: 300) { RandomListView(list: list) }
    check(screen.rows, list)
    for _ in 0..<25 {
      let before = screen.rows
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        let distance = CGFloat(Int.random(in: -600...700, using: &random))
        try screen.scroll(Bool.random(using: &random) ? distance : distance * 30)
        check(screen.rows, list)
        continue
      case 4: list.changeHeights(using: &random)
      case 5: list.insert(using: &random)
      case 6: list.remove(using: &random)
      default: list.move(using: &random)
      }
      let old = first(of: before)
      screen.settle()
      let rows = screen.rows
      check(rows, list)
      // The first visible row hasn't moved, unless the beginning or the end is visible, or the row was removed.
      let isAtAnEdge = rows[list.rows.first?.id ?? 0] != nil || rows[list.rows.last?.id ?? 0] != nil
      guard let old, !isAtAnEdge, !list.hasMoved, let frame = rows[old.id] else { continue }
      #expect(abs(frame.minY - old.y) < 1.1, "row \(old.id) was at \(old.y), and is at \(frame.minY)")
    }
    #expect(screen.issues.isEmpty, "\(screen.issues.map(\.message))")
  }

  /// Checks that the rows in the tree are consecutive, one below the other, and fill the window.
  private func check(_ frames: [Int: CGRect], _ list: RandomList) {
    let there = list.rows.indices.filter { frames[list.rows[$0].id] != nil }
    let rows = there.compactMap { frames[list.rows[$0].id] }
    guard let first = there.first, let last = there.last else { return #expect(list.rows.isEmpty) }
    #expect(there == Array(first...last))
    for (place, next) in zip(there, rows.dropFirst()) {
      let row = rows[place - first]
      #expect(abs(row.height - list.rows[place].height) < 1.1)
      #expect(abs(next.minY - row.maxY - 4) < 1.1, "row \(place + 1) is at \(next.minY), \(place) ends at \(row.maxY)")
    }
    #expect(first == 0 || rows[0].minY <= 0.6)
    #expect(last == list.rows.count - 1 || rows[rows.count - 1].maxY + 4 >= 299)
    // No more rows than fill the window twice.
    #expect(there.count <= Int(600 / ((rows.map(\.height).min() ?? 1) + 4)) + 4)
  }

  /// The first visible row, or `nil` if it is ambiguous.
  private func first(of rows: [Int: CGRect]) -> (id: Int, y: CGFloat)? {
    let sorted = rows.sorted { $0.value.minY < $1.value.minY }
    guard !sorted.contains(where: { abs($0.value.maxY) <= 1 }) else { return nil }
    return sorted.first { $0.value.maxY > 1 }.map { ($0.key, $0.value.minY) }
  }
}

@Observable private final class RandomList {
  struct Row: Identifiable {
    let id: Int
    var height: CGFloat
  }

  private(set) var rows: [Row] = []
  @ObservationIgnored private var nextID = 0
  /// A Boolean value that indicates whether the last edit moved rows, which may be visible ones.
  @ObservationIgnored private(set) var hasMoved = false

  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...400, using: &random) { rows.append(makeRow(using: &random)) }
  }

  private func makeRow(using random: inout SeededGenerator) -> Row {
    nextID += 1
    return Row(id: nextID, height: CGFloat(Int.random(in: 5...60, using: &random)))
  }

  func changeHeights(using random: inout SeededGenerator) {
    hasMoved = false
    for place in rows.indices where Int.random(in: 0..<4, using: &random) == 0 {
      rows[place].height = CGFloat(Int.random(in: 5...60, using: &random))
    }
  }

  func insert(using random: inout SeededGenerator) {
    hasMoved = false
    let new = (0..<Int.random(in: 1...30, using: &random)).map { _ in makeRow(using: &random) }
    rows.insert(contentsOf: new, at: Int.random(in: 0...rows.count, using: &random))
  }

  func remove(using random: inout SeededGenerator) {
    hasMoved = false
    guard !rows.isEmpty else { return }
    let start = Int.random(in: 0..<rows.count, using: &random)
    rows.removeSubrange(start..<min(start + Int.random(in: 1...30, using: &random), rows.count))
  }

  func move(using random: inout SeededGenerator) {
    hasMoved = true
    guard rows.count > 1 else { return }
    let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
    rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
  }
}

private struct RandomListView: View {
  let list: RandomList
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(list.rows) { row in box("\(row.id)", 30, row.height) }
      }
    }
    .id(frame: "scroll")
  }
}

extension TestScreen {
  /// The frames of the rows in the tree, by identifier.
  fileprivate var rows: [Int: CGRect] {
    var rows: [Int: CGRect] = [:]
    for element in elements {
      if let id = element.identifier.flatMap(Int.init) { rows[id] = element.frame }
    }
    return rows
  }
}
