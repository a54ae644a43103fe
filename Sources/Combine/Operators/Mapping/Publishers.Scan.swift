extension Publishers {
  /// A publisher that sends each intermediate result of combining elements with a closure.
  public struct Scan<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result, which is combined with the first element.
    public let initialResult: Output

    /// A closure that combines the previous result with an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of each intermediate result.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
  }
}

extension Publishers.Scan: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let nextPartialResult = nextPartialResult
    var result = initialResult
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    )
  }
}

extension Publishers {
  /// A publisher that sends each intermediate result of combining elements with a closure that can throw.
  public struct TryScan<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result, which is combined with the first element.
    public let initialResult: Output

    /// A closure that combines the previous result with an element.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of each intermediate result, with a throwing closure.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
  }
}

extension Publishers.TryScan: Publisher {
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let nextPartialResult = nextPartialResult
    var result = initialResult
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        result = try nextPartialResult(result, value)
        return .pass(result)
      }
    )
  }
}

extension Publisher {
  /// Combines each element with the previous result, and sends each intermediate result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each element with the previous result, and sends each intermediate result. Fails if the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
