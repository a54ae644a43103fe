internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The rows of a menu, with lines between its groups. While a submenu is open, only its row is shown.
///
/// The controls inside know how they look in a menu.
struct MenuRows<Content: View>: View {
  let content: Content
  /// A Boolean value that indicates whether the rows are among others, with which they are aligned.
  var isGroup = false
  /// An action for a menu that has no rows.
  var onEmpty: (@MainActor () -> Void)?
  @Environment(\.menuHasCheckmarks) private var hasCheckmarksAround

  var body: some View {
    Group(sections: content._menuItems()) { sections in
      let groups = MenuGroup.groups(in: sections)
      if groups.isEmpty, let onEmpty { Color.clear.frame(width: 0, height: 0).onAppear(perform: onEmpty) }
      let rows = groups.lazy.flatMap(\.rows)
      let open = rows.first { $0.containerValues.menuRow == .openSubmenu }
      // Labels are aligned with each other, so if any item can be checked, all have room for it.
      let hasCheckmarks = isGroup && hasCheckmarksAround || rows.contains(where: \.containerValues.canBeChecked)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(groups) { group in
          MenuGroupView(group: group, isFirst: group.id == groups.first?.id, open: open?.id)
        }
      }
      .environment(\.menuHasCheckmarks, hasCheckmarks)
    }
  }
}

/// Rows of a menu between two lines.
private struct MenuGroup: Identifiable {
  let id: Int
  var header: [Subview] = []
  var rows: [Subview] = []
  var footer: [Subview] = []

  /// Returns the groups of rows in some sections. A divider begins a group, and a picker has one of its own.
  @MainActor
  static func groups(in sections: SectionCollection) -> [MenuGroup] {
    var groups: [MenuGroup] = []
    for section in sections {
      var parts = [MenuGroup(id: groups.count)]
      func begin() { if parts.last?.rows.isEmpty == false { parts.append(MenuGroup(id: groups.count + parts.count)) } }
      for row in section.content {
        if row.node.unwrapped.isDivider {
          begin()
        } else if row.containerValues.menuRow == .group {
          begin()
          parts[parts.count - 1].rows.append(row)
          begin()
        } else {
          parts[parts.count - 1].rows.append(row)
        }
      }
      if parts.last?.rows.isEmpty == true, parts.count > 1 { parts.removeLast() }
      parts[0].header = Array(section.header)
      parts[parts.count - 1].footer = Array(section.footer)
      groups += parts.filter { !$0.rows.isEmpty || !$0.header.isEmpty || !$0.footer.isEmpty }
    }
    return groups
  }
}

/// A group of rows, with its header and its footer.
private struct MenuGroupView: View {
  let group: MenuGroup
  let isFirst: Bool
  /// The row with the open submenu, or nil if there is none.
  let open: Subview.ID?

  var body: some View {
    if !isFirst { MenuSeparator().modifier(CollapsedRow(isCollapsed: open != nil)) }
    MenuCaption(views: group.header).modifier(CollapsedRow(isCollapsed: open != nil)).accessibilityAddTraits(.isHeader)
    ForEach(group.rows) { row in
      MenuRow(row: row).modifier(CollapsedRow(isCollapsed: open != nil && open != row.id))
    }
    MenuCaption(views: group.footer).modifier(CollapsedRow(isCollapsed: open != nil))
  }
}

/// The line between two groups of rows.
struct MenuSeparator: View {
  @Environment(\.controlTokens.menu) private var tokens

  var body: some View {
    tokens.separator.frame(height: tokens.separatorHeight)
      .padding(.horizontal, tokens.separatorInset.width)
      .padding(.vertical, tokens.separatorInset.height)
      .accessibilityHidden(true)
  }
}

/// The header or the footer of a section in a menu.
struct MenuCaption: View {
  let views: [Subview]
  @Environment(\.controlTokens.menu) private var tokens

  var body: some View {
    ForEach(views) { $0 }
      .font(tokens.captionFont)
      .foregroundStyle(.secondary)
      .padding(.horizontal, tokens.rowPadding.width)
      .padding(.vertical, tokens.captionPadding)
  }
}

/// A row of a menu. A view that isn't a control, such as a text, is shown in the dimensions of a row.
private struct MenuRow: View {
  let row: Subview
  @Environment(\.controlTokens.menu) private var tokens

  var body: some View {
    if row.containerValues.menuRow == .other {
      HStack(spacing: tokens.spacing) {
        MenuCheckmark(isOn: false)
        row
      }
      .foregroundStyle(.secondary)
      .padding(.horizontal, tokens.rowPadding.width)
      .padding(.vertical, tokens.rowPadding.height)
      .frame(maxWidth: .infinity, alignment: .leading)
      ._leastFrame(height: tokens.rowHeight)
    } else {
      row
    }
  }
}

/// A modifier that leaves out a row, but keeps it in the tree.
private struct CollapsedRow: ViewModifier {
  let isCollapsed: Bool

  func body(content: Content) -> some View {
    content
      .frame(height: isCollapsed ? 0 : nil, alignment: .top)
      ._hidden(isCollapsed)
  }
}

/// The role of a row in its menu.
enum MenuRowKind {
  /// A view that isn't a control, such as a text.
  case other
  /// A row that looks like one already.
  case item
  /// Several rows that lines separate from the others, such as the options of a picker.
  case group
  /// A submenu that is open.
  case openSubmenu
}

extension ContainerValues {
  /// The role of this view in its menu.
  @Entry var menuRow: MenuRowKind = .other

  /// A Boolean value that indicates whether this row of a menu has a checkmark at times.
  @Entry var canBeChecked = false
}
