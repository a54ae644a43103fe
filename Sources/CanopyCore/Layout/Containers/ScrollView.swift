package import Foundation

/// Shows a part of something larger, which is moved by scrolling.
///
/// Along its axes it takes all room that it is offered, and its content as much as it likes; across, both are as large as
/// the content.
public struct ScrollView<Content: View> {
  @usableFromInline var layout: ScrollLayout
  /// What is scrolled. Several views are one below the other.
  public var content: Content

  /// Scrolls what `content` builds.
  ///
  /// - Parameter showsIndicators: Whether it is shown which part is to be seen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    layout = ScrollLayout(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }

  /// The directions in which it scrolls.
  public var axes: Axis.Set {
    get { layout.axes }
    set { layout.axes = newValue }
  }

  /// Whether it is shown which part is to be seen.
  public var showsIndicators: Bool {
    get { layout.showsIndicators }
    set { layout.showsIndicators = newValue }
  }
}

@MainActor
extension ScrollView: View, ContainerView {}

@usableFromInline
struct ScrollLayout: _ContainerArrangement, Equatable {
  var axes: Axis.Set
  var showsIndicators: Bool

  @usableFromInline
  func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: ScrollContainer(self)) }

  @usableFromInline
  func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: ScrollContainer.self).update(self, of: element)
  }
}

extension VStackLayout {
  /// The size that views take one below the other.
  fileprivate func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Puts views one below the other.
  fileprivate func place(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize, in bounds: CGRect) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Lays out what is scrolled, and knows how far it is.
package final class ScrollContainer: ContainerLayout {
  private var scroll: ScrollLayout
  /// How far the content is scrolled.
  package private(set) var offset = CGPoint.zero
  /// How often people have scrolled.
  private(set) var moves = 0
  private var most = CGPoint.zero
  private var isPlacing = false

  init(_ scroll: ScrollLayout) { self.scroll = scroll }

  override var label: String { "ScrollView" }

  func update(_ new: ScrollLayout, of element: ElementIndex) {
    guard scroll != new else { return }
    scroll = new
    LayoutChanges.shared.changed(element)
  }

  /// Scrolls, as far as there is anything to be seen. Nothing is laid out for that.
  package func scroll(by distance: CGSize) {
    let new = clamped(CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
    guard new != offset else { return }
    offset = new
    moves += 1
    LayoutChanges.shared.moved()
  }

  /// Moves what is to be seen along with content that has moved.
  func shift(by distance: CGPoint) {
    offset.x += distance.x
    offset.y += distance.y
    // Nobody knows how far there is anything to be seen before the content has its place.
    if !isPlacing { offset = clamped(offset) }
  }

  func scrolls(along axis: Axis) -> Bool { axis == .vertical ? isVertical : isHorizontal }

  /// From where to where the content is to be seen, in its reading coordinates.
  func visible(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let size = node.record.pointee.size
    return axis == .vertical ? offset.y..<offset.y + size.height : offset.x..<offset.x + size.width
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
  }

  private var isHorizontal: Bool { scroll.axes.contains(.horizontal) }
  private var isVertical: Bool { scroll.axes.contains(.vertical) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = VStackLayout().sizeThatFits(inner(proposal), subviews(of: node))
    return CGSize(
      width: isHorizontal ? proposal.width ?? content.width : content.width,
      height: isVertical ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let subviews = subviews(of: node)
    let content = VStackLayout().sizeThatFits(inner(proposal), subviews)
    most = CGPoint(x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
    isPlacing = true
    VStackLayout().place(subviews, inner(proposal), in: CGRect(origin: .zero, size: content))
    isPlacing = false
    offset = clamped(offset)
  }

  /// Where the leading edge is on the right, scrolling goes the other way: displacements are mirrored.
  override func displacement(of _: LayoutNode) -> CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension LayoutNode {
  /// What scrolls it, if anything does.
  package var scrollContainer: ScrollContainer? {
    var next: LayoutNode? = self
    while let node = next {
      if ViewRuntime.elements[node.element].kind == .container, let layout = node.layout as? ScrollContainer {
        return layout
      }
      next = node.parent
    }
    return nil
  }
}
