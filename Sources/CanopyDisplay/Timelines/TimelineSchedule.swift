internal import CanopyCore
public import Foundation

/// A type that provides the dates at which a timeline view updates its content.
///
/// ```swift
/// struct Fibonacci: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
///     sequence(state: (1.0, 1.0, startDate)) { state in
///       defer { state = (state.1, state.0 + state.1, state.2.addingTimeInterval(state.0)) }
///       return state.2
///     }
///   }
/// }
/// ```
public protocol TimelineSchedule {
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The requested frequency of updates.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of updates in ascending order.
  ///
  /// - Parameters:
  ///   - startDate: The date from which dates are needed. The content uses the last date that isn't later than the current
  ///     one.
  ///   - mode: The requested frequency of updates.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The requested frequency of a schedule's updates.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// Updates as the schedule defines them.
  case normal
  /// Updates at a reduced frequency, as for always-on displays. Canopy never requests this mode.
  case lowFrequency
}

// MARK: Periodic

/// A schedule of updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// The dates of updates at regular intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var only: Date?
    private let step: (index: Double, start: Date, interval: TimeInterval)?
    private var index: Double

    /// The dates starting at the last multiple of the interval that isn't later than `date`.
    fileprivate init(from date: Date, start: Date, interval: TimeInterval) {
      guard interval > 0, interval.isFinite else {
        (only, step, index) = (start, nil, 0)
        return
      }
      let passed = date.timeIntervalSince(start)._roundedToClockResolution / interval
      index = passed.isFinite ? Swift.max(0, (passed + 1e-9).rounded(.down)) : 0
      step = (index, start, interval)
    }

    /// Returns the next date.
    public mutating func next() -> Date? {
      guard let step else { return only.take() }
      defer { index += 1 }
      // Multiplied each time to avoid accumulating rounding errors.
      return step.start.addingTimeInterval(index * step.interval)
    }
  }

  /// Creates a schedule of updates at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The date of any one of the updates.
  ///   - interval: The time between two updates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates of updates, starting at the last one that isn't later than a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    if !(interval > 0 && interval.isFinite) { RuntimeIssue.record(.invalidInterval(interval)) }
    return Entries(from: startDate, start: start, interval: interval)
  }
}

/// A schedule of updates at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The start of each minute.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    /// Returns the beginning of the next minute.
    public mutating func next() -> Date? { minutes.next() }
  }

  /// Creates a schedule of updates at the beginning of each minute.
  public init() {}

  /// Returns the start of each minute, beginning with the minute that contains a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let start = Date(timeIntervalSinceReferenceDate: minutes * 60)
    return Entries(minutes: .init(from: startDate, start: start, interval: 60))
  }
}

// MARK: Explicit

/// A schedule of updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of updates at given dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

// MARK: Animation

/// A schedule of updates in each frame, for animated content.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The minimum time between two updates, in seconds, or nil to update in each frame.
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// The dates of updates for animated content.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var frames: PeriodicTimelineSchedule.Entries?

    /// Returns the date of the next update.
    public mutating func next() -> Date? { frames?.next() }
  }

  /// Creates a schedule of updates in each frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two updates, in seconds, or nil to update in each frame.
  ///   - paused: A Boolean value that indicates whether updates are paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    isPaused = paused
  }

  /// Returns the dates of updates from a date on, or none if the schedule is paused or the mode is a low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    if isPaused || mode == .lowFrequency { return Entries() }
    return Entries(frames: .init(from: start, start: start, interval: minimumInterval ?? 1 / 60))
  }
}

// MARK: Names

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of updates at regular intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of updates at the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule of updates at given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of updates in each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of updates in each frame, or less often.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two updates, in seconds, or nil to update in each frame.
  ///   - paused: A Boolean value that indicates whether updates are paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
