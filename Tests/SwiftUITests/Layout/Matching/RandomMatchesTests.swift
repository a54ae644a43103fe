import CanopyCore
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Random trees of matched views in random changes, compared with trees that are made afresh.
@MainActor @Suite struct RandomMatchesTests {
  @Test(arguments: Rounds.some(of: 0..<12)) func settledTreesAreAsFreshOnes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = RandomMatches()
    model.change(&random)
    let screen = layOut(width: 300, height: 200) { MatchedCards(model: model) }
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let animation =
          [Animation?.none, .linear(duration: 0.4), .spring(duration: 0.5, bounce: 0.3)]
          .randomElement(using: &random) ?? nil
        withAnimation(animation) { model.change(&random) }
        screen.update()
        if Bool.random(using: &random) { screen.advance(by: Double.random(in: 0...0.3, using: &random)) }
        _ = screen.displayList()
      }
      screen.settle()
      let fresh = layOut(width: 300, height: 200) { MatchedCards(model: model) }
      #expect(screen.displayList() == fresh.displayList(), "seed \(seed), step \(step)")
      #expect(screen.matched.counts == fresh.matched.counts, "seed \(seed), step \(step)")
      #expect(screen.motions.count == 0)
      #expect(screen.motions.frames.isEmpty)
      #expect(screen.motions.departures.isEmpty)
      #expect(screen.motions.arrivals.isEmpty)
      #expect(screen.motions.drawnWithOthers.isEmpty)
      #expect(screen.matched.pictureCount == 0)
    }
  }
}

@Observable @MainActor private final class RandomMatches {
  var rows: [[Int]] = [[0, 1, 2], [3, 4], []]
  var opened: Int?
  var isGrid = false
  var follower = 0
  var hasFollower = true

  func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: opened = opened == nil ? Int.random(in: 0..<5, using: &random) : nil
    case 1: isGrid.toggle()
    case 2: follower = Int.random(in: 0..<6, using: &random)
    case 3: hasFollower.toggle()
    case 4: for row in rows.indices { rows[row].shuffle(using: &random) }
    default:
      let (from, to) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
      guard let card = rows[from].popLast() else { return }
      rows[to].insert(card, at: 0)
    }
  }
}

/// Cards in columns or rows, one of which may be open in front of all.
private struct MatchedCards: View {
  let model: RandomMatches
  @Namespace private var namespace

  var body: some View {
    ZStack {
      if model.isGrid {
        HStack(alignment: .top, spacing: 4) { columns }
      } else {
        VStack(alignment: .leading, spacing: 4) { columns }
      }
      if let opened = model.opened {
        card(opened, in: "open").frame(width: 150, height: 120).transition(.scale)
      }
      if model.hasFollower {
        Color.green.opacity(0.5)
          .matchedGeometryEffect(id: model.follower, in: namespace, isSource: false)
      }
    }
  }

  private var columns: some View {
    ForEach(model.rows.indices, id: \.self) { row in
      if model.isGrid {
        VStack(spacing: 2) { cards(row) }
      } else {
        HStack(spacing: 2) { cards(row) }
      }
    }
  }

  private func cards(_ row: Int) -> some View {
    ForEach(model.rows[row].filter { $0 != model.opened }, id: \.self) { id in
      card(id, in: "row").frame(width: CGFloat(20 + 5 * id), height: 24)
    }
  }

  private func card(_ id: Int, in place: String) -> some View {
    VStack(spacing: 0) {
      Text("\(id)").matchedGeometryEffect(id: "text \(id)", in: namespace)
      Color.red
    }
    .background(RoundedRectangle(cornerRadius: 4).fill(.blue).matchedGeometryEffect(id: "back \(id)", in: namespace))
    .matchedGeometryEffect(id: id, in: namespace)
  }
}
