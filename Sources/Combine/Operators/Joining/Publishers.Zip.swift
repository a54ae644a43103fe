extension Publishers {
  /// The values of two publishers, the first with the first, the second with the second, and so on.
  public struct Zip<A: Publisher, B: Publisher>
  where A.Failure == B.Failure {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher of the values of two publishers together.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Zip: Publisher {
  public typealias Output = (A.Output, B.Output)
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (slotA, slotB) = (ZipSlot<A.Output>(), ZipSlot<B.Output>())
    let combiner = Combiner<Output, Failure>(
      to: subscriber,
      slots: [slotA, slotB],
      surplus: .waits,
      isOver: { $0.contains { $0.hasEnded && !$0.isReady } },
      assemble: { (slotA.take(), slotB.take()) }
    )
    combiner.start([
      combiner.connect(a, to: slotA),
      combiner.connect(b, to: slotB),
    ])
  }
}

extension Publisher {
  /// Sends the first values together, then the second values, and so on.
  public func zip<B: Publisher>(
    _ other: B
  ) -> Publishers.Zip<Self, B> where B.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the result of `transform` for the combined values.
  public func zip<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T> where B.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
