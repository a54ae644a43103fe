internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A container that arranges views in a vertical line, and creates views as they become visible.
///
/// ```swift
/// ScrollView {
///   LazyVStack {
///     ForEach(messages) { MessageRow($0) }
///   }
/// }
/// ```
///
/// The stack takes the full proposed width. Rows outside of the visible area aren't in the view tree, but their state is kept
/// as long as their identifiers are in the data.
public struct LazyVStack<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of views in the stack.
  ///   - spacing: The distance between adjacent views; nil for the default distance.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: A view builder that returns the views of the stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, items: nil)
    self.content = content()
  }
}

@MainActor
extension LazyVStack: View, ContainerView {}

/// A container that arranges views in a horizontal line, and creates views as they become visible.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack {
///     ForEach(covers) { CoverView($0) }
///   }
/// }
/// ```
///
/// The stack takes the full proposed height. Rows outside of the visible area aren't in the view tree, but their state is kept
/// as long as their identifiers are in the data.
public struct LazyHStack<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views in the stack.
  ///   - spacing: The distance between adjacent views; nil for the default distance.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: A view builder that returns the views of the stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, items: nil)
    self.content = content()
  }
}

@MainActor
extension LazyHStack: View, ContainerView {}

/// A set of the kinds of section views that stay visible while the rows of their section scroll.
@frozen public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
