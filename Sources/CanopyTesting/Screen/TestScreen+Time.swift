internal import CanopyCore
internal import CanopyScene
public import Foundation

extension TestScreen {
  /// The date and time that the views on the screen show.
  ///
  /// It begins as the time at which the screen was made, and moves only with the screen's clock. Setting it lets no time
  /// pass on that clock:
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
      frame.update()
    }
  }

  /// Moves the clock, frame by frame.
  ///
  /// There are sixty frames in a second. Those in which nothing is due are skipped.
  public func advance(by seconds: Double) {
    // A change made since may begin a move, whose time starts now.
    frame.update()
    let end = now + max(seconds, 0)
    while now < end {
      now = nextFrame(before: end)
      host.endMoves()
      frame.update()
    }
  }

  /// The time of the next frame in which something is due; `end` if that comes first.
  private func nextFrame(before end: TimeInterval) -> TimeInterval {
    let wakeUp = tree.context.clock.nextWakeUp?.timeIntervalSince(start)
    guard let due = [wakeUp, host.nextEnd].compactMap(\.self).min() else { return end }
    let frames = max(((due - now) * 60).rounded(.up), 1)
    return min(now + frames / 60, end)
  }
}
