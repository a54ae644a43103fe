internal import CanopyCore
internal import Dispatch
public import Foundation

/// Runs frames at a steady rate, for a host whose display doesn't report when it is ready for the next frame.
///
/// ```swift
/// private lazy var timer = FrameTimer(framesPerSecond: 30) { [weak self] date in self?.draw(at: date) }
///
/// func requestFrame() { timer.request() }
/// ```
///
/// It sleeps until a frame is requested.
@MainActor
public final class FrameTimer {
  private let interval: TimeInterval
  private let run: @MainActor (Date) -> Void
  private var last = Date.distantPast
  private var isRequested = false

  /// - Parameters:
  ///   - framesPerSecond: The maximum number of frames per second.
  ///   - run: A closure that runs a frame at a date.
  public init(framesPerSecond: Double = 60, run: @escaping @MainActor (Date) -> Void) {
    interval = framesPerSecond > 0 ? 1 / framesPerSecond : 1
    self.run = run
  }

  /// Requests a frame: immediately, or when the display time of the previous frame is over.
  public func request() {
    if isRequested { return }
    isRequested = true
    let wait = min(max(last.timeIntervalSinceNow + interval, 0), interval)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in onMainActor { self?.fire() } }
  }

  private func fire() {
    isRequested = false
    last = Date()
    run(last)
  }
}
