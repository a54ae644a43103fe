internal import CanopyInput
internal import CanopyScene
public import Foundation

extension TestElement {
  /// Moves the pointer of a mouse to the center of the element, where it remains.
  ///
  /// The call fails if another view covers the element. An element outside the visible part of a scroll view is scrolled to first.
  public func hover() throws {
    let center = try touchableCenter(for: "hovered over", needsGesture: false)
    act("hovering over") { screen.moveHover(to: center) }
  }
}

extension TestScreen {
  /// Moves the pointer of a mouse, without a pressed button.
  ///
  /// - Parameter location: The location in the window.
  public func moveHover(to location: CGPoint) {
    receive(.hover(HoverEvent(at: location)))
    update()
  }

  /// Moves the pointer of a mouse out of the window.
  public func endHover() {
    receive(.hover(HoverEvent(at: nil)))
    update()
  }
}
