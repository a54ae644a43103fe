internal import CanopyAnimation
package import CanopyCore
internal import CanopyStyle
package import Foundation

/// The difference of two frames in the same coordinate space.
struct FrameDifference: VectorArithmetic {
  /// Horizontal and vertical position, width and height.
  private var numbers: SIMD4<Double>

  private init(_ numbers: SIMD4<Double>) { self.numbers = numbers }

  init(from old: CGRect, to new: CGRect) {
    numbers = SIMD4(
      new.origin.x - old.origin.x, new.origin.y - old.origin.y, new.width - old.width, new.height - old.height)
  }

  static let zero = FrameDifference(.zero)

  static func + (one: Self, other: Self) -> Self { Self(one.numbers + other.numbers) }
  static func - (one: Self, other: Self) -> Self { Self(one.numbers - other.numbers) }
  mutating func scale(by factor: Double) { numbers *= factor }
  var magnitudeSquared: Double { (numbers * numbers).sum() }

  /// Applies this difference to a frame. The result has no negative lengths.
  func applied(to frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x + numbers[0], y: frame.origin.y + numbers[1], width: max(0, frame.width + numbers[2]),
      height: max(0, frame.height + numbers[3]))
  }

  /// Returns the difference of a frame inside an outer frame that is being resized, given the current difference of the outer
  /// frame.
  ///
  /// - Parameters:
  ///   - start: The difference of the outer frame when it started to move, at which the inner difference was `self`.
  ///   - start: The difference of the outer frame when it began to move, at which the inner one was `self`.
  func following(_ outer: FrameDifference, from start: FrameDifference) -> FrameDifference {
    func part(_ index: Int) -> Double? {
      abs(start.numbers[index]) > 1e-6 ? outer.numbers[index] / start.numbers[index] : nil
    }
    let (horizontal, vertical) = (part(2), part(3))
    let (x, y) = (horizontal ?? vertical ?? 0, vertical ?? horizontal ?? 0)
    return FrameDifference(numbers * SIMD4(x, y, x, y))
  }
}

/// The way elements are shown whose frames change while a container is placed.
@MainActor
enum FrameChanges {
  /// Each element moves separately, in its own transaction.
  case animated
  /// Elements move to their new positions immediately.
  case plain
  /// Elements follow the enclosing frame, which started to move at a difference.
  case following(ValueMotion<FrameDifference>, from: FrameDifference)
  /// Elements are placed more than once. Only their positions before and after all placements count.
  case collected(CollectedChanges)

  @exclusivity(unchecked) private(set) static var current = FrameChanges.animated

  /// Places elements in a closure.
  static func show(_ changes: FrameChanges, _ place: () -> Void) {
    let outer = current
    current = changes
    place()
    current = outer
  }
}

// When layout moves an element, its record contains the new position immediately. The motion affects only the frame that the
// element is shown in. This frame is relative to the frame of the enclosing element, which may itself be moving.

@MainActor
extension LayoutNode {
  /// The frame that the element is shown in, in the coordinates of the enclosing element.
  package var shownFrame: CGRect {
    let record = record
    let frame = CGRect(origin: record.pointee.origin, size: record.pointee.size)
    guard record.pointee.flags.contains(.isMoving) else { return frame }
    if let place = motions.pins[element] { return CGRect(origin: origin(at: place), size: frame.size) }
    return motions.frames[element].map { $0.distance.applied(to: frame) } ?? frame
  }

  /// The origin that the element is shown at, in the coordinates of the enclosing element.
  package var shownOrigin: CGPoint {
    record.pointee.flags.contains(.isMoving) ? shownFrame.origin : record.pointee.origin
  }

  /// The size that the element is shown in.
  package var shownSize: CGSize {
    record.pointee.flags.contains(.isMoving) ? shownFrame.size : record.pointee.size
  }

  /// Called when layout changes the frame of a placed element. Animates the change if the transaction has an animation.
  func frameChanged(from old: CGRect, to new: CGRect) {
    let element = element
    switch FrameChanges.current {
    case .animated:
      let flags = record.pointee.flags
      // Most changes aren't animated, and one view that grows moves many others.
      if TransactionOfUpdate.isPlainEverywhere, flags.isDisjoint(with: [.isMoving, .isArriving]) { return }
      let isMoving = flags.contains(.isMoving)
      let shown = isMoving ? motions.frames[element]?.distance.applied(to: old) ?? old : old
      let transaction = ViewRuntime.elements.transaction(of: element)
      frameChanged(from: old, to: new, in: transaction)
      if transaction?.animation == nil { contentJumps(from: shown.origin, to: new.origin) }
    case .plain: frameChanged(from: old, to: new, in: nil)
    case .following(let lead, let start):
      let distance = FrameDifference(from: new, to: old)
      follow(lead) { distance.following($0, from: start) }
    case .collected(let changes): changes.add(element, old)
    }
  }

