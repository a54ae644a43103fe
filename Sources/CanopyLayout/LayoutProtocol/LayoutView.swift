internal import CanopyCore

/// A container with a layout: the result of `MyLayout() { … }`.
struct LayoutView<Arrangement: Layout, Content: View> {
  var layout: Arrangement
  var content: Content
}

@MainActor
extension LayoutView: View, ContainerView {}
