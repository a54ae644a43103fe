extension Publishers {
  /// A publisher that sends the minimum or maximum of all elements.
  public struct Comparison<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether the first element comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the element that comes last in an order.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
  }
}

extension Publishers.Comparison: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let areInIncreasingOrder = areInIncreasingOrder
    var best: Output?
    Reducer(to: subscriber, result: { best }) { value in
      if best.map({ areInIncreasingOrder(value, $0) }) ?? true { best = value }
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the minimum of all elements at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the maximum of all elements at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Sends the minimum of all elements in a given order at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the maximum of all elements in a given order at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
