extension Publishers {
  /// A publisher that collects all elements into an array.
  public struct Collect<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that collects all elements.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.Collect: Publisher {
  public typealias Output = [Upstream.Output]
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var values: [Upstream.Output] = []
    Reducer(to: subscriber, result: { values }) { value in
      values.append(value)
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Collects all elements, and sends them as an array at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
  /// A publisher that collects elements into arrays of a given size.
  public struct CollectByCount<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of elements in an array.
    public let count: Int

    /// Creates a publisher of arrays of a given size; the last may be smaller.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
  }
}

extension Publishers.CollectByCount: Publisher {
  public typealias Output = [Upstream.Output]
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let count = count
    let outlet = Outlet(to: subscriber)
    var values: [Upstream.Output] = []
    let inlet = Inlet<Upstream.Output, Failure>(
      value: { value in
        values.append(value)
        guard values.count == count else { return .none }
        let full = values
        values = []
        outlet.send(full)
        return .none
      },
      completion: { completion in
        if case .finished = completion, !values.isEmpty { outlet.send(values) }
        values = []
        outlet.finish(completion)
      }
    )
    outlet.open(request: { inlet.request($0 * count) }, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Collects elements into arrays of a given size; the last may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "An array of \(count) values never fills; use one or more.")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
