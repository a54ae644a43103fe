public import CanopyCore
public import Foundation

/// The editing state of the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The user isn't editing.
  case inactive
  /// The user is temporarily editing a part of the content, such as a swiped row.
  case transient
  /// The user is editing.
  case active

  /// A Boolean value that indicates whether the user is editing, even if only temporarily.
  public var isEditing: Bool { self != .inactive }
}

/// The visual prominence of an element.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// A higher prominence than usual.
  case increased
}

/// The size that the user prefers for rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of medium size.
  case medium
  /// Large rows.
  case large
}

extension EnvironmentValues {
  /// The minimum height of rows in lists.
  public var defaultMinListRowHeight: CGFloat {
    get { leastListRowHeight ?? 44 }
    set { leastListRowHeight = newValue }
  }

  /// The minimum height of rows in lists, or nil for the list's.
  @Entry package var leastListRowHeight: CGFloat?

  /// The minimum height of headers in lists, or nil for the list's.
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// The prominence of section headers.
  @Entry public var headerProminence: Prominence = .standard

  /// The size that the user prefers for rows in sidebars.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium

  /// A binding to the edit mode of the window or the presentation; nil outside of both.
  @Entry public var editMode: Binding<EditMode>?
}

extension View {
  /// Sets the prominence of section headers in this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    _setting(\.headerProminence, prominence)
  }
}
