public import CanopyCore
public import CanopyStyle

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
