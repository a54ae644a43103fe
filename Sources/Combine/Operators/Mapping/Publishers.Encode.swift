extension Publishers {
  /// A publisher that encodes elements.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder> where Upstream.Output: Encodable {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The encoder of the elements.
    private let encoder: Coder

    /// Creates a publisher of encoded elements.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }
  }
}

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
  /// Encodes each element. Fails if encoding throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// A publisher that decodes elements.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>
  where Upstream.Output == Coder.Input {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The decoder of the data.
    private let decoder: Coder

    /// Creates a publisher of decoded elements.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }
  }
}

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
  /// Decodes each element into a type. Fails if decoding throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