  /// Shows the frame at a distance that follows another motion.
  func follow(
    _ lead: ValueMotion<FrameDifference>, by distance: @escaping (FrameDifference) -> FrameDifference = { $0 }
  ) {
    let (element, stamp, motions) = (element, record.pointee.stamp, motions)
    motions.frames[element]?.cancel()
    motions.frames[element] = .following(lead, scope, by: distance) { LayoutNode(element).showFrame(stamp) }
    record.pointee.flags.insert(.isMoving)
    ViewRuntime.elements.needsDrawing(element)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Animates an element from its old frame to the new one if the transaction has an animation.
  func frameChanged(from old: CGRect, to new: CGRect, in transaction: Transaction?) {
    let isMoving = record.pointee.flags.contains(.isMoving)
    let element = element
    if record.pointee.flags.contains(.isArriving) { standInMoves(from: old.origin, to: new.origin, in: transaction) }
    if !isMoving, transaction?.animation == nil { return }
    let motions = motions
    let keepsDistance = motions.isAdvancing || motions.standing.contains(element) || isPushed(from: old, to: new)
    if transaction?.animation == nil, keepsDistance {
      // The new frame is part of another motion, or belongs to the motion's target, or the motion isn't the element's own. The
      // element therefore keeps its distance from its frame.
      return ViewRuntime.elements.needsDrawing(element)
    }
    var motion = motions.frames.removeValue(forKey: element)
    let stamp = record.pointee.stamp
    ValueMotion.change(&motion, by: FrameDifference(from: old, to: new), in: transaction, scope) {
      LayoutNode(element).showFrame(stamp)
    }
    motions.frames[element] = motion
    if motion != nil { record.pointee.flags.insert(.isMoving) } else { record.pointee.flags.remove(.isMoving) }
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Returns a Boolean value that indicates whether a change without an animation leads to nearly the same frame.
  ///
  /// Other elements push an element without changing its size, unless it is their container, and by less than its remaining
  /// distance. A change that reverses the motion is larger. A different pixel size changes frames by less than two points.
  private func isPushed(from old: CGRect, to new: CGRect) -> Bool {
    guard let left = motions.frames[element]?.distance else { return false }
    let change = FrameDifference(from: old, to: new).magnitudeSquared
    let isFollowing = old.size == new.size || ViewRuntime.elements[element].kind == .container
    return change < 4 || isFollowing && change < left.magnitudeSquared
  }

  /// Keeps a new element at its position in the window, although elements around it are still moving toward theirs.
  func standStill(in frame: CGRect) {
    if case .collected(let changes) = FrameChanges.current { changes.addNewcomer(element, frame) }
    guard case .animated = FrameChanges.current else { return }
    let element = element
    standStill(in: frame, ViewRuntime.elements.transaction(of: element))
  }

  /// Keeps an element at its position in the window, although elements around it are still moving toward theirs.
  package func standStill(in frame: CGRect, _ transaction: Transaction?) {
    var (moved, around) = (CGSize.zero, parent)
    while let node = around, !node.isGeometryGroup {
      if node.record.pointee.flags.contains(.isMoving) {
        let (shown, origin) = (node.shownOrigin, node.record.pointee.origin)
        moved = CGSize(width: moved.width + shown.x - origin.x, height: moved.height + shown.y - origin.y)
      }
      around = node.parent
    }
    if moved == .zero { return }
    frameChanged(from: frame.offsetBy(dx: -moved.width, dy: -moved.height), to: frame, in: transaction)
    if motions.frames[element] != nil { motions.standing.insert(element) }
  }

  /// Draws the element in its shown frame. Returns false if the motion no longer belongs to this element.
  private func showFrame(_ stamp: UInt32) -> Bool {
    guard record.pointee.stamp == stamp, record.pointee.flags.contains(.isMoving) else { return false }
    let motions = motions
    if motions.frames[element]?.isAtRest ?? true {
      motions.frames[element] = nil
      motions.standing.remove(element)
      record.pointee.flags.remove(.isMoving)
    }
    ViewRuntime.elements.needsDrawing(element)
    ViewRuntime.elements.isElsewhere(element)
    return true
  }

  /// Ends the motion of the element's frame, because it leaves the tree.
  func forgetMotion() {
    motions.frames.removeValue(forKey: element)?.cancel()
    motions.pins[element] = nil
    motions.standing.remove(element)
    record.pointee.flags.remove(.isMoving)
  }
}
