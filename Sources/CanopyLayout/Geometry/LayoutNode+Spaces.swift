internal import CanopyCore
internal import CanopyStyle
internal import Foundation

extension LayoutNode {
  /// Where it is in some coordinates. Where nothing around has the name, those of the window.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      // The record of an element that has no place yet may be that of one that has gone.
      let isPlaced = record.pointee.flags.contains(.isPlaced)
      return CGRect(origin: .zero, size: isPlaced ? record.pointee.size : .zero)
    case .global: return frame
    case .named(let name):
      let frame = frame
      guard let origin = ancestor(named: name)?.frame.origin else { return frame }
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// The element around, or itself, whose coordinates have a name.
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    if let space = name.base as? ScrollSpace { return scrollView(along: space.axis) }
    return withThoseAround.first { node in
      ViewRuntime.elements[node.element].kind == .wrapper && node.layout.spaceName == name
    }
  }

  private func scrollView(along axis: Axis?) -> LayoutNode? {
    withThoseAround.dropFirst().first { node in
      guard let scroll = node.ownScrollContainer else { return false }
      return axis.map(scroll.scrolls) ?? true
    }
  }
}
