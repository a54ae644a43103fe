/// The shape of the pointer over a window.
package enum HostPointer: Sendable, Hashable, CaseIterable {
  case arrow
  /// Over text that can be selected.
  case text
  /// Over a link.
  case link
  /// Over something that can be grabbed.
  case grab
  /// While something is dragged.
  case grabbing
  /// Over something that doesn't take what is dragged.
  case notAllowed
  case horizontalResize
  case verticalResize
  case crosshair
  case zoomIn
  case zoomOut
}
