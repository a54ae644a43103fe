/// A publisher that sends recorded values and a recorded completion to each subscriber.
public struct Record<Output, Failure: Error> {
  /// The recorded output and completion.
  public let recording: Recording

  /// Creates a publisher with a closure that fills a recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of elements and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Recorded elements and a completion.
  public struct Recording {
    /// The recorded elements.
    public private(set) var output: [Output]

    /// The recorded completion.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    /// Creates an empty recording.
    public init() {
      (output, completion) = ([], .finished)
    }

    /// Creates a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Records an element.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "This recording has ended; record all values before the completion.")
      output.append(input)
    }

    /// Records the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "This recording has ended already; record one completion only.")
      (self.completion, isComplete) = (completion, true)
    }
  }
}

extension Record: Publisher {
  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    SequenceSubscription(recording.output, completion: recording.completion, to: subscriber).start()
  }
}
