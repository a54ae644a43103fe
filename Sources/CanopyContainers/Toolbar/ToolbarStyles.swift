internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The style of buttons in a toolbar: a label, because the bar has a platter behind the item.
struct ToolbarButtonStyle: PrimitiveButtonStyle {
  let placement: ToolbarItemPlacement

  func makeBody(configuration: Configuration) -> some View {
    PlatterButton(configuration: configuration, isProminent: placement == .confirmationAction)
  }
}

/// The style of labels in a toolbar: the icon.
struct ToolbarLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { ToolbarIcon(configuration: configuration) }
}

private struct ToolbarIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Label(configuration).labelStyle(.iconOnly).font(BarMetrics(idiom).symbolFont)
      // A symbol is nearer to the sides of its item than a title.
      .padding(.horizontal, -1.5)
  }
}

/// The style of toggles in a toolbar: a button that stays on.
struct ToolbarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    ._changing(\.tint, for: "toolbar") { tint in
      if configuration.isOn { tint = tint ?? AnyShapeStyle(Color.accentColor) }
    }
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}
