public import CanopyCore

extension EnvironmentValues {
  /// The label style of controls in the window's toolbar, or nil outside of the toolbar.
  @Entry public package(set) var toolbarLabelStyle: ToolbarLabelStyle?
}
