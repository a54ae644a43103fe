internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyText
public import Foundation

/// A view that shows the progress of a task.
///
/// ```swift
/// ProgressView("Downloading…", value: received, total: size)
/// ```
///
/// Without a value, the view only indicates that the task is running. To change the appearance, apply `progressViewStyle(_:)`
/// to the view or to an ancestor.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let source: ProgressSource
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @ControlStyle<ProgressViewKind> private var style

  init(_ source: ProgressSource, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.source, self.label, self.currentValueLabel) = (source, label, currentValueLabel)
  }
}

/// The source of the fraction that a progress view shows.
enum ProgressSource {
  /// A fraction; nil for a task of unknown length.
  case fraction(Double?)
  /// The elapsed or the remaining part of a time interval.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// Progress that Foundation counts.
  case progress(Progress)

  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    guard let value else {
      self = .fraction(nil)
      return
    }
    let fraction = Double(value) / Double(total)
    if !(0...1).contains(fraction) { RuntimeIssue.record(.progressIsOutside(Double(value), Double(total))) }
    self = .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
  }
}

extension RuntimeIssue {
  fileprivate static func progressIsOutside(_ value: Double, _ total: Double) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A progress view has the value \(value) of a total of \(total). The value must be from 0 to the total, which must be \
        above 0. The nearest of these values is shown.
        """)
  }
}

extension ProgressView: View {
  /// The view that the current progress view style creates.
  public var body: some View {
    switch source {
    case .fraction(let fraction): shown(fraction, currentValueLabel.map { AnyView($0) })
    case .time(let interval, let countsDown):
      TimelineView(IntervalSchedule(interval: interval)) { context in
        let passed = interval._fraction(at: context.date)
        shown(countsDown ? 1 - passed : passed, currentValueLabel.map { AnyView($0) })
      }
    case .progress(let progress):
      CountedProgress(progress: progress) { fraction, label, value in
        shown(fraction, label: self.label.map { AnyView($0) } ?? label, value)
      }
    }
  }

  @MainActor private func shown(_ fraction: Double?, _ value: AnyView?) -> some View {
    shown(fraction, label: label.map { AnyView($0) }, value)
  }

  @MainActor private func shown(_ fraction: Double?, label: AnyView?, _ value: AnyView?) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { ProgressViewStyleConfiguration.Label(view: $0) },
        currentValueLabel: value.map { ProgressViewStyleConfiguration.CurrentValueLabel(view: $0) })
    )
    ._accessibilityControl(
      AccessibilityControl(
        .progress, value: fraction.map { Text($0, format: .percent.precision(.fractionLength(0))) }),
      label: label ?? AnyView(EmptyView()))
  }
}

extension ProgressView: StyledControl {}

extension ClosedRange<Date> {
  /// Returns the elapsed or remaining fraction of the interval at a date.
  fileprivate func _fraction(at date: Date) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    if length <= 0 { return date < lowerBound ? 0 : 1 }
    return Swift.min(Swift.max(date.timeIntervalSince(lowerBound) / length, 0), 1)
  }
}

/// Schedules updates while a time interval passes. Nothing updates before its start or after its end.
private struct IntervalSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let frames = AnimationTimelineSchedule(minimumInterval: 1 / 30)
      .entries(from: max(start, interval.lowerBound), mode: mode).makeIterator()
    return sequence(state: (frames: frames, first: start < interval.lowerBound ? start : nil, isOver: false)) { state in
      if let first = state.first {
        state.first = nil
        return first
      }
      if state.isOver { return nil }
      if let next = state.frames.next(), next < interval.upperBound { return next }
      state.isOver = true
      return interval.upperBound
    }
  }
}

/// Shows progress that Foundation counts, which can change on any thread.
private struct CountedProgress<Content: View>: View {
  let progress: Progress
  let content: (_ fraction: Double?, _ label: AnyView?, _ value: AnyView?) -> Content
  @State private var isFinished = false

  var body: some View {
    // Foundation on Linux doesn't report changes, so the view polls while it is visible.
    TimelineView(.animation(minimumInterval: 0.1, paused: isFinished)) { _ in
      content(
        progress.isIndeterminate ? nil : progress.fractionCompleted,
        progress.localizedDescription.flatMap { $0.isEmpty ? nil : AnyView(Text($0)) },
        progress.localizedAdditionalDescription.flatMap { $0.isEmpty ? nil : AnyView(Text($0)) }
      )
      .onChange(of: progress.isFinished, initial: true) { isFinished = $1 }
    }
  }
}

// MARK: Creating

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of a task of unknown length.
  public init() where Label == EmptyView { self.init(.fraction(nil), nil, nil) }

  /// Creates a view of a task of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label(), nil) }

  /// Creates a view of a task of unknown length, with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(.fraction(nil), Text(titleKey), nil) }

  /// Creates a view of a task of unknown length, with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(.fraction(nil), Text(titleResource), nil)
  }

  /// Creates a view of a task of unknown length, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.fraction(nil), Text(title), nil) }

  /// Creates a view of a task.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil if the length of the task is unknown.
  ///   - total: The whole amount.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressSource(value, total: total), nil, nil)
  }

  /// Creates a view of a task, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(ProgressSource(value, total: total), label(), nil)
  }

  /// Creates a view of a task, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), Text(titleKey), nil)
  }

  /// Creates a view of a task, with a localized title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(ProgressSource(value, total: total), Text(titleResource), nil)
  }

  /// Creates a view of a task, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), Text(title), nil)
  }
}

extension ProgressView {
  /// Creates a view of a task, with a label, and a view that describes the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressSource(value, total: total), label(), currentValueLabel())
  }

  /// Creates a view for a time interval, with a label, and a view that describes the value.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates between which the task runs.
  ///   - countsDown: A Boolean value that indicates whether the view empties as the time passes.
  ///   - label: A view that describes the task.
  ///   - currentValueLabel: A view that describes the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.time(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }

  /// Creates a view for progress that Foundation counts, with Foundation's descriptions as labels.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.progress(progress), nil, nil)
  }

  /// Creates a view from the configuration of a style, in the next outer style.
  public init(
    _ configuration: ProgressViewStyleConfiguration
  )
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(.fraction(configuration.fractionCompleted), configuration.label, configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view for a time interval, with a label and the remaining time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a view for a time interval, with the remaining time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      .time(timerInterval, countsDown: countsDown), nil,
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time label of a progress view that follows a time interval.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The remaining or the elapsed time.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
