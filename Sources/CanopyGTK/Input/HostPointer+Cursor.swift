internal import CanopyInput

extension HostPointer {
  /// The CSS name of the cursor.
  var cursorName: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .link: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .notAllowed: "not-allowed"
    case .horizontalResize: "ew-resize"
    case .verticalResize: "ns-resize"
    case .crosshair: "crosshair"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    }
  }
}
