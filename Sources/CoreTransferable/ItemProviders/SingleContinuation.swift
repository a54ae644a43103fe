internal import CanopyGraph

/// A continuation that takes the first of several results. Handlers of apps may be called more than once.
struct SingleContinuation<Value: Sendable>: Sendable {
  private let continuation: Guarded<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = Guarded(continuation) }

  func finish(_ result: Result<Value, any Error>) {
    let first = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    first?.resume(with: result)
  }
}
