internal import CanopyInput
internal import Foundation

extension Staging: DragSurface {
  func drag(down distance: CGFloat) {
    beginDrag()
    drag(by: -distance)
  }

  func take(_ distance: CGFloat, before content: CGFloat) -> CGFloat {
    guard canBeDragged else { return 0 }
    let taken = distance < 0 ? takenUp(distance) : distance - content
    if taken != 0 { drag(down: taken) }
    return taken
  }

  /// Returns the part of an upward movement that makes the sheet higher before its content scrolls.
  private func takenUp(_ distance: CGFloat) -> CGFloat {
    guard isDragged || presentation.growsBeforeScrolling(upTo: greatestDetent) else { return 0 }
    return max(distance, min(level - stops.most, 0))
  }

  func endDrag(velocity: CGFloat) { endDrag(velocityUp: -velocity) }
}
