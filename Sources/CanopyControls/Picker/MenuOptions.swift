internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
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
    // Listing the options puts all of them into the tree, so options that are known to be many aren't listed.
    if rowCount(of: configuration.choices.view) > Self.mostRowsAtOnce {
      group { ManyMenuOptions(choices: configuration.choices) }
    } else {
      configuration.groups { groups in
        group {
          if groups.reduce(0, { $0 + $1.options.count }) > Self.mostRowsAtOnce {
            ManyMenuOptions(choices: configuration.choices)
          } else {
            MenuRows(content: rows(groups), isGroup: true)
          }
        }
      }
    }
  }

  /// Returns the options as a group of rows of the menu.
  @MainActor private func group(@ViewBuilder _ options: () -> some View) -> some View {
    Group(content: options)
      .containerValue(\.menuRow, .group)
      .containerValue(\.canBeChecked, true)
      .accessibilityElement(children: .contain)
      .accessibilityLabel { _ in configuration.label }
  }

  /// The number of options up to which all rows are in the tree. A menu with more of them has those in sight.
  private static var mostRowsAtOnce: Int { 200 }

  @MainActor private func rows(_ groups: [PickerGroup]) -> some View {
    ForEach(groups) { group in
      Section {
        ForEach(group.options) { MenuOption(option: $0) }
      } header: {
        ForEach(group.header) { $0 }
      } footer: {
        ForEach(group.footer) { $0 }
      }
    }
  }
}

/// An option of a picker as an item of a menu.
private struct MenuOption: View {
  let option: PickerOption

  var body: some View {
    ClosingMenuItem(mark: .checkmark(isOn: option.isSelected), action: option.select) { option.view }
      .accessibilityAddTraits(option.isSelected ? .isSelected : [])
  }
}

/// Options of which only those in sight are in the tree.
private struct ManyMenuOptions: View {
  let choices: PickerContent
  @State private var rows = ListedRows()

  var body: some View {
    ListStack(.zero, pinsHeaders: false, rows: rows, content: choices.view) { [choices] row in
      MenuOptionRow(row: row, selection: choices.selection)
    }
    .environment(\.menuHasCheckmarks, true)
  }
}

/// An option, a divider, or the header or the footer of a section, below the line that separates it from the section before.
private struct MenuOptionRow: View {
  let row: ListedRow
  let selection: any PickerSelecting

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if row.position.contains(.afterSection) { MenuSeparator() }
      switch row.part {
      case .header: caption.accessibilityAddTraits(.isHeader)
      case .footer: caption
      case .row:
        if row.isDivider {
          // A view that no frame shows would be laid out in its place. The line is that of a menu.
          row.view.hidden().frame(width: 0, height: 0)
          if separatesOptions { MenuSeparator() }
        } else {
          MenuOption(option: selection.option(for: row))
        }
      }
    }
  }

  @MainActor private var caption: some View {
    MenuCaption(views: [row.view]).frame(maxWidth: .infinity, alignment: .leading)
  }

  /// A Boolean value that indicates whether there are options on both sides of a divider.
  @MainActor private var separatesOptions: Bool {
    row.position.isDisjoint(with: [.first, .last]) && row.next?.isDivider != true
  }
}

extension ListedRow {
  fileprivate var isDivider: Bool { view.node.unwrapped.isDivider }
}
