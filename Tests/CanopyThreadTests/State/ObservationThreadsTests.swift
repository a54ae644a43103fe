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

  @Test func valueSetAfterItsNoticeWasShownIsShown() {
    let (model, shown) = (LockedModel(), Shown<Int>())
    inTree(ModelReader(model: model, shown: shown)) { _ in
      model.value = 1
      ViewRuntime.update()
      model.set(2) { ViewRuntime.update() }
      ViewRuntime.update()
      #expect(shown.values.last == 2)
    }
  }

  @Test func valueChangedWhileTheBodyRunsIsShown() {
    let (model, shown) = (LockedModel(), Shown<Int>())
    shown.whenValueWasRead = { if $0 == 2 { onOtherThread { model.value = 3 } } }
    inTree(ModelReader(model: model, shown: shown)) { _ in
      for value in 1...2 {
        onOtherThread { model.value = value }
        ViewRuntime.update()
      }
      #expect(shown.values.suffix(2) == [2, 3])
    }
  }

  @Test func manyChangesByOtherThreadsAreOneUpdate() {
    let (model, shown) = (LockedModel(), Shown<Int>())
    inTree(ModelReader(model: model, shown: shown)) { _ in
      for round in 1...3 {
        onOtherThread { for step in 1...100 { model.value = round * 1_000 + step } }
        ViewRuntime.update()
      }
      #expect(shown.values == [0, 1_100, 2_100, 3_100])
    }
  }

  @Test func aThreadThatNeverPausesIsNoLoop() {
    let (model, shown) = (LockedModel(), Shown<Int>())
    let isOver = Guarded(false)
    let context = TreeContext(isDiagnosed: true)
    inTree(ModelReader(model: model, shown: shown), in: context) { _ in
      onThreads(1) { _ in
        repeat { model.value += 1 } while !isOver.withLock { $0 }
      } whileRunning: {
        for _ in 0..<20 { ViewRuntime.update() }
        isOver.withLock { $0 = true }
      }
      #expect(shown.values.last == model.value)
      #expect(!context.issues.contains { $0.kind == .doesNotSettle })
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
    set { set(newValue) {} }
  }

  /// Sets the value, and does something between the notice of that and the change.
  func set(_ value: Int, afterNotice work: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) {
      work()
      stored.withLock { $0 = value }
    }
  }
}

private struct ModelReader: View {
  let model: LockedModel
  let shown: Shown<Int>
  @State private var count = 0
  var body: some View {
    let _ = shown.show(model.value)
    EmptyView()
  }
}
