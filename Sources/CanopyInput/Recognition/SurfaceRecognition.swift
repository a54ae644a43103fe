internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Recognizes the drag of a surface, such as a sheet, by content that doesn't scroll.
final class SurfaceRecognition: MovementRecognition {
  private let surface: any DragSurface
  /// The location of the touch when the surface last followed it, or nil before that.
  private var followed: CGPoint?

  init(_ surface: any DragSurface, at element: ElementIndex) {
    self.surface = surface
    super.init(GestureSource(), at: element)
  }

  override func canFollow(_ distance: CGSize) -> Bool {
    abs(distance.height) > abs(distance.width) && surface.canBeDragged
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
