import CanopyPresentation
import CanopyCore
import CanopyGraph
import CanopyScene
import Foundation

/// Runs `body` on several threads at once, and `work` meanwhile, again and again until the threads have ended.
///
/// Threads and a mutex, because the thread sanitizer doesn't know what else orders accesses: dispatch, `Mutex`.
@MainActor
func onThreads(
  _ count: Int = 4, _ body: @escaping @Sendable (_ thread: Int) -> Void,
  whileRunning work: () -> Void = { ViewRuntime.update() }
) {
  let running = Guarded(count)
  for number in 0..<count {
    Thread.detachNewThread {
      body(number)
      running.withLock { $0 -= 1 }
    }
  }
  while running.withLock({ $0 > 0 }) { work() }
  ViewRuntime.update()
}

/// Runs `body` on another thread, and waits for its end. No views are updated meanwhile.
@MainActor
func onOtherThread(_ body: @escaping @Sendable () -> Void) {
  let isOver = Guarded(false)
  Thread.detachNewThread {
    body()
    isOver.withLock { $0 = true }
  }
  while !isOver.withLock({ $0 }) {}
}

/// What the bodies of a test have shown, and what they hand out to threads.
@MainActor
final class Shown<Value> {
  var values: [Value] = []
  /// Called with each value that a body has read, while the body runs.
  var whenValueWasRead: (Value) -> Void = { _ in }

  func show(_ value: Value) {
    values.append(value)
    whenValueWasRead(value)
  }
}

/// Puts a view into a tree of its own for as long as `body` runs.
@MainActor
func inTree(_ view: some View, in context: TreeContext = TreeContext(), _ body: (ViewTree) -> Void) {
  let tree = ViewTree(view, environment: EnvironmentValues(), context: context)
  ViewRuntime.update()
  body(tree)
  tree.end()
  ViewRuntime.update()
}
