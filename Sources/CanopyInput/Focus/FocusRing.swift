package import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

extension WindowFocus {
  /// Returns the ring around the focused element, in the window's coordinates, or nil if no ring is visible.
  ///
  /// The ring has the accent color, and the shape of the control or of `contentShape(.focusEffect, …)`.
  package func ring(scale: CGFloat) -> (root: ElementIndex, part: DisplayList.Part)? {
    guard isKeyboardUsed, let focused, focused.canKeepFocus, focused.target.showsFocusRing else { return nil }
    let node = LayoutNode(focused.element)
    let environment = node.environment
    let frame = node.shownFrameInWindow
    guard environment.isFocusEffectEnabled, !frame.isEmpty, frame._isFinite else { return nil }
    let parts = focused.target.focusedAreas(at: focused.element)?.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
    let areas = (parts ?? [frame]).map { $0.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance) }
    let shape = parts == nil ? node.focusShape ?? RoundedRectangle(cornerRadius: 6) : RoundedRectangle(cornerRadius: 4)
    let path = areas.reduce(into: Path()) { $0.addPath(ElementDrawing(scale: scale).outline(of: shape, in: $1, node)) }
    let area = areas.reduce(CGRect.null) { $0.union($1) }
    let paint = Color.accentColor.opacity(0.7)._paint(at: 0, in: _PaintContext(environment: environment))
    let drawn = DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark)
    let stroke = StrokeStyle(lineWidth: Self.ringWidth)
    let ring: DisplayList = [DisplayItem(id: focused.element, .fill(DisplayFill(path, drawn, stroke: stroke)))]
    guard let clip = node.visibleArea else { return (focused.root, DisplayList.Part(id: focused.element, ring)) }
    // The ring of a view at the edge of a scroll view must be visible, too.
    let visible = Path(clip.insetBy(dx: -2 * Self.ringDistance, dy: -2 * Self.ringDistance))
    let clipped = DisplayItem(id: focused.element, .group(DisplayGroup(.clip(visible, FillStyle()), ring)))
    return (focused.root, DisplayList.Part(id: focused.element, [clipped]))
  }

  private static var ringWidth: CGFloat { 3 }
  private static var ringDistance: CGFloat { 2.5 }
}

@MainActor
extension LayoutNode {
  /// The frame in the window where the element is currently displayed.
  @MainActor
  fileprivate var shownFrameInWindow: CGRect {
    var frame = frame
    for node in sequence(first: self, next: \.parent) {
      frame.origin.x += node.shownOrigin.x - node.record.pointee.origin.x
      frame.origin.y += node.shownOrigin.y - node.record.pointee.origin.y
    }
    return frame
  }

  /// The area of the window in which the enclosing scroll views show the element, or nil without scroll views.
  @MainActor
  fileprivate var visibleArea: CGRect? {
    sequence(first: self, next: \.parent).dropFirst().reduce(nil as CGRect?) { area, around in
      guard around.ownScrollContainer != nil else { return area }
      return area.map { $0.intersection(around.frame) } ?? around.frame
    }
  }

  /// The shape of the focus effect, set by the element, an enclosing modifier, or its only content, or nil if none sets it.
  @MainActor
  fileprivate var focusShape: (any Shape)? {
    var node = self
    while let around = node.parent, ViewRuntime.elements[around.element].kind == .wrapper {
      node = around
      if let shape = node.ownFocusShape { return shape }
    }
    var inside: LayoutNode? = self
    while let node = inside {
      if let shape = node.ownFocusShape { return shape }
      let children = node.children
      inside = ViewRuntime.elements[node.element].kind == .layered || children.count == 1 ? children.first : nil
    }
    return nil
  }

  @MainActor
  private var ownFocusShape: (any Shape)? {
    guard ViewRuntime.elements[element].kind == .wrapper,
      let content = (layout.inputHandler as? ContentShapeHandler)?.content, content.kinds.contains(.focusEffect)
    else { return nil }
    return content.shape
  }
}

extension CGRect {
  fileprivate var _isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
