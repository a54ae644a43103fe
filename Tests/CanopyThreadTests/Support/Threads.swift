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

/// What the bodies of a test have shown, and what they hand out to threads.
@MainActor
final class Shown<Value> {
  var values: [Value] = []
}

/// Puts a view into a tree of its own for as long as `body` runs.
@MainActor
func inTree(_ view: some View, _ body: (ViewTree) -> Void) {
  let tree = ViewTree(view, environment: EnvironmentValues(), context: TreeContext())
  ViewRuntime.update()
  body(tree)
  tree.end()
  ViewRuntime.update()
}
