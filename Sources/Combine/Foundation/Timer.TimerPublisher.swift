public import Foundation

extension Timer {
  /// Sends the date again and again, once it is connected.
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

  /// A publisher that sends the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date when it is sent.
    public typealias Output = Date

    /// It never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval

    /// The permitted delay of each date, in seconds.
    public let tolerance: TimeInterval?

    /// The run loop on which it sends dates.
    public let runLoop: RunLoop

    /// The mode of the run loop in which it sends.
    public let mode: RunLoop.Mode

    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher that sends once it is connected.
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

    /// Begins to send, until the result is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      let action = UncheckedAction { subject.send(Date()) }
      if runLoop === RunLoop.main {
        // Through the main queue, which is served also where something else runs in the place of the main run loop.
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
