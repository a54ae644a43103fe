public import CanopyCore
internal import CanopyLayout
public import CanopyStyle
public import Foundation

// MARK: Insets and background

/// The insets of a row that the app set, for each edge.
struct ListRowInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// Returns the insets, with those of the list where the app set none.
  func resolved(in usual: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? usual.top, leading: leading ?? usual.leading, bottom: bottom ?? usual.bottom,
      trailing: trailing ?? usual.trailing)
  }
}

/// The view behind a row that the app set.
struct ListRowBackground {
  let view: AnyView
}

extension View {
  /// Sets the insets of the rows in this view; nil for those of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    containerValue(
      \.listRowInsets,
      ListRowInsets(top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing))
  }

  /// Sets the insets of the rows in this view at some edges; nil for those of the list.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    _changingContainerValues {
      if edges.contains(.top) { $0.listRowInsets.top = length }
      if edges.contains(.leading) { $0.listRowInsets.leading = length }
      if edges.contains(.bottom) { $0.listRowInsets.bottom = length }
      if edges.contains(.trailing) { $0.listRowInsets.trailing = length }
    }
  }

  /// Shows a view behind the rows in this view; nil for the background of the list.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    containerValue(\.listRowBackground, view.map { ListRowBackground(view: AnyView($0)) })
  }
}

// MARK: Separators

/// The lines at the upper and the lower edge of a row or a section.
struct ListSeparators {
  var visibility = Edges(top: Visibility.automatic, bottom: .automatic)
  /// The colors, or nil for the color of the list.
  var tint = Edges<Color?>(top: nil, bottom: nil)

  /// A value for each of both edges.
  struct Edges<Value> {
    var top: Value
    var bottom: Value

    mutating func set(_ value: Value, at edges: VerticalEdge.Set) {
      if edges.contains(.top) { top = value }
      if edges.contains(.bottom) { bottom = value }
    }
  }
}

extension View {
  /// Shows or hides the lines at the edges of the rows in this view.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    _changingContainerValues { $0.rowSeparators.visibility.set(visibility, at: edges) }
  }

  /// Sets the color of the lines at the edges of the rows in this view; nil for the color of the list.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _changingContainerValues { $0.rowSeparators.tint.set(color, at: edges) }
  }

  /// Shows or hides the lines at the edges of the sections in this view.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    _changingContainerValues { $0.sectionSeparators.visibility.set(visibility, at: edges) }
  }

  /// Sets the color of the lines at the edges of the sections in this view; nil for the color of the list.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _changingContainerValues { $0.sectionSeparators.tint.set(color, at: edges) }
  }
}

// MARK: Margins

extension View {
  /// Sets the margins of the sections in this view; nil for those of the list.
  ///
  /// - Parameters:
  ///   - edges: The edges of the section whose margins to set.
  ///   - length: The distance from the edge of the list at the sides, or to the edge of the section's half of the distance to the next
  ///     section above and below.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let length = length.flatMap { $0.isFinite ? $0 : nil }
    return _changingContainerValues {
      if edges.contains(.top) { $0.listSectionMargins.top = length.map { max($0, 0) } }
      if edges.contains(.leading) { $0.listSectionMargins.leading = length }
      if edges.contains(.bottom) { $0.listSectionMargins.bottom = length.map { max($0, 0) } }
      if edges.contains(.trailing) { $0.listSectionMargins.trailing = length }
    }
  }
}

// MARK: Editing

extension View {
  /// Sets whether people can't delete the rows in this view.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.isDeleteDisabled, isDisabled)
  }

  /// Sets whether people can't move the rows in this view.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { containerValue(\.isMoveDisabled, isDisabled) }

  /// Sets whether people can't select the rows in this view.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}

extension ContainerValues {
  @Entry var listRowInsets = ListRowInsets()
  @Entry var listRowBackground: ListRowBackground?
  @Entry var rowSeparators = ListSeparators()
  @Entry var sectionSeparators = ListSeparators()
  @Entry var isDeleteDisabled = false
  @Entry var isMoveDisabled = false
  @Entry var isSelectionDisabled = false
  @Entry var swipeActions: [SwipeActions] = []
}

// MARK: Items

extension View {
  /// Sets the color of the icons of labels in this view's rows; nil for the tint.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    _setting(\.listItemTint, tint.map { ListItemTint.fixed($0) })
  }

  /// Sets the tint of the icons of labels in this view's rows; nil for the tint of the place.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { _setting(\.listItemTint, tint) }
}

/// A tint of the icons of labels in the rows of a list.
public struct ListItemTint: Sendable {
  /// The color; nil for the one of monochrome icons.
  let color: Color?

  /// A color that no preference of people changes.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that a preference of people may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The color of texts.
  public static let monochrome = ListItemTint(color: nil)
}

extension EnvironmentValues {
  @Entry var listItemTint: ListItemTint?
}
