internal import CanopyInput
internal import CanopyScene
public import Foundation

extension TestElement {
  /// Moves a mouse pointer to the center of the element, where it stays.
  ///
  /// The call fails if another view covers the element. An element outside the visible part of a scroll view is first scrolled
  /// into view.
  public func hover() throws {
    let center = try touchableCenter(for: "hovered over", needsGesture: false)
    act("hovering over") { screen.moveHover(to: center) }
  }
}

extension TestScreen {
  /// Moves a mouse pointer without a pressed button.
  ///
  /// - Parameter location: The location in the window.
  public func moveHover(to location: CGPoint) {
    receive(.hover(HoverEvent(at: location)))
    update()
  }

  /// Moves a mouse pointer out of the window.
  public func endHover() {
    receive(.hover(HoverEvent(at: nil)))
    update()
  }
}
