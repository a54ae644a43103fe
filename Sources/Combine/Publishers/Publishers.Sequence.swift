extension Publishers {
  /// A publisher that sends the elements of a sequence to each subscriber, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error> {
    /// The sequence of elements to send.
    public let sequence: Elements

    /// Creates a publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Sequence: Publisher {
  public typealias Output = Elements.Element

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    SequenceSubscription(sequence, completion: .finished, to: subscriber).start()
  }
}

extension Sequence {
  /// Sends the elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
