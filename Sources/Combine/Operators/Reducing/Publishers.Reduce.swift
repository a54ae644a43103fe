extension Publishers {
  /// A publisher that combines all elements with a closure and sends the result.
  public struct Reduce<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result, which is combined with the first element.
    public let initial: Output

    /// A closure that combines the previous result with an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of the final result.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
  }
}

extension Publishers.Reduce: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let nextPartialResult = nextPartialResult
    var result = initial
    Reducer(to: subscriber, result: { result }) { value in
      result = nextPartialResult(result, value)
      return .continues
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// A publisher that combines all elements with a closure that can throw, and sends the result.
  public struct TryReduce<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result, which is combined with the first element.
    public let initial: Output

    /// A closure that combines the previous result with an element.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of the final result, with a throwing closure.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
  }
}

extension Publishers.TryReduce: Publisher {
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let nextPartialResult = nextPartialResult
    var result = initial
    Reducer(to: subscriber, ending: \.erased, result: { result }) { value throws(any Error) in
      result = try nextPartialResult(result, value)
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Combines all elements with a closure, and sends the result at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all elements with a throwing closure, and sends the result at the end. Fails if the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
