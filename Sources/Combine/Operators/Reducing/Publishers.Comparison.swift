extension Publishers {
  /// The value of a publisher that comes out best when they are compared.
  public struct Comparison<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// A closure that returns whether the first element comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the value that `areInIncreasingOrder` prefers to all others.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Comparison: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let areInIncreasingOrder = areInIncreasingOrder
    var best: Output?
    Reducer(to: subscriber, result: { best }) { value in
      if best.map({ areInIncreasingOrder(value, $0) }) ?? true { best = value }
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the largest value, at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Sends, at the end, the value that comes before all others in the order given.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends, at the end, the value that comes after all others in the order given.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}
