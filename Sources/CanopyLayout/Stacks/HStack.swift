public import CanopyCore
public import Foundation

/// Arranges views from the leading to the trailing edge.
public struct HStack<Content: View> {
  @usableFromInline var layout: HStackLayout
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor
extension HStack: View, ContainerView {}
