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
