extension Publishers {
  /// The last values of two publishers, whenever one sends a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>
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
extension Publishers.CombineLatest: Publisher {
  public typealias Output = (A.Output, B.Output)
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (slotA, slotB) = (LatestSlot<A.Output>(), LatestSlot<B.Output>())
    let combiner = Combiner<Output, Failure>(
      to: subscriber,
      slots: [slotA, slotB],
      surplus: .waitsForNext,
      isOver: { $0.allSatisfy(\.hasEnded) || $0.contains { $0.hasEnded && !$0.isReady } },
      assemble: { (slotA.take(), slotB.take()) }
    )
    combiner.start([
      combiner.connect(a, to: slotA),
      combiner.connect(b, to: slotB),
    ])
  }
}

extension Publisher {
  /// Sends the last values together whenever there is a new one, once there is one of each.
  public func combineLatest<B: Publisher>(
    _ other: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the result of `transform` for the combined values.
  public func combineLatest<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
