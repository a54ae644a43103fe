public import CanopyCore
public import CanopyStyle

/// A scrollable view.
///
/// Along its axes, the view takes up the proposed length, and its content can have any length. Across its axes, both have the
/// length of the content.
public struct ScrollView<Content: View> {
  @usableFromInline var layout: ScrollLayout
  /// The scrolled content. Several views are arranged in a vertical line.
  public var content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view scrolls.
  ///   - showsIndicators: A Boolean value that indicates whether the view shows scroll indicators.
  ///   - content: A view builder that creates the scrolled views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    layout = ScrollLayout(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }

  /// The axes along which the view scrolls.
  public var axes: Axis.Set {
    get { layout.axes }
    set { layout.axes = newValue }
  }

  /// A Boolean value that indicates whether the view shows scroll indicators.
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
  func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { ScrollContainer($0) } }

  @usableFromInline
  func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(ScrollContainer.self, with: self) { $0.update($1, of: element) }
  }
}
