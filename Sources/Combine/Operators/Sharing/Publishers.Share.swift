extension Publishers {
  /// A publisher that is subscribed to once, for all its subscribers.
  public final class Share<Upstream: Publisher> {
    /// The publisher whose values are shared.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Creates a publisher that shares the values of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }
  }
}

extension Publishers.Share: Equatable {
  /// Returns whether two values are the same object.
  public static func == (first: Publishers.Share<Upstream>, second: Publishers.Share<Upstream>) -> Bool {
    first === second
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Share: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    shared.subscribe(subscriber)
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers. Later subscribers don't receive earlier values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
  /// A publisher whose values are sent through one subject to all subscribers, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The publisher whose values are shared.
    public let upstream: Upstream

    /// Makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var created: SubjectType?

    /// Creates a publisher that sends the values of `upstream` through what `createSubject` makes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// The subject, which is made when it is first needed.
    private var subject: SubjectType {
      if let created = lock.withLock({ created }) { return created }
      let new = createSubject()
      return lock.withLock {
        let subject = created ?? new
        created = subject
        return subject
      }
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Multicast: ConnectablePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subject.subscribe(subscriber)
  }

  public func connect() -> any Cancellable { upstream.subscribe(subject) }
}

extension Publisher {
  /// Sends the values through one subject that `createSubject` makes, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values through `subject`, once it is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}
