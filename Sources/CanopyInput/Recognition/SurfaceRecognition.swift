internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Recognizes the drag of a surface, such as a sheet, by content that doesn't scroll.
final class SurfaceRecognition: GestureRecognition {
  private let surface: any DragSurface
  private var touch: (id: Int, start: CGPoint)?
  private var current = GestureStage.possible
  private var velocity = PointerVelocity()
  private var location = CGPoint.zero
  private var time: TimeInterval = 0
  /// The location of the touch when the surface last followed it, or nil before that.
  private var followed: CGPoint?
  /// The location at which the surface begins to follow the touch.
  private var origin = CGPoint.zero

  /// The distance after which a touch starts to move the surface.
  private static let slop: CGFloat = 10

  init(_ surface: any DragSurface, at element: ElementIndex) {
    self.surface = surface
    super.init(GestureSource(), at: element)
  }

  override var stage: GestureStage { current }
  override var isMovement: Bool { true }
  override var movesSurroundings: Bool { true }

  /// Dragging doesn't wait for a drag with a longer minimum distance, or for a second touch.
  override func overtakes(_ other: GestureRecognition) -> Bool {
    other.priority != .high || other.yieldsToMovement
  }

  override func receive(_ input: GestureInput) {
    for change in input.changes where !current.isOver {
      if touch == nil, change.change == .began { touch = (change.id, change.windowLocation) }
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
    let isVertical = abs(location.y - start.y) > abs(location.x - start.x)
    current = isVertical && surface.canBeDragged ? .active : .failed
    origin = location
  }

  override func commit() {
    guard current == .active || current == .ended else { return }
    if current == .active || followed != nil {
      surface.drag(down: location.y - (followed ?? origin).y)
      followed = location
    }
    if current == .ended { endDrag(velocity: velocity.value(at: time).height) }
  }

  override func cancel() {
    current = .failed
    endDrag(velocity: 0)
  }

  private func endDrag(velocity: CGFloat) {
    if followed != nil { surface.endDrag(velocity: velocity) }
    followed = nil
  }
}
