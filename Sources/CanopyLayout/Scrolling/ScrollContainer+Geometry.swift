internal import CanopyCore
internal import CanopyStyle
internal import Foundation

extension ScrollContainer {
  /// Returns the visible range of the content in reading coordinates, including the parts behind insets.
  func visible(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, hidden) = (node.record.pointee.size, node.safeAreaInsets)
    return axis == .vertical
      ? Range(from: offset.y - hidden.top, to: offset.y + size.height + hidden.bottom)
      : Range(from: offset.x - hidden.leading, to: offset.x + size.width + hidden.trailing)
  }

  /// Returns the visible range of the content without insets and margins.
  func readable(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, margins) = (node.record.pointee.size, margins(of: node))
    return axis == .vertical
      ? Range(from: offset.y + margins.top, to: offset.y + size.height - margins.bottom)
      : Range(from: offset.x + margins.leading, to: offset.x + size.width - margins.trailing)
  }

  /// Returns the size for content that fills the scroll view. It is the proposed size, because across its axes the scroll view
  /// has the size of its content.
  func innerSize(of node: LayoutNode) -> CGSize {
    let (margins, record) = (margins(of: node), node.record.pointee)
    let offered = record.proposal.proposed
    func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return taken }
      return offered
    }
    return CGSize(
      width: max(length(offered.width, record.size.width) - margins.horizontal, 0),
      height: max(length(offered.height, record.size.height) - margins.vertical, 0))
  }

  /// The size of the scroll view.
  var size: CGSize { node?.record.pointee.size ?? .zero }

  /// The geometry for apps. It doesn't depend on the layout direction: x always grows to the right.
  var geometry: ScrollGeometry {
    guard let node else { return ScrollGeometry.zero }
    let (margins, hidden, size) = (margins(of: node), node.safeAreaInsets, node.record.pointee.size)
    let insets = EdgeInsets(
      top: margins.top + hidden.top, leading: margins.leading + hidden.leading,
      bottom: margins.bottom + hidden.bottom, trailing: margins.trailing + hidden.trailing)
    let isMirrored = node.surroundings.mirrors
    let x = isMirrored ? max(contentSize.width, size.width) - size.width - offset.x : offset.x
    let left = isMirrored ? insets.trailing : insets.leading
    return ScrollGeometry(
      contentOffset: CGPoint(x: x - left, y: offset.y - insets.top),
      contentSize: CGSize(
        width: max(contentSize.width - margins.horizontal, 0), height: max(contentSize.height - margins.vertical, 0)),
      contentInsets: insets,
      containerSize: CGSize(width: size.width + hidden.horizontal, height: size.height + hidden.vertical))
  }

  // MARK: Places in the content

  /// Returns a frame of an element's content in reading coordinates of the scrolled content, without motions and transforms.
  ///
  /// - Parameters:
  ///   - frame: A frame in the reading coordinates of the element.
  ///   - inner: The element, inside the scroll view.
  func contentFrame(of frame: CGRect, in inner: LayoutNode) -> CGRect? {
    guard let node else { return nil }
    var frame = frame
    var next = inner
    if next.surroundings.mirrors { frame.origin.x = next.record.pointee.size.width - frame.maxX }
    while next != node {
      guard let around = next.parent else { return nil }
      let origin = next.record.pointee.origin
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      let kind = ViewRuntime.elements[around.element].kind
      if around != node, kind == .wrapper || kind == .container {
        let displacement = around.displacement
        frame.origin.x += displacement.x
        frame.origin.y += displacement.y
      }
      next = around
    }
    if node.surroundings.mirrors { frame.origin.x = node.record.pointee.size.width - frame.maxX }
    return frame
  }

  /// Returns the frame of an element in reading coordinates of the scrolled content.
  func contentFrame(of inner: LayoutNode) -> CGRect? {
    contentFrame(of: CGRect(origin: .zero, size: inner.record.pointee.size), in: inner)
  }
}

extension Range<CGFloat> {
  /// Creates the range between two positions, or an empty range if they aren't in order.
  init(from start: CGFloat, to end: CGFloat) {
    let start = start.isNaN ? 0 : start
    self = start..<(end > start ? end : start)
  }

  /// Returns the range relative to a point.
  func seen(from origin: CGFloat) -> Range { Range(from: lowerBound - origin, to: upperBound - origin) }
}
