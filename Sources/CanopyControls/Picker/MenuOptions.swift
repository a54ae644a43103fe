internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// The style of pickers in a menu: the options are items.
struct MenuItemPickerStyle: PickerStyle {
  func _makeBody(configuration: _PickerStyleConfiguration) -> some View { MenuOptions(configuration: configuration) }
}

/// The options of a picker as items of a menu. The selected one has a checkmark.
struct MenuOptions: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    MenuRows(content: options, isGroup: true)
      .containerValue(\.menuRow, .group)
      .containerValue(\.canBeChecked, true)
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
  }

  @MainActor private var options: some View {
    configuration.groups { groups in
      ForEach(groups) { group in
        Section {
          ForEach(group.options) { option in
            ClosingMenuItem(mark: .checkmark(isOn: option.isSelected), action: option.select) { option.view }
              .accessibilityAddTraits(option.isSelected ? .isSelected : [])
          }
        } header: {
          ForEach(group.header) { $0 }
        } footer: {
          ForEach(group.footer) { $0 }
        }
      }
    }
  }
}
