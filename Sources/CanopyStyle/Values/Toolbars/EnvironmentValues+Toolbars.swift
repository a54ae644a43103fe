public import CanopyCore

extension EnvironmentValues {
  /// What controls in the window's toolbar show; nil outside of it.
  @Entry public package(set) var toolbarLabelStyle: ToolbarLabelStyle?
}
