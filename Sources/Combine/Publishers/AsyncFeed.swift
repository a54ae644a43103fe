/// A subscriber that requests a value each time a task waits for one.
///
/// Safe because all mutable state is read and written under the lock.
final class AsyncFeed<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private let inlet = Inlet<Output, Failure>()
  private var results = Queue<Result<Output, Failure>>()
  private var isOver = false
  /// The tasks that wait for a value. Copies of an iterator may wait at the same time.
  private var waiting: [UnsafeContinuation<Void, Never>] = []

  init(_ publisher: some Publisher<Output, Failure>) {
    inlet.open(
      value: { [weak self] value in
        self?.take(.success(value), isLast: false)
        return .none
      },
      completion: { [weak self] completion in
        guard case .failure(let error) = completion else { self?.take(nil, isLast: true); return }
        self?.take(.failure(error), isLast: true)
      }
    )
    publisher.subscribe(inlet)
  }

  deinit {
    inlet.cancel()
  }

  /// Returns the next value or the error, or nil at the end, or if the task is cancelled.
  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      inlet.request(.max(1))
      while true {
        // Another task may already have taken the value that woke this one.
        let (result, isAtEnd) = takeFirst()
        if result != nil || isAtEnd { return result }
        await withUnsafeContinuation { continuation in
          let isReady = lock.withLock {
            if !results.isEmpty || isOver { return true }
            waiting.append(continuation)
            return false
          }
          if isReady { continuation.resume() }
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func takeFirst() -> (result: Result<Output, Failure>?, isAtEnd: Bool) {
    lock.withLock { (results.popFirst(), isOver) }
  }

  private func take(_ result: Result<Output, Failure>?, isLast: Bool) {
    let woken = lock.withLock {
      if let result { results.append(result) }
      if isLast { isOver = true }
      defer { waiting = [] }
      return waiting
    }
    for continuation in woken { continuation.resume() }
  }

  private func cancel() {
    inlet.cancel()
    take(nil, isLast: true)
  }
}
