/// The shape of the pointer over a window.
package enum HostPointer: Sendable, Hashable, CaseIterable {
  case arrow
  /// The pointer over selectable text.
  case text
  /// The pointer over a link.
  case link
  /// The pointer over an item that can be grabbed.
  case grab
  /// The pointer during a drag.
  case grabbing
  /// The pointer over a view that doesn't accept the dragged items.
  case notAllowed
  case horizontalResize
  case verticalResize
  case crosshair
  case zoomIn
  case zoomOut
}
