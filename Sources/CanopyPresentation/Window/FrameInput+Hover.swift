internal import CanopyCore
internal import CanopyInput
internal import Foundation

extension FrameInput {
  var hover: WindowHover { tree.context[WindowHover.companion] }

  func deliver(_ event: HoverEvent, at time: TimeInterval) { moveHover(to: event.location) }

  /// Moves the pointer along with a mouse whose button is pressed, which hovers as well.
  func followMouse(_ event: PointerEvent) {
    if event.device == .mouse, event.phase != .cancelled { moveHover(to: event.location) }
  }

  private func moveHover(to location: CGPoint?) {
    hover.move(to: location)
    testHover()
  }

  /// Updates the hovered views after changes since the last test.
  func testHover() {
    if hover.isObserved {
      hover.test(touched: touched) { element, actions in FrameInput.perform(at: element, actions) }
    }
  }

  /// A Boolean value that indicates whether the next frame may find different views under the pointer.
  var isHoverStale: Bool { hover.isStale && hover.isObserved }
}
