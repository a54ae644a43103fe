internal import CanopyCore
internal import CanopyLayout
internal import Foundation

extension DisplayBuilder {
  /// Returns the distance that an element has moved since it was drawn, if it looks the same. It does if it moved by whole
  /// pixels, or contains nothing that is aligned to pixels.
  func drift(of node: LayoutNode, _ record: UnsafeMutablePointer<DrawnRecord>, to new: CGPoint) -> CGSize? {
    let old = record.pointee.place
    if old == new { return .zero }
    if !record.pointee.flags.contains(.isOnPixels) { return CGSize(width: new.x - old.x, height: new.y - old.y) }
    if let drift = wholePixels(from: old, to: new) { return drift }
    guard elements[node.element].kind == .leaf, node.layout.fillsWholePixels else { return nil }
    // Compares the rounded edges, which move by whole pixels. The element looks the same if both corners move alike.
    let size = node.shownSize
    let (before, now) = (
      CGRect(origin: old, size: size)._snapped(to: scale), CGRect(origin: new, size: size)._snapped(to: scale)
    )
    guard let drift = wholePixels(from: before.origin, to: now.origin),
      drift == wholePixels(from: before._farCorner, to: now._farCorner)
    else { return nil }
    return drift
  }

  /// Returns the distance between two points if it is a whole number of pixels.
  private func wholePixels(from old: CGPoint, to new: CGPoint) -> CGSize? {
    let (x, y) = ((new.x - old.x) * scale, (new.y - old.y) * scale)
    let tolerance = 1e-6
    guard abs(x - x.rounded()) < tolerance, abs(y - y.rounded()) < tolerance else { return nil }
    return CGSize(width: x.rounded() / scale, height: y.rounded() / scale)
  }
}

extension CGRect {
  /// The corner opposite the origin.
  fileprivate var _farCorner: CGPoint { CGPoint(x: maxX, y: maxY) }
}
