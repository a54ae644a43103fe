internal import CanopyAnimation
internal import CanopyStyle
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

/// A layout that arranges views in a horizontal line, as `HStack` does, for use with `AnyLayout`.
@frozen public struct HStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views; nil to use their preferred distances.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cache of the layout.
  public struct Cache: LinearLayoutCache {
    var stack: StackCache
  }
}

extension HStackLayout: LinearLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentGuide { alignment.guide }
}
