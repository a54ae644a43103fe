internal import CanopyCore

/// A container that arranges views by a layout: what `MyLayout() { … }` makes.
struct LayoutView<Arrangement: Layout, Content: View> {
  var layout: Arrangement
  var content: Content
}

@MainActor
extension LayoutView: View, ContainerView {}
