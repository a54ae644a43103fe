import CanopyCore
import CanopyGraph
import Foundation
import Observation
import Testing

/// Observable objects that threads change while views show them.
@MainActor @Suite(.serialized) struct ObservationThreadsTests {
  @Test func viewsShowModelsChangedByManyThreads() {
    let (model, shown) = (LockedModel(), Shown<Int>())
    inTree(ModelReader(model: model, shown: shown)) { _ in
      onThreads { thread in
        for step in 0..<100 { model.value = thread * 1_000 + step }
      }
      #expect(shown.values.last == model.value)
      #expect(model.value % 1_000 == 99)
    }
  }

  @Test func modelMayChangeWhileReadersAppearAndDisappear() {
    let model = LockedModel()
    let isOver = Guarded(false)
    onThreads(1) { _ in
      repeat { model.value += 1 } while !isOver.withLock { $0 }
    } whileRunning: {
      for _ in 0..<50 { inTree(ModelReader(model: model, shown: Shown())) { _ in } }
      isOver.withLock { $0 = true }
    }
    #expect(model.value > 0)
  }
}

/// An observable object that may be changed on any thread.
private final class LockedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Guarded(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = newValue } } }
  }
}

private struct ModelReader: View {
  let model: LockedModel
  let shown: Shown<Int>
  @State private var count = 0
  var body: some View {
    let _ = shown.values.append(model.value)
    EmptyView()
  }
}
