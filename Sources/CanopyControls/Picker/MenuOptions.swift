internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The style of pickers in a menu: the options are items.
struct MenuItemPickerStyle: PickerStyle {
  func _makeBody(configuration: _PickerStyleConfiguration) -> some View { MenuOptions(configuration: configuration) }
}

/// The options of a picker as items of a menu. The selected one has a checkmark.
struct MenuOptions: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    configuration.groups { groups in
      let count = groups.reduce(0) { $0 + $1.options.count }
      Group {
        if count > Self.mostRowsAtOnce { lazyRows(groups) } else { MenuRows(content: rows(groups), isGroup: true) }
      }
      .containerValue(\.menuRow, .group)
      .containerValue(\.canBeChecked, true)
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
    }
  }

  /// The number of options up to which all rows are in the tree. A menu with more of them has those in sight.
  private static var mostRowsAtOnce: Int { 200 }

  @MainActor private func rows(_ groups: [PickerGroup]) -> some View {
    ForEach(groups) { group in
      Section {
        ForEach(group.options) { row($0) }
      } header: {
        ForEach(group.header) { $0 }
      } footer: {
        ForEach(group.footer) { $0 }
      }
    }
  }

  @MainActor private func lazyRows(_ groups: [PickerGroup]) -> some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(groups) { group in
        if group.id != groups.first?.id { MenuSeparator() }
        MenuCaption(views: group.header).accessibilityAddTraits(.isHeader)
        ForEach(group.options) { row($0) }
        MenuCaption(views: group.footer)
      }
    }
    .environment(\.menuHasCheckmarks, true)
  }

  @MainActor private func row(_ option: PickerOption) -> some View {
    ClosingMenuItem(mark: .checkmark(isOn: option.isSelected), action: option.select) { option.view }
      .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}
