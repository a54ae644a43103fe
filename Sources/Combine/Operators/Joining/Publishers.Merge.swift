extension Publishers {
  /// A publisher that merges the elements of two publishers.
  public struct Merge<A: Publisher, B: Publisher>
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
  }
}

extension Publishers.Merge: Publisher {
  public typealias Output = A.Output
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .oneByOne)
    joiner.add(a)
    joiner.add(b)
    joiner.close()
  }
}

extension Publisher {
  /// Sends the elements of this publisher and of another publisher as they arrive.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the elements of this publisher and of another publisher as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

extension Publishers {
  /// A publisher that merges the elements of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
  }
}

extension Publishers.Merge3: Publisher {
  public typealias Output = A.Output
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .oneByOne)
    joiner.add(a)
    joiner.add(b)
    joiner.add(c)
    joiner.close()
  }
}

extension Publisher {
  /// Sends the elements of this publisher and of two others as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}

extension Publishers {
  /// A publisher that merges the elements of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output, A.Output == C.Output,
    A.Output == D.Output
  {
    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
  }
}

extension Publishers.Merge4: Publisher {
  public typealias Output = A.Output
  public typealias Failure = A.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .oneByOne)
    joiner.add(a)
    joiner.add(b)
    joiner.add(c)
    joiner.add(d)
    joiner.close()
  }
}

extension Publisher {
  /// Sends the elements of this publisher and of three others as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers {
  /// A publisher that merges the elements of any number of publishers.
  public struct MergeMany<Upstream: Publisher> {
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges all given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges all given publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Returns a publisher that also merges another publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .oneByOne)
    for publisher in publishers { joiner.add(publisher) }
    joiner.close()
  }
}
