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
