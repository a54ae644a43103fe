extension Publishers {
  /// A publisher that sends all elements of one publisher before the elements of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The publisher whose elements come first.
    public let prefix: Prefix

    /// The publisher whose elements follow after the first has finished.
    public let suffix: Suffix

    /// Creates a publisher of the elements of two publishers in sequence.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
  }
}

extension Publishers.Concatenate: Publisher {
  public typealias Output = Suffix.Output
  public typealias Failure = Suffix.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .latest)
    let suffix = suffix
    joiner.add(
      prefix,
      onEnd: {
        joiner.add(suffix)
        joiner.close()
      })
  }
}

extension Publisher {
  /// Sends elements before the elements of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Sends elements before the elements of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the elements of another publisher before the elements of this publisher.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends elements after the elements of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Sends elements after the elements of this publisher.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the elements of another publisher after the elements of this publisher.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
