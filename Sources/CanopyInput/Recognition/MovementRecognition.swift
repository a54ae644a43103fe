internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Recognizes a touch that moves what is under it: the content of a scroll view, or a surface such as a sheet.
class MovementRecognition: GestureRecognition {
  final var current = GestureStage.possible
  private final var touch: (id: Int, start: CGPoint)?
  final private(set) var velocity = PointerVelocity()
  final private(set) var location = CGPoint.zero
  final private(set) var time: TimeInterval = 0
  /// The location of the touch when it had moved far enough to be followed.
  final private(set) var origin = CGPoint.zero

  /// The distance after which a touch starts to move anything.
  private static var slop: CGFloat { 10 }

  override var stage: GestureStage { current }
  override final var isMovement: Bool { true }
  override final var movesSurroundings: Bool { true }
  // Disabled content scrolls, too.
  override final var isEnabled: Bool { true }

  /// Movements don't wait for a drag with a longer minimum distance, or for a second touch.
  override final func overtakes(_ other: GestureRecognition) -> Bool {
    other.priority != .high || other.yieldsToMovement
  }

  override final func receive(_ input: GestureInput) {
    for change in input.changes where !current.isOver {
      if touch == nil, change.change == .began {
        touch = (change.id, change.windowLocation)
        began(change)
      }
      guard let touch, change.id == touch.id else { continue }
      (location, time) = (change.windowLocation, input.time)
      velocity.add(location, at: time)
      if current == .possible, location._distance(to: touch.start) >= Self.slop { begin(from: touch.start) }
      switch change.change {
      case .ended: current = current == .active ? .ended : .failed
      case .cancelled: current = .failed
      case .began, .moved, nil: break
      }
    }
  }

  private func begin(from start: CGPoint) {
    let distance = CGSize(width: location.x - start.x, height: location.y - start.y)
    current = canFollow(distance) ? .active : .failed
    origin = location
  }

  /// Called when the touch has begun.
  func began(_ touch: GestureInput.Touch) {}

  /// Returns a Boolean value that indicates whether anything can follow a touch that starts to move in a direction.
  func canFollow(_ distance: CGSize) -> Bool { false }
}
