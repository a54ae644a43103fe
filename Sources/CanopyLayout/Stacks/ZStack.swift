public import CanopyCore

/// Arranges views on top of each other.
public struct ZStack<Content: View> {
  @usableFromInline var layout: ZStackLayout
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

@MainActor
extension ZStack: View, ContainerView {}
