internal import CanopyGraph

/// The first of the results that a handler passes to its closure. Handlers of apps may call the closure more than once.
struct HandlerAnswer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
  }

  private let state = Guarded(State.open)

  /// The result, or nil if the handler hasn't passed it yet.
  var given: Result<Value, any Error>? {
    state.withLock { if case .given(let result) = $0 { result } else { nil } }
  }

  func give(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      if case .given = state { return nil }
      defer { state = .given(result) }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(with: result)
  }

  /// Waits for the result. Call it once.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let given = state.withLock { state -> Result<Value, any Error>? in
        if case .given(let result) = state { return result }
        state = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(with: given) }
    }
  }
}
