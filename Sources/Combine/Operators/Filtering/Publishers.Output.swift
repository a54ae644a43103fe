extension Publishers {
  /// A publisher that sends the elements in a range of positions.
  public struct Output<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The positions of the elements to send.
    public let range: CountableRange<Int>

    /// Creates a publisher of the elements in a range of positions.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
  }
}

extension Publishers.Output: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    guard !range.isEmpty else { return Outlet(to: subscriber).sendOnly(nil) }
    let range = range
    var position = 0
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        defer { position += 1 }
        if position < range.lowerBound { return .skip }
        return position + 1 == range.upperBound ? .last(value) : .pass(value)
      }
    )
  }
}

extension Publisher {
  /// Sends elements up to a maximum number, and then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// Sends the element at a position, and then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the elements in a range of positions, and then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "Positions begin at zero, not at \(range.lowerBound).")
    return Publishers.Output(upstream: self, range: range)
  }
}
