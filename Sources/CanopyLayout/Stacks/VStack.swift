public import CanopyCore
public import Foundation

/// A container that arranges views in a vertical line.
public struct VStack<Content: View> {
  @usableFromInline var layout: VStackLayout
  @usableFromInline var content: Content

  /// Creates a vertical stack.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor
extension VStack: View, ContainerView {}
