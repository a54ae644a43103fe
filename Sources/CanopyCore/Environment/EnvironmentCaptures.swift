internal import CanopyGraph
internal import Synchronization

/// The captures of a tree whose values have not been copied yet.
final class EnvironmentCaptures: Sendable {
  private let captures = Guarded<[Weak]>([])
  private let isEmpty = Atomic(true)

  private struct Weak: Sendable {
    weak let capture: EnvironmentCapture?
  }

  func add(_ capture: EnvironmentCapture) {
    captures.withLock { captures in
      // Released captures are removed whenever their number may have doubled.
      if captures.count.nonzeroBitCount == 1, captures.count >= 16 { captures.removeAll { $0.capture == nil } }
      captures.append(Weak(capture: capture))
    }
    isEmpty.store(false, ordering: .relaxed)
  }

  /// Makes the captures that inherit from a scope copy their values before the scope changes.
  func keep(before scope: EnvironmentScope) {
    if isEmpty.load(ordering: .relaxed) { return }
    let waiting = captures.withLock { captures in
      defer { captures = [] }
      return captures
    }
    let others = waiting.filter { $0.capture.map { !$0.keep(before: scope) } ?? false }
    captures.withLock { captures in
      captures += others
      isEmpty.store(captures.isEmpty, ordering: .relaxed)
    }
  }
}
