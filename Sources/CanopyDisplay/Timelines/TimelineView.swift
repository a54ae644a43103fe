public import CanopyCore
public import Foundation

/// A view whose content updates on a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// Only the content closure runs at the dates of the schedule. In between, the window sleeps.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var clock = TimelineClock()

  /// The date of an update, and how often there are updates.
  public struct Context {
    /// The date of the schedule for which the content is created.
    public let date: Date
    /// The frequency of updates.
    public let cadence: Cadence

    /// A frequency of updates. A higher frequency is less than a lower one.
    public enum Cadence: Comparable, Sendable {
      /// The content updates whenever the schedule requires. The cadence always has this value.
      case live
      /// The content updates about once per second.
      case seconds
      /// The content updates about once per minute.
      case minutes
    }
  }
}

extension TimelineView.Context: Sendable {}

/// The context of a timeline view with any schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view whose content updates on a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates.
  ///   - content: Returns the content for a date.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view whose content updates on a schedule.
  @available(*, deprecated, message: "Use TimelineViewDefaultContext as the type of the context.")
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(schedule) { context in content(Context(date: context.date, cadence: .live)) }
  }

  /// The content for the current date of the schedule.
  public var body: some View {
    let _ = clock.follow(schedule)
    content(TimelineViewDefaultContext(date: clock.readDate(), cadence: .live)).modifier(DrivenModifier(clock))
  }
}

extension TimelineView: ClosureView where Content: View {
  package var caller: String { "TimelineView" }
}
