extension Publishers {
  /// A publisher that combines the latest elements of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>
  where A.Failure == B.Failure {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
  }
}

extension Publishers.CombineLatest: Publisher {
  public typealias Output = (A.Output, B.Output)
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (a, b) = (PublisherSlot(a), PublisherSlot(b))
    Joiner.combine([a, b], by: .latest, to: subscriber) { (a.latest, b.latest) }
  }
}

extension Publisher {
  /// Once each publisher has sent an element, sends a tuple of the latest elements whenever any publisher sends one.
  public func combineLatest<B: Publisher>(
    _ other: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the elements of the publishers and sends transformed results.
  public func combineLatest<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers {
  /// A publisher that combines the latest elements of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates a publisher that combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
  }
}

extension Publishers.CombineLatest3: Publisher {
  public typealias Output = (A.Output, B.Output, C.Output)
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (a, b, c) = (PublisherSlot(a), PublisherSlot(b), PublisherSlot(c))
    Joiner.combine([a, b, c], by: .latest, to: subscriber) { (a.latest, b.latest, c.latest) }
  }
}

extension Publisher {
  /// Once each publisher has sent an element, sends a tuple of the latest elements whenever any publisher sends one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ publisher1: B, _ publisher2: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines the elements of the publishers and sends transformed results.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ publisher1: B, _ publisher2: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers {
  /// A publisher that combines the latest elements of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension Publishers.CombineLatest4: Publisher {
  public typealias Output = (A.Output, B.Output, C.Output, D.Output)
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (a, b, c, d) = (PublisherSlot(a), PublisherSlot(b), PublisherSlot(c), PublisherSlot(d))
    Joiner.combine([a, b, c, d], by: .latest, to: subscriber) { (a.latest, b.latest, c.latest, d.latest) }
  }
}

extension Publisher {
  /// Once each publisher has sent an element, sends a tuple of the latest elements whenever any publisher sends one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ publisher1: B, _ publisher2: C, _ publisher3: D
  ) -> Publishers.CombineLatest4<Self, B, C, D> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Combines the elements of the publishers and sends transformed results.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ publisher1: B, _ publisher2: C, _ publisher3: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
