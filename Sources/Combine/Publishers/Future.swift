/// A publisher that eventually sends a single value.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   queue.async { promise(.success(42)) }
/// }
/// ```
///
/// The closure runs once, when the future is created, for all subscribers.
///
/// Safe because everything that changes is read and written under the lock.
public final class Future<Output, Failure: Error>: @unchecked Sendable {
  /// A closure that delivers the result of the future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  /// The waiting subscribers.
  private let subscriberList = SubscriberList<Output, Failure>()

  /// Creates a future and runs a closure, which calls its argument with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock { () -> [Outlet<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      return subscriberList.end(.finished)
    }
    for outlet in outlets { Self.send(result, to: outlet) }
  }

  private static func send(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}

extension Future: Publisher {
  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let result = lock.withLock {
      subscriberList.admit(outlet)
      return self.result
    }
    outlet.open()
    if let result { Self.send(result, to: outlet) }
  }
}
