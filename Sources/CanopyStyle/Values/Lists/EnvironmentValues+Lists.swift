public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// The minimum height of rows in lists.
  @Entry public var defaultMinListRowHeight: CGFloat = 44

  /// The minimum height of headers in lists, or nil for that of the list.
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// The prominence of section headers.
  @Entry public var headerProminence: Prominence = .standard

  /// The size that the user prefers for rows in sidebars.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium

  /// A binding to the edit mode, or nil if the content can't be edited.
  @Entry public var editMode: Binding<EditMode>?
}
