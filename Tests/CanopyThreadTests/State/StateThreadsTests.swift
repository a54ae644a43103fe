import CanopyCore
import CanopyGraph
import Foundation
import Testing

/// State that threads set while views show it.
@MainActor @Suite(.serialized) struct StateThreadsTests {
  @Test("9.13 State may be set from many threads while views are updated")
  func viewsShowStateSetByManyThreads() {
    let shown = Shown<Int>()
    inTree(Counter(shown: shown)) { _ in
      guard let count = Counter.binding else { return #expect(Bool(false), "The body hands out its binding.") }
      onThreads { thread in
        for step in 0..<200 { count.wrappedValue = thread * 1_000 + step }
      }
      #expect(shown.values.last.map { $0 % 1_000 } == 199)
      count.wrappedValue = -1
      ViewRuntime.update()
      #expect(shown.values.last == -1)
    }
  }

  @Test func partsOfStateCanBeSetOnThreads() {
    let shown = Shown<Scores>()
    inTree(Board(shown: shown)) { _ in
      guard let scores = Board.binding else { return #expect(Bool(false), "The body hands out its binding.") }
      let (home, away) = (scores.home, scores.away)
      onThreads(2) { thread in
        for step in 1...200 { (thread == 0 ? home : away).wrappedValue = step }
      }
      // Each thread writes the whole, so that the other part may be an earlier one.
      #expect(shown.values.last.map { max($0.home, $0.away) } == 200)
    }
  }

  @Test func eachThreadHasItsTransaction() {
    let shown = Shown<Int>()
    inTree(Counter(shown: shown)) { _ in
      guard let count = Counter.binding else { return #expect(Bool(false), "The body hands out its binding.") }
      onThreads { thread in
        for step in 0..<100 {
          withTransaction(\.step, step) { count.wrappedValue = thread * 1_000 + step }
        }
      }
      #expect(shown.values.last.map { $0 % 1_000 } == 99)
    }
  }

  @Test func stateMayBeReleasedOnAnotherThread() {
    for _ in 0..<20 {
      let shown = Shown<Int>()
      let kept = Guarded<[Binding<Int>]>([])
      inTree(Counter(shown: shown)) { _ in
        if let count = Counter.binding { kept.withLock { $0 = [count] } }
        Counter.binding = nil
      }
      inTree(Counter(shown: shown)) { _ in
        onThreads(2) { _ in
          let last = kept.withLock { bindings in
            defer { bindings = [] }
            return bindings
          }
          withExtendedLifetime(last) {}
        }
      }
      #expect(kept.withLock { $0.isEmpty })
    }
  }
}

private struct Counter: View {
  static var binding: Binding<Int>?

  let shown: Shown<Int>
  @State private var count = 0
  var body: some View {
    let _ = shown.values.append(count)
    let _ = Self.binding = $count
    EmptyView()
  }
}

private struct Scores: Equatable {
  var home = 0
  var away = 0
}

private struct Board: View {
  static var binding: Binding<Scores>?

  let shown: Shown<Scores>
  @State private var scores = Scores()
  var body: some View {
    let _ = shown.values.append(scores)
    let _ = Self.binding = $scores
    EmptyView()
  }
}

extension Transaction {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

private struct StepKey: TransactionKey {
  static var defaultValue: Int { 0 }
}
