internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
public import Foundation

extension TestScreen {
  /// The current date and time for the views on the screen.
  ///
  /// It starts at the time when the screen was created, and advances only with the screen's clock. Setting it doesn't advance
  /// that clock:
  ///
  /// ```swift
  /// let screen = TestScreen { Text(launch, style: .timer) }
  /// screen.date = launch.addingTimeInterval(-10)
  /// #expect(screen.texts == ["0:10"])
  /// ```
  public var date: Date {
    get { tree.context.clock.now }
    set {
      start = newValue.addingTimeInterval(-now)
      tree.context.clock.move(to: newValue)
      update()
    }
  }

  /// Advances the clock, frame by frame.
  ///
  /// A second has sixty frames. Frames in which nothing is due are skipped.
  ///
  /// Only the screen's clock advances: animations, timelines, gestures and dates in texts. Tasks, queues and timers follow real
  /// time, of which hardly any passes: see ``run(for:)``. Due timers of the main run loop are fired.
  public func advance(by seconds: Double) {
    fireDueTimers()
    // A change made since the last update can start a transition, which begins now.
    update()
    let end = now + max(seconds, 0)
    while now < end {
      now = nextFrame(before: end)
      update()
    }
  }

  /// Returns the time of the next frame in which something is due, or `end` if that is earlier.
  private func nextFrame(before end: TimeInterval) -> TimeInterval {
    if frame.isMoving { return min(now + Self.frameLength, end) }
    guard let due = frame.nextWakeUp?.timeIntervalSince(start) else { return end }
    let frames = max(((due - now) * 60).rounded(.up), 1)
    return min(now + frames * Self.frameLength, end)
  }

  /// A Boolean value that indicates whether the window changes with time, for example because of a blinking caret.
  package var isWaitingForTime: Bool { frame.nextWakeUp != nil }
}
