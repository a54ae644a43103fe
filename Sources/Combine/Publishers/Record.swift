/// A publisher that sends recorded values and a recorded completion to each subscriber.
public struct Record<Output, Failure: Error> {
  /// The recorded output and completion.
  public let recording: Recording

  /// Creates a publisher of what `record` puts into a recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of `recording`.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Values and an end.
  public struct Recording {
    /// The values so far.
    public private(set) var output: [Output]

    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    /// Creates a recording without values.
    public init() {
      (output, completion) = ([], .finished)
    }

    /// Creates a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "This recording has ended; record all values before the completion.")
      output.append(input)
    }

    /// Adds the end.
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
