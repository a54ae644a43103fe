internal import CanopyCore
internal import CanopyGraph
internal import CanopyLayout
internal import Foundation

/// The progress of a `TimelineView` on its schedule.
@MainActor
final class TimelineClock: ViewDriver {
  private let source = OwnedSource("the date of a timeline")
  /// The date for which the content was created.
  private var date = Date()
  private var schedule: (any TimelineSchedule)?
  /// The dates of the schedule after `next`.
  private var later: any IteratorProtocol<Date> = EmptyCollection<Date>.Iterator()
  /// The first date of the schedule in the future.
  private var next: Date?
  /// The tree of the view, or nil if the view isn't in one.
  private var tree: TreeContext?
  private var frame: FrameAction?

  nonisolated init() {}

  /// The date for which the content is created. Reading it in a body creates a dependency.
  func readDate() -> Date {
    source.track()
    return date
  }

  /// Updates the schedule. Called when the body of the view runs.
  func follow<Schedule: TimelineSchedule>(_ new: Schedule) {
    if let old = schedule as? Schedule, areEqual(old, new) { return }
    let isFirst = schedule == nil
    schedule = new
    guard let tree = tree ?? ViewRuntime.runningTree else { return }
    let old = date
    begin(new, at: tree.clock.now)
    if !isFirst, date != old { source.changed(inUpdate: ()) }
    if self.tree != nil { wait() }
  }

  func enter(_ context: _MountContext) {
    tree = context.tree
    wait()
  }

  func leave() {
    tree?.clock.wake(self, at: nil)
    frame?.cancel()
    (tree, frame) = (nil, nil)
    // A view that reappears starts over.
    schedule = nil
  }

  // MARK: Dates

  private func begin<Schedule: TimelineSchedule>(_ schedule: Schedule, at now: Date) {
    date = now
    later = schedule.entries(from: now, mode: .normal).makeIterator()
    next = later.next()
    _ = goOn(to: now)
  }

  /// Advances to the last date of the schedule that has passed. Returns false if the content already has that date.
  private func goOn(to now: Date) -> Bool {
    let old = date
    let limit = now.addingTimeInterval(._clockResolution)
    var steps = 0
    while let due = next, due <= limit {
      date = due
      next = later.next()
      steps += 1
      if steps == Self.stepLimit {
        RuntimeIssue.record(.scheduleStands(at: due))
        next = nil
      }
    }
    return date != old
  }

  /// The number of past dates after which a schedule is considered not to advance.
  private static var stepLimit: Int { 100_000 }

  // MARK: Waiting

  private func wait() {
    guard let tree else { return }
    frame?.cancel()
    frame = nil
    if let animation = schedule as? AnimationTimelineSchedule, animation.minimumInterval == nil {
      tree.clock.wake(self, at: nil)
      if !animation.isPaused { followFrames(of: tree) }
    } else {
      // If the clock is set back, the date changes even after the last entry.
      tree.clock.wake(self, at: next ?? .distantFuture)
    }
  }

  private func followFrames(of tree: TreeContext) {
    let motions = tree[WindowMotions.companion]
    guard motions.areShown else {
      return motions.whenShown { [weak self] in
        if self?.frame == nil { self?.wait() }
      }
    }
    frame = FrameAction(in: motions, isEndless: true, changesViews: true) { [weak self] _ in
      self?.showFrame() ?? false
    }
  }

  private func showFrame() -> Bool {
    guard let tree else { return false }
    if date != tree.clock.now {
      date = tree.clock.now
      source.changed(inUpdate: ())
    }
    return true
  }
}

extension TimelineClock: ClockSleeper {
  func wake() {
    guard let tree, let schedule else { return }
    let now = tree.clock.now
    if now < date {
      // The clock has been set back.
      begin(schedule, at: now)
      source.changed()
    } else if goOn(to: now) {
      source.changed()
    }
    wait()
  }
}

extension RuntimeIssue {
  static func invalidInterval(_ interval: TimeInterval) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A periodic timeline schedule\(place()) has an interval of \(interval) seconds, which must be finite and more than \
        0. The content isn't updated.
        """)
  }

  fileprivate static func scheduleStands(at date: Date) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A timeline schedule\(place()) doesn't come to the present: its entries are still at \(date) after many of them. \
        The content isn't updated any more. Return entries from the start date on, in ascending order.
        """)
  }
}
