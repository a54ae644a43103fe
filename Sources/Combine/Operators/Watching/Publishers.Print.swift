extension Publishers {
  /// A publisher that prints events without changing them.
  public struct Print<Upstream: Publisher> {
    /// The prefix of each line.
    public let prefix: String

    /// The upstream publisher.
    public let upstream: Upstream

    /// The stream to write to; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints events.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
  }
}

extension Publishers.Print: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let printer = Printer(prefix: prefix, stream: stream)
    upstream.subscribe(
      Witness(to: subscriber) { event in
        switch event {
        case .subscription(let subscription): printer.print("receive subscription: (\(subscription))")
        case .value(let value): printer.print("receive value: (\(value))")
        case .completion(.finished): printer.print("receive finished")
        case .completion(.failure(let error)): printer.print("receive error: (\(error))")
        case .request(let demand): printer.print("request \(demand.forPrinting)")
        case .answer(let demand): printer.print("request \(demand.forPrinting) (synchronous)")
        case .cancel: printer.print("receive cancel")
        }
      }
    )
  }
}

extension Subscribers.Demand {
  fileprivate var forPrinting: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

/// Writes lines, one at a time.
private final class Printer {
  private let prefix: String
  private let lock = Lock()
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ line: String) {
    // The stream is code of the app. It is called with the lock held, so that lines don't get mixed up.
    lock.withLock {
      if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
    }
  }
}

extension Publisher {
  /// Prints the events of this publisher, each on a line with a prefix.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
