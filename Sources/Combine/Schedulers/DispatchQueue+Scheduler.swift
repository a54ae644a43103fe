public import Dispatch

extension DispatchQueue: Scheduler {
  /// The options with which a queue runs a closure.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS

    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The group it belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// A queue is as exact as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(run: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Runs `action` on the queue, at some moment after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedAction(run: action)
    let (qos, flags) = (options?.qos ?? .unspecified, options?.flags ?? [])
    asyncAfter(deadline: date.dispatchTime, qos: qos, flags: flags) { action.run() }
  }

  /// Runs `action` on the queue, at some moment after `date`, and again after each `interval`.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedAction(run: action)
    let (qos, flags) = (options?.qos ?? .unspecified, options?.flags ?? [])
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: qos, flags: flags) { action.run() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
