import CanopyCore
import CanopyGraph
import Combine
import Foundation
import Testing

/// `ObservableObject`s that threads change while views show them.
@MainActor @Suite(.serialized) struct ObservableObjectThreadsTests {
  @Test func viewsShowValuesPublishedByManyThreads() {
    let (model, shown) = (Model(), Shown<Int>())
    inTree(ModelReader(model: model, shown: shown)) { _ in
      onThreads { thread in
        for step in 0..<100 { model.count = thread * 1_000 + step }
      }
      #expect(shown.values.last == model.count)
      #expect(model.count % 1_000 == 99)
    }
  }

  @Test func valueSetAfterItsNoticeWasShownIsShown() {
    let (model, shown) = (Model(), Shown<Int>())
    let (hasNotice, isShown) = (Guarded(false), Guarded(false))
    // The subscribers hear of a value before it is set.
    let subscription = model.$count.dropFirst().sink { _ in
      hasNotice.withLock { $0 = true }
      while !isShown.withLock({ $0 }) {}
    }
    inTree(ModelReader(model: model, shown: shown)) { _ in
      onThreads(1) { _ in
        model.count = 1
      } whileRunning: {
        guard hasNotice.withLock({ $0 }) else { return }
        ViewRuntime.update()
        isShown.withLock { $0 = true }
      }
      #expect(shown.values.last == 1)
    }
    subscription.cancel()
  }

  @Test func valuesPublishedOnOtherThreadsAreShown() {
    let (model, shown) = (Model(), Shown<Int>())
    // Safe because subjects may be sent values on any thread.
    nonisolated(unsafe) let numbers = PassthroughSubject<Int, Never>()
    let subscription = numbers.map { $0 * 2 }.sink { model.count = $0 }
    inTree(ModelReader(model: model, shown: shown)) { _ in
      onThreads(2) { _ in
        for step in 0...100 { numbers.send(step) }
      }
      #expect(shown.values.last == 200)
    }
    subscription.cancel()
  }

  @Test func objectsCanBeSubscribedToOnAnyThread() {
    let (model, shown) = (Model(), Shown<Int>())
    let heard = Guarded(0)
    inTree(ModelReader(model: model, shown: shown)) { _ in
      onThreads { _ in
        for step in 0..<50 {
          let subscription = model.$count.dropFirst().sink { _ in heard.withLock { $0 += 1 } }
          model.count = step
          subscription.cancel()
        }
      }
      #expect(shown.values.last == 49)
      #expect(heard.withLock { $0 } >= 200)
    }
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct ModelReader: View {
  @ObservedObject var model: Model
  let shown: Shown<Int>
  var body: some View {
    let _ = shown.values.append(model.count)
    EmptyView()
  }
}
