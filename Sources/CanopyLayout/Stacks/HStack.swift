public import CanopyCore
public import Foundation

/// A container that arranges views in a horizontal line.
public struct HStack<Content: View> {
  @usableFromInline var layout: HStackLayout
  @usableFromInline var content: Content

  /// Creates a horizontal stack.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor
extension HStack: View, ContainerView {}
