internal import CanopyCore
package import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

// Information for hosts other than the picture of a window.
extension Frame {
  /// The focused text field, with its caret in the window's coordinates, or nil if none is focused.
  package var textInput: TextInput? {
    guard let focused = input.focus.focused, var text = focused.target.textInput(at: focused.element)
    else { return nil }
    text.caret.origin = shownLocation(text.caret.origin, of: focused.element)
    return text
  }

  /// The pointer's appearance at its location over the window.
  package var pointer: HostPointer {
    guard let location = input.hover.location else { return .arrow }
    if input.drag.isActive { return dropOperation == .forbidden ? .notAllowed : .arrow }
    return touched(at: location).map { HostPointer.at($0, location) } ?? .arrow
  }

  /// The link under the pointer, or nil if there is none.
  package var pointedLink: PointedLink? {
    guard let location = input.hover.location, !input.drag.isActive else { return nil }
    return touched(at: location).flatMap { PointedLink(at: location, of: $0) }
  }

  /// The areas of the window in which a view accepts two simultaneous touches.
  package var twoTouchAreas: [CGRect] {
    tree.context[TwoTouchAreas.companion].frames(in: input.focus.usableRoots?() ?? [])
  }

  /// Ends a view's drag in this window, because its host is taking it outside of the window. Returns nil if no view is being
  /// dragged.
  package func handOverDrag() -> HandedDrag? { input.handOverDrag() }
}
