internal import CanopyCore
internal import CanopyLayout
internal import Foundation

/// Recognizes a drag that lifts a view: holding a finger, or moving a mouse while its button is pressed.
///
/// It only lifts the view. After that, the window's drag follows the pointer, even if the view leaves the tree.
final class DragRecognition: GestureRecognition {
  /// A touch that can lift the view.
  struct Lift {
    let handler: DragHandler
    let element: ElementIndex
    let pointer: Int
    /// The location at which the touch began.
    let start: CGPoint
    let location: CGPoint
  }

  private let handler: DragHandler
  private var touch: (id: Int, start: CGPoint, location: CGPoint, time: TimeInterval, isMouse: Bool)?
  private var current = GestureStage.possible
  private var hasLifted = false

  private static let duration: TimeInterval = 0.5
  /// The distance that a mouse has to move.
  private static let slop: CGFloat = 4
  /// The maximum movement of a finger that is being held.
  private static let tolerance: CGFloat = 10

  init(_ handler: DragHandler, at element: ElementIndex) {
    self.handler = handler
    let source = GestureSource()
    source.priority = .high
    super.init(source, at: element)
  }

  override var stage: GestureStage { current }
  override var lifts: Bool { true }
  override var isMovement: Bool { true }
  override var yieldsToMovement: Bool { true }

  override var deadline: Double? {
    guard let touch, !touch.isMouse, current == .possible else { return nil }
    return touch.time + Self.duration
  }

  override func receive(_ input: GestureInput) {
    for change in input.changes where !current.isOver { receive(change, at: input.time) }
    if let deadline, input.time >= deadline { current = .active }
  }

  private func receive(_ change: GestureInput.Touch, at time: TimeInterval) {
    guard let touch else {
      guard change.change == .began else { return }
      self.touch = (change.id, change.location, change.location, time, change.device == .mouse)
      return
    }
    guard change.id == touch.id else {
      // A second finger indicates a different gesture.
      if change.change == .began, current == .possible { current = .failed }
      return
    }
    self.touch?.location = change.location
    switch change.change {
    case .moved where current == .possible:
      let distance = change.location._distance(to: touch.start)
      if touch.isMouse {
        if distance >= Self.slop { current = .active }
      } else if distance >= Self.tolerance {
        current = .failed
      }
    case .ended: current = current == .active ? .ended : .failed
    case .cancelled: current = .failed
    case .began, .moved, nil: break
    }
  }

  override func commit() {
    guard current == .active, !hasLifted, let touch else { return }
    hasLifted = true
    handler.window.lift(
      Lift(handler: handler, element: element, pointer: touch.id, start: touch.start, location: touch.location))
  }

  override func cancel() { current = .failed }
}
