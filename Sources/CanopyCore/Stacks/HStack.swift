public import Foundation

/// Arranges views from the leading to the trailing edge.
public struct HStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@MainActor
extension HStack: View, ContainerView {}
