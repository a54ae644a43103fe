extension Publishers {
  /// The values of a publisher, written as data.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder> where Upstream.Output: Encodable {
    /// The publisher whose values are written.
    public let upstream: Upstream

    /// The encoder of the elements.
    private let encoder: Coder

    /// Creates a publisher of what `encoder` writes, that fails if it cannot.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Encode: Publisher {
  public typealias Output = Coder.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let encoder = encoder
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in .pass(try encoder.encode(value))
      }
    )
  }
}

extension Publisher where Output: Encodable {
  /// Writes each value as data, and fails if that throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
