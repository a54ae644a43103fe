internal import CanopyCore
package import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

// What hosts show beside the picture of a window.
extension Frame {
  /// The text field that takes text, with its caret in the coordinates of the window; nil if none does.
  package var textInput: TextInput? {
    guard let focused = input.focus.focused, var text = focused.target.textInput(at: focused.element)
    else { return nil }
    text.caret.origin = shownLocation(text.caret.origin, of: focused.element)
    return text
  }

  /// The shape of the pointer at its location over the window.
  package var pointer: HostPointer {
    guard let location = input.hover.location else { return .arrow }
    if input.drag.isActive { return dropOperation == .forbidden ? .notAllowed : .arrow }
    return touched(at: location).map { HostPointer.at($0, location) } ?? .arrow
  }

  /// The link under the pointer; nil if there is none.
  package var pointedLink: PointedLink? {
    guard let location = input.hover.location, !input.drag.isActive else { return nil }
    return touched(at: location).flatMap { PointedLink(at: location, of: $0) }
  }

  /// The areas of the window in which a view takes two touches at once.
  package var twoTouchAreas: [CGRect] {
    tree.context[TwoTouchAreas.companion].frames(in: input.focus.usableRoots?() ?? [])
  }

  /// Ends the drag of a view in this window, because its host leads it outside of the window from now on. Returns nil if no view is
  /// dragged.
  package func handOverDrag() -> HandedDrag? { input.handOverDrag() }
}
