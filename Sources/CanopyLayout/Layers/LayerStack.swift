package import CanopyCore

/// The content of a background or an overlay. Several views are stacked in front of each other.
package struct LayerStack<Content: View> {
  var layout: ZStackLayout
  var content: Content

  package init(alignment: Alignment, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor
extension LayerStack: View, ContainerView {
  static func inside(_ element: ElementIndex, _ context: _MountContext) -> _MountContext {
    context.inside(element).asPlace(.depth)
  }
}
