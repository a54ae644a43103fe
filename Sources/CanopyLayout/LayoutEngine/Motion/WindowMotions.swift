internal import CanopyAnimation
internal import CanopyStyle
package import CanopyCore
package import Foundation

/// The moving values of a window.
///
/// Motions are advanced in the animate phase of a frame. They change the drawing, but don't run bodies and layout. A tree without
/// frames, such as the tree of a picture, shows the ends of all motions.
@MainActor
package final class WindowMotions {
  package static let companion = TreeCompanion { WindowMotions() }

  /// A Boolean value that indicates whether frames advance the motions.
  package var areShown = false {
    didSet {
      guard areShown else { return }
      let starts = starts
      self.starts = []
      for start in starts { start() }
    }
  }

  /// The closures to call when frames advance the motions.
  private var starts: [() -> Void] = []

  /// Calls a closure once frames advance the motions: either immediately, or when the tree gets a window.
  package func whenShown(_ start: @escaping () -> Void) {
    if areShown { start() } else { starts.append(start) }
  }

  /// The time of the last frame, in seconds since the reference date.
  package private(set) var time: TimeInterval = 0
  /// A Boolean value that indicates whether current changes of bodies and layout are caused by motions.
  var isAdvancing = false
  /// A Boolean value that indicates whether changes without an animation don't end motions. This is the case while a picture with
  /// a different pixel size is drawn, and until the window is restored.
  package var isHeld = false
  private var moving: [any Moving] = []
  /// The objects that depend on the shown positions of moving elements.
  private var followers: [ObjectIdentifier: any MotionFollower] = [:]
  /// The motions of elements from their old frames to the new ones.
  var frames: [ElementIndex: ValueMotion<FrameDifference>] = [:]
  /// The positions of elements that are pinned in their geometry groups, although elements around them may move.
  var pins: [ElementIndex: CGPoint] = [:]
  /// The views that have been removed and are still visible.
  var departures: [any Departure] = []

  /// The arrivals of elements that were just added.
  var arrivals: [ElementIndex: any Arrival] = [:]
  /// The arriving element for each stand-in.
  var standIns: [ElementIndex: ElementIndex] = [:]

  /// The motions of views and modifiers with animatable data, by the records of their bodies.
  var bodies: [_BodyRecord.Address: AnyObject] = [:]

  /// Elements to redraw in each frame in which any value moves, because their content depends on other elements.
  package var drawnWithOthers: Set<ElementIndex> = []

  /// A Boolean value that indicates whether the next frame runs bodies.
  package var moveBodies: Bool { !bodies.isEmpty || moving.contains(where: \.changesViews) }

  /// A Boolean value that indicates whether any value is moving, so that the window needs another frame.
  package var isMoving: Bool { !moving.isEmpty }

  /// A Boolean value that indicates whether any value is moving that will come to rest.
  package var isMovingToRest: Bool { moving.contains { !$0.isEndless } }

  /// The number of moving values.
  package var count: Int { moving.count }

  func add(_ motion: any Moving) { moving.append(motion) }

  /// The animation that started last, with the time of the frame before it.
  private var latest: (animation: Animation, time: TimeInterval)?
  private weak var latestProgress: AnimationProgress?

  /// Returns the progress of an animation that starts now, which all values that start with it share, or nil if they don't move
  /// alike.
  func progress(of animation: Animation) -> AnimationProgress? {
    if let latest, latest.time == time, latest.animation == animation, let latestProgress { return latestProgress }
    latest = (animation, time)
    let progress = AnimationProgress(of: animation)
    latestProgress = progress
    return progress
  }

  // MARK: Motions that start later

  /// The motions that start later, with their start times.
  private var waiting: [(motion: any Moving, beginning: TimeInterval)] = []

  /// The elements whose motions only compensate for the motions of their ancestors, so that they stay at their positions in the
  /// window.
  var standing: Set<ElementIndex> = []

  /// Adds a motion that starts later. Until then, the window needs no frames for it.
  func add(_ motion: any Moving, at time: TimeInterval) { waiting.append((motion, time)) }

  /// The date at which the next motion starts; nil if no motion is waiting.
  package var nextBeginning: Date? {
    waiting.isEmpty ? nil : waiting.map { $0.beginning }.min().map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Starts the motions whose time has come.
  package func beginMotions(at date: Date) {
    if waiting.isEmpty { return }
    let time = date.timeIntervalSinceReferenceDate + 0.001
    moving += waiting.filter { $0.beginning <= time }.map { $0.motion }
    waiting.removeAll { $0.beginning <= time }
  }

  // MARK: Frames

  /// Calls an object in each frame in which any value moves, until it is removed.
  package func add(_ follower: any MotionFollower) { followers[ObjectIdentifier(follower)] = follower }

  /// Stops calling an object.
  package func remove(_ follower: any MotionFollower) { followers[ObjectIdentifier(follower)] = nil }

  /// Shows all motions at a time, including motions that change bodies and layout.
  package func advanceWithViews(to date: Date) {
    isAdvancing = true
    ViewRuntime.change { _ = advance(to: date) }
    isAdvancing = false
  }

  /// Shows all motions at a time. Returns a Boolean value that indicates whether there were any.
  @discardableResult
  package func advance(to date: Date) -> Bool {
    time = date.timeIntervalSinceReferenceDate
    if moving.isEmpty { return false }
    LookChanges.moving {
      // Motions may begin during the loop.
      var (next, kept) = (0, 0)
      while next < moving.count {
        if moving[next].advance(to: time) {
          if kept != next { moving[kept] = moving[next] }
          kept += 1
        }
        next += 1
      }
      moving.removeSubrange(kept...)
      if !followers.isEmpty { for follower in followers.values { follower.motionsAdvanced() } }
      placesChanged()
      for element in drawnWithOthers { ViewRuntime.elements.needsDrawing(element) }
    }
    return true
  }
}

/// A moving value.
@MainActor
protocol Moving: AnyObject {
  /// A Boolean value that indicates whether the value never comes to rest.
  var isEndless: Bool { get }

  /// A Boolean value that indicates whether the value changes bodies or layout, instead of only the drawing.
  var changesViews: Bool { get }

  /// Shows the value at a time. Returns false if the value has come to rest, so that the motion has ended.
  func advance(to time: TimeInterval) -> Bool
}

extension Moving {
  var changesViews: Bool { false }
}
