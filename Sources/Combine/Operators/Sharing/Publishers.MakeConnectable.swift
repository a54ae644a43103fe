extension Publishers {
  /// The values of a publisher, once it is connected.
  public struct MakeConnectable<Upstream: Publisher> where Upstream.Failure == Never {
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Creates a publisher that waits until it is connected.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.MakeConnectable: ConnectablePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Never

  public func receive(subscriber: some Subscriber<Output, Never>) {
    inner.subscribe(subscriber)
  }

  public func connect() -> any Cancellable { inner.connect() }
}

extension Publisher where Failure == Never {
  /// Sends the values only once it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
