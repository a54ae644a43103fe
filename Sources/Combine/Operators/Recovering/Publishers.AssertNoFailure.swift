extension Publishers {
  /// A publisher that stops the program if the upstream publisher fails.
  public struct AssertNoFailure<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The prefix of the message that is printed when the program stops.
    public let prefix: String

    /// The file of the assertion.
    public let file: StaticString

    /// The line of the assertion.
    public let line: UInt

    /// Creates a publisher that stops the program if `upstream` fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }
  }
}

extension Publishers.AssertNoFailure: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Never

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (prefix, file, line) = (prefix, file, line)
    upstream.subscribe(
      StatelessTransform(
        to: subscriber,
        ending: { completion in
          if case .failure(let error) = completion {
            let prefix = prefix.isEmpty ? "" : prefix + ": "
            preconditionFailure("\(prefix)\(error); handle it with `catch`.", file: file, line: line)
          }
          return .finished
        },
        convert: { $0 }
      )
    )
  }
}

extension Publisher {
  /// Stops the program if this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
