internal import CanopyAccessibility
package import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle

/// The style of a picker whose options follow its title, between dividers, for a menu of a host, whose items have one level.
package struct FlatPickerStyle: PickerStyle {
  package init() {}

  package func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    VStack {
      Divider()
      configuration.label
      configuration.options { options in
        ForEach(options) { option in
          PressableView(role: nil, action: option.select) { option.view }
            ._accessibilityControl(AccessibilityControl(.toggle, toggleState: option.isSelected ? .on : .off))
        }
      }
      Divider()
    }
  }
}
