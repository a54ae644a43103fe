internal import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle
internal import CanopyText

/// A menu with the label of a group, whose items are the controls of the group.
struct ControlMenu: View {
  let configuration: ControlGroupStyleConfiguration
  /// A Boolean value that indicates whether the controls are side by side.
  let isCompact: Bool

  var body: some View {
    Menu {
      if isCompact {
        ControlGroup { configuration.content }
      } else {
        configuration.content
      }
    } label: {
      if let label = configuration.label.view {
        label
      } else {
        Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
      }
    }
  }
}
