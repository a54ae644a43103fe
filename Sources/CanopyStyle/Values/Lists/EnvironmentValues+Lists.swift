public import CanopyCore
public import Foundation

extension EnvironmentValues {
  /// How high a row of a list is at least.
  @Entry public var defaultMinListRowHeight: CGFloat = 44

  /// How high a header in a list is at least; nil leaves it to the list.
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// How much headers of sections stand out.
  @Entry public var headerProminence: Prominence = .standard

  /// How large the user wants rows in sidebars.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium

  /// Whether the user is editing, and the way to change that; nil where nothing can be edited.
  @Entry public var editMode: Binding<EditMode>?
}
