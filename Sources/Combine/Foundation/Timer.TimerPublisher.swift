public import Foundation

extension Timer {
  /// Returns a connectable publisher that repeatedly sends the current date.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { print($0) }
  /// ```
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A connectable publisher that repeatedly sends the current date.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the elements: the current date.
    public typealias Output = Date

    /// The type of the failure: the publisher never fails.
    public typealias Failure = Never

    /// The time between two elements, in seconds.
    public let interval: TimeInterval

    /// The permitted delay of an element, in seconds.
    public let tolerance: TimeInterval?

    /// The run loop that delivers the elements.
    public let runLoop: RunLoop

    /// The mode of the run loop in which elements are delivered.
    public let mode: RunLoop.Mode

    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a timer publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Date, Never>) {
      subject.subscribe(subscriber)
    }

    /// Starts sending elements until the result is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      let action = UncheckedAction { subject.send(Date()) }
      if runLoop === RunLoop.main {
        // Uses the main queue, which works even if the program doesn't run the main run loop.
        return runLoop.schedule(
          after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0), action.run)
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in action.run() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
