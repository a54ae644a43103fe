extension Publishers {
  /// Values of one type, read from the data that a publisher sends.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>
  where Upstream.Output == Coder.Input {
    /// The publisher whose data is read.
    public let upstream: Upstream

    /// The decoder of the data.
    private let decoder: Coder

    /// Creates a publisher of what `decoder` reads, that fails if it cannot.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Decode: Publisher {
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let decoder = decoder
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { data throws(any Error) in
        .pass(try decoder.decode(Output.self, from: data))
      }
    )
  }
}

extension Publisher {
  /// Reads a value of type `type` from the data, and fails if that throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
