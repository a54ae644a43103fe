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

  /// Applies this difference to a frame. The result is never smaller than empty.
  func applied(to frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x + numbers[0], y: frame.origin.y + numbers[1], width: max(0, frame.width + numbers[2]),
      height: max(0, frame.height + numbers[3]))
  }

  /// Returns the difference at which something is inside of a frame that is resized, while that frame is at another difference.
  ///
  /// - Parameters:
  ///   - outer: The difference of the outer frame.
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

/// The way in which elements are shown whose frames change while a container is placed.
@MainActor
enum FrameChanges {
  /// Each element moves separately, in its own transaction.
  case animated
  /// Elements are at their new places at once.
  case plain
  /// Elements follow the frame around them, which began to move at a difference.
  case following(ValueMotion<FrameDifference>, from: FrameDifference)
  /// Elements are placed more than once. What counts is where they were before, and where they are in the end.
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

// An element that layout places elsewhere is at its new place at once. What moves is the frame in which it is shown, relative to
// the frame of the element around it, which may itself move.

@MainActor
extension LayoutNode {
  /// The frame in the element around, in which the element is shown.
  package var shownFrame: CGRect {
    let record = record
    let frame = CGRect(origin: record.pointee.origin, size: record.pointee.size)
    guard record.pointee.flags.contains(.isMoving) else { return frame }
    if let place = motions.pins[element] { return CGRect(origin: origin(at: place), size: frame.size) }
    return motions.frames[element].map { $0.distance.applied(to: frame) } ?? frame
  }

  /// The origin in the element around, at which the element is shown.
  package var shownOrigin: CGPoint {
    record.pointee.flags.contains(.isMoving) ? shownFrame.origin : record.pointee.origin
  }

  /// The size in which the element is shown.
  package var shownSize: CGSize {
    record.pointee.flags.contains(.isMoving) ? shownFrame.size : record.pointee.size
  }

  /// Called when a layout changes the frame of a placed element. Animates the change if its transaction does.
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

  /// Shows the frame at a distance that depends on another motion.
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

  /// Shows an element on the way from its old frame to the new one if the transaction animates the change.
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

  /// Returns whether a plain change leads to about the same frame.
  ///
  /// Others push an element without changing its size, unless it is a container of theirs, and by less than the way that is left: a
  /// change that takes the motion back is larger. Pixels of another size change frames by less than two points.
  private func isPushed(from old: CGRect, to new: CGRect) -> Bool {
    guard let left = motions.frames[element]?.distance else { return false }
    let change = FrameDifference(from: old, to: new).magnitudeSquared
    let isFollowing = old.size == new.size || ViewRuntime.elements[element].kind == .container
    return change < 4 || isFollowing && change < left.magnitudeSquared
  }

  /// Shows an element that has just come at its place in the window, although elements around it are on the way to theirs.
  func standStill(in frame: CGRect) {
    if case .collected(let changes) = FrameChanges.current { changes.addNewcomer(element, frame) }
    guard case .animated = FrameChanges.current else { return }
    let element = element
    standStill(in: frame, ViewRuntime.elements.transaction(of: element))
  }

  /// Shows an element at its place in the window, although elements around it are on the way to theirs.
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

  /// Draws the element in its shown frame. Returns false if it is no longer the element of the motion.
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
