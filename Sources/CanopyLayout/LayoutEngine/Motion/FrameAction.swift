package import Foundation

/// Work that is done in each frame, in the animate phase.
@MainActor
package final class FrameAction: Moving {
  package let isEndless: Bool
  package let changesViews: Bool
  /// Does the work at a time. Returns false if it is the last. Nil once the work has ended.
  private var run: ((TimeInterval) -> Bool)?
  private var last: TimeInterval?

  /// Starts to work in the frames of a window, beginning with this frame.
  ///
  /// - Parameters:
  ///   - isEndless: A Boolean value that indicates whether the work never ends on its own.
  ///   - changesViews: A Boolean value that indicates whether the work invalidates bodies.
  ///   - run: Does the work at a time, once per frame. Returns false if it was the last time.
  package init(
    in motions: WindowMotions, isEndless: Bool, changesViews: Bool, _ run: @escaping (TimeInterval) -> Bool
  ) {
    (self.isEndless, self.changesViews, self.run) = (isEndless, changesViews, run)
    motions.add(self)
  }

  /// Ends the work.
  package func cancel() { run = nil }

  func advance(to time: TimeInterval) -> Bool {
    guard let run else { return false }
    if last == time { return true }
    last = time
    if !run(time) { self.run = nil }
    return self.run != nil
  }
}
