package import Foundation

/// Work to do in each frame, in the animate phase.
@MainActor
package final class FrameAction: Moving {
  package let isEndless: Bool
  package let changesViews: Bool
  /// A closure that does the work at a time, and returns false if this was the last time; nil once the work has ended.
  private var run: ((TimeInterval) -> Bool)?
  private var last: TimeInterval?

  /// Starts doing work in the frames of a window, including this frame.
  ///
  /// - Parameters:
  ///   - isEndless: A Boolean value that indicates whether the work never ends on its own.
  ///   - changesViews: A Boolean value that indicates whether the work invalidates bodies.
  ///   - run: A closure that does the work at a time, once per frame. It returns false if this was the last time.
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
