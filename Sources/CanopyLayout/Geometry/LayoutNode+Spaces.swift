internal import CanopyCore
internal import CanopyStyle
internal import Foundation

extension LayoutNode {
  /// Returns the frame in a coordinate space. If no ancestor has the name, the space is that of the window.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      // An element that hasn't been placed may have the record of a removed one.
      let isPlaced = record.pointee.flags.contains(.isPlaced)
      return CGRect(origin: .zero, size: isPlaced ? record.pointee.size : .zero)
    case .global: return frame
    case .named(let name):
      let frame = frame
      guard let origin = ancestor(named: name)?.frame.origin else { return frame }
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the nearest element, beginning with this one, whose coordinate space has a name.
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    if let space = name.base as? ScrollSpace { return scrollView(along: space.axis) }
    return includingAncestors.first { node in
      ViewRuntime.elements[node.element].kind == .wrapper && node.layout.spaceName == name
    }
  }

  private func scrollView(along axis: Axis?) -> LayoutNode? {
    includingAncestors.dropFirst().first { node in
      guard let scroll = node.ownScrollContainer else { return false }
      return axis.map(scroll.scrolls) ?? true
    }
  }
}
