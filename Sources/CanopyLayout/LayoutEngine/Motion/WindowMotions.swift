internal import CanopyAnimation
internal import CanopyStyle
package import CanopyCore
package import Foundation

/// Everything in a window that moves from frame to frame.
///
/// Motions run in the animate phase of a frame: they change what is drawn, but run no body and no layout. A tree without frames,
/// such as that of a picture, shows the ends of all motions.
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

  /// Calls a closure once frames advance the motions: now, or when the tree gets a window.
  package func whenShown(_ start: @escaping () -> Void) {
    if areShown { start() } else { starts.append(start) }
  }

  /// The time of the last frame, in seconds since the reference date.
  package private(set) var time: TimeInterval = 0
  /// A Boolean value that indicates whether changes of bodies and layout belong to motions.
  var isAdvancing = false
  /// A Boolean value that indicates whether changes without animation end no motion: while a picture is drawn whose pixels have
  /// another size, and until the window is again as it was.
  package var isHeld = false
  private var moving: [any Moving] = []
  /// The objects that depend on where moving elements are shown.
  private var followers: [ObjectIdentifier: any MotionFollower] = [:]
  /// The motions of elements between their old places and sizes and the new ones.
  var frames: [ElementIndex: ValueMotion<FrameDifference>] = [:]
  /// The places at which elements stay in their geometry group, although elements around them may move.
  var pins: [ElementIndex: CGPoint] = [:]
  /// The views that have been removed and are still shown.
  var departures: [any Departure] = []

  /// The arrivals of elements that have just come.
  var arrivals: [ElementIndex: any Arrival] = [:]
  /// For each stand-in, the arriving element.
  var standIns: [ElementIndex: ElementIndex] = [:]

  /// The motions of views and modifiers with animatable data, by the records of their bodies.
  var bodies: [_BodyRecord.Address: AnyObject] = [:]

  /// Elements that are drawn in each frame in which anything moves, because what they show depends on other elements.
  package var drawnWithOthers: Set<ElementIndex> = []

  /// A Boolean value that indicates whether the next frame runs bodies.
  package var moveBodies: Bool { !bodies.isEmpty || moving.contains(where: \.changesViews) }

  /// A Boolean value that indicates whether anything moves, so the window needs a next frame.
  package var isMoving: Bool { !moving.isEmpty }

  /// A Boolean value that indicates whether anything is moving that will come to rest.
  package var isMovingToRest: Bool { moving.contains { !$0.isEndless } }

  /// The number of values that move.
  package var count: Int { moving.count }

  func add(_ motion: any Moving) { moving.append(motion) }

  /// The animation that began last, the time of the frame before, and its progress.
  private var latest: (animation: Animation, time: TimeInterval)?
  private weak var latestProgress: AnimationProgress?

  /// Returns the progress of an animation that begins now, for all values that begin to move with it; nil if they don't move alike.
  func progress(of animation: Animation) -> AnimationProgress? {
    if let latest, latest.time == time, latest.animation == animation, let latestProgress { return latestProgress }
    latest = (animation, time)
    let progress = AnimationProgress(of: animation)
    latestProgress = progress
    return progress
  }

  // MARK: Motions that begin later

  /// The motions that begin later, and when.
  private var waiting: [(motion: any Moving, beginning: TimeInterval)] = []

  /// The elements whose motion only compensates for their ancestors' motion, so that they stay at their position in the window.
  var standing: Set<ElementIndex> = []

  /// Adds a motion that begins later. Until then, the window needs no frames for it.
  func add(_ motion: any Moving, at time: TimeInterval) { waiting.append((motion, time)) }

  /// The date at which a motion begins; nil if none waits.
  package var nextBeginning: Date? {
    waiting.isEmpty ? nil : waiting.map { $0.beginning }.min().map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Begins the motions whose time has come.
  package func beginMotions(at date: Date) {
    if waiting.isEmpty { return }
    let time = date.timeIntervalSinceReferenceDate + 0.001
    moving += waiting.filter { $0.beginning <= time }.map { $0.motion }
    waiting.removeAll { $0.beginning <= time }
  }

  // MARK: Frames

  /// Calls an object in each frame in which something moves, until it is removed.
  package func add(_ follower: any MotionFollower) { followers[ObjectIdentifier(follower)] = follower }

  /// Calls an object no longer.
  package func remove(_ follower: any MotionFollower) { followers[ObjectIdentifier(follower)] = nil }

  /// Shows all motions at a time, some of which may change bodies and layout.
  package func advanceWithViews(to date: Date) {
    isAdvancing = true
    ViewRuntime.change { _ = advance(to: date) }
    isAdvancing = false
  }

  /// Shows all motions at a time. Returns whether there were any.
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

/// A value that moves.
@MainActor
protocol Moving: AnyObject {
  /// A Boolean value that indicates whether the value never comes to rest.
  var isEndless: Bool { get }

  /// A Boolean value that indicates whether the value changes bodies or layout, and not only what is drawn.
  var changesViews: Bool { get }

  /// Shows the value at a time. Returns false if it is at rest, so nothing else is left of its motion.
  func advance(to time: TimeInterval) -> Bool
}

extension Moving {
  var changesViews: Bool { false }
}
