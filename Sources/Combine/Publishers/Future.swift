/// A publisher that eventually sends a single value.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///   queue.async { promise(.success(42)) }
/// }
/// ```
///
/// The closure runs only once for all subscribers, when the future is created.
public final class Future<Output, Failure: Error>: Sendable {
  /// A closure that delivers the result of the future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    /// The waiting subscribers.
    let subscriberList = SubscriberList<Output, Failure>()
  }

  private let state = LockedValue(State())

  /// Creates a future and runs a closure, which passes the result to the promise that it receives.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = state.withLock { state -> [Outlet<Output, Failure>] in
      guard state.result == nil else { return [] }
      state.result = result
      return state.subscriberList.end(.finished)
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
    let result = state.withLock { state in
      state.subscriberList.admit(outlet)
      return state.result
    }
    outlet.open()
    if let result { Self.send(result, to: outlet) }
  }
}
