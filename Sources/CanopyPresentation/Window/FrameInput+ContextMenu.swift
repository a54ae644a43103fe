internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import Foundation

extension FrameInput {
  /// Opens the menu of the view at a location, or of the focused view. Returns false if there is none.
  ///
  /// A click beside a popover, such as a menu that is open, closes it.
  @discardableResult
  func openContextMenu(at location: CGPoint?) -> Bool {
    if let location, layer(at: location) == nil, let front = tree.presenter.presentations.last(where: { !$0.isGoing }) {
      return front.container == .popover && front.phase == .presented && tapOutside(of: front)
    }
    guard let element = location.map(touched(at:)) ?? focus.focused?.element,
      let (handler, node) = ContextMenuHandler.innermost(around: element)
    else { return false }
    let point = location.map { location in
      let inside = contentLocation(location)
      return CGPoint(x: inside.x - node.exactFrame.minX, y: inside.y - node.exactFrame.minY)
    }
    FrameInput.perform(at: node.element) { handler.open(point) }
    return true
  }

  /// Converts a location to the coordinates of the topmost presentation there.
  private func contentLocation(_ location: CGPoint) -> CGPoint {
    if case .presentation(let presentation) = layer(at: location) {
      presentation.contentLocation(location)
    } else {
      location
    }
  }
}
