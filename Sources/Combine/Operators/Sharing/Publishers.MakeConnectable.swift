extension Publishers {
  /// A connectable publisher for a publisher that can't fail.
  public struct MakeConnectable<Upstream: Publisher> where Upstream.Failure == Never {
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Creates a connectable publisher.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }
  }
}

extension Publishers.MakeConnectable: ConnectablePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Never

  public func receive(subscriber: some Subscriber<Output, Never>) {
    inner.subscribe(subscriber)
  }

  public func connect() -> any Cancellable { inner.connect() }
}

extension Publisher where Failure == Never {
  /// Returns a connectable publisher, which doesn't send anything before you connect it.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
  /// A connectable publisher that connects with its first subscriber and stops with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher> {
    /// The connectable publisher.
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that connects automatically.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.Autoconnect: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let isFirst = lock.withLock {
      subscribers += 1
      return subscribers == 1
    }
    upstream.subscribe(EndObserver(subscriber) { self.leave() })
    // A subscriber that has left already needs no connection: it has cancelled, or the publisher has ended.
    guard isFirst, lock.withLock({ subscribers > 0 }) else { return }
    let connection = upstream.connect()
    let isTooLate = lock.withLock {
      guard subscribers > 0, self.connection == nil else { return true }
      self.connection = connection
      return false
    }
    if isTooLate { connection.cancel() }
  }

  private func leave() {
    let connection = lock.withLock { () -> (any Cancellable)? in
      subscribers -= 1
      return subscribers == 0 ? self.connection.take() : nil
    }
    connection?.cancel()
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
