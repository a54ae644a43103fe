/// Arranges views on top of each other.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@MainActor
extension ZStack: View, ContainerView {}
