public import Dispatch

extension DispatchQueue: Scheduler {
  /// The options for closures that are scheduled on a queue.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group of the closure.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs a closure on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Runs a closure on the queue at some time after a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(action)
    let (qos, flags) = (options?.qos ?? .unspecified, options?.flags ?? [])
    asyncAfter(deadline: date.dispatchTime, qos: qos, flags: flags) { action.run() }
  }

  /// Runs a closure on the queue at some time after a date, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(action)
    let (qos, flags) = (options?.qos ?? .unspecified, options?.flags ?? [])
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: qos, flags: flags) { action.run() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
