internal import CanopyAccessibility
package import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle

/// The style of a menu whose items follow its title, between dividers, for a menu of a host, whose items have one level.
package struct FlatMenuStyle: MenuStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    VStack {
      Divider()
      if let action = configuration.primaryAction {
        PressableView(role: nil, action: action) { configuration.label }
      } else {
        configuration.label
      }
      configuration.content._containerStyle(MenuKind.self, FlatMenuStyle(), for: "commands")
      Divider()
    }
  }
}
