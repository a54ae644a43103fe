internal import CanopyAnimation
internal import CanopyStyle
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

/// A layout that arranges views in a vertical line, as `VStack` does, for use with `AnyLayout`.
@frozen public struct VStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil to use their preferred distances.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cache of the layout.
  public struct Cache: LinearLayoutCache {
    var stack: StackCache
  }
}

extension VStackLayout: LinearLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentGuide { alignment.guide }
}
