extension Publishers {
  /// A publisher that shares one subscription among all subscribers.
  public final class Share<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Creates a publisher that shares a subscription.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }
  }
}

extension Publishers.Share: Equatable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (first: Publishers.Share<Upstream>, second: Publishers.Share<Upstream>) -> Bool {
    first === second
  }
}

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
  /// A connectable publisher that delivers elements to all subscribers through one subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that creates the subject.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var created: SubjectType?

    /// Creates a publisher with a closure that creates the subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// The subject, created on first use.
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

extension Publishers.Multicast: ConnectablePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subject.subscribe(subscriber)
  }

  public func connect() -> any Cancellable { upstream.subscribe(subject) }
}

extension Publisher {
  /// Returns a connectable publisher that delivers elements through a subject created by a closure.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a connectable publisher that delivers elements through a subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}
