extension Publishers {
  /// All the values of a publisher, in an array.
  public struct Collect<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of all the values in one array.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Collect: Publisher {
  public typealias Output = [Upstream.Output]
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var values: [Upstream.Output] = []
    Reducer(to: subscriber, result: { values }) { value in
      values.append(value)
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends all the values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
  /// The values of a publisher, in arrays of one size.
  public struct CollectByCount<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The number of elements in an array.
    public let count: Int

    /// Creates a publisher of arrays of `count` values; the last may have fewer.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Sends the values in arrays of `count`, and at the end those left over.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "An array of \(count) values never fills; use one or more.")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
