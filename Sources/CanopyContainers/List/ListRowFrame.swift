internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The view around a row, a header or a footer of a list.
struct ListRowFrame: View {
  let row: ListedRow
  let list: ListContext

  var body: some View {
    let margins = row.containerValues.listSectionMargins
    if margins.leading != nil || margins.trailing != nil {
      content
        .padding(.leading, margins.leading.map { $0 - list.metrics.margin } ?? 0)
        .padding(.trailing, margins.trailing.map { $0 - list.metrics.margin } ?? 0)
    } else {
      content
    }
  }

  @ViewBuilder @MainActor private var content: some View {
    switch row.part {
    case .header:
      SectionDisclosure(row: row, metrics: list.metrics) {
        ListHeading(row: row, font: list.metrics.headerFont, insets: list.metrics.headerInsets, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
      }
    case .footer:
      ListHeading(
        row: row, font: list.metrics.footerFont, insets: list.metrics.footerInsets,
        alignment: list.metrics.footerAlignment)
    case .row: ListRow(row: row, list: list)
    }
  }
}

/// The view around the header or the footer of a section.
private struct ListHeading: View {
  let row: ListedRow
  let font: Font
  let insets: EdgeInsets
  let alignment: HorizontalAlignment
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight

  var body: some View {
    let isProminent = prominence == .increased && row.part == .header
    row.view
      .font(isProminent ? .title3.bold() : font)
      .foregroundStyle(isProminent ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .padding(row.containerValues.listRowInsets.resolved(in: insets))
      .frame(
        maxWidth: .infinity, minHeight: leastHeight, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The view around a row.
private struct ListRow {
  let row: ListedRow
  let list: ListContext
  /// The distance by which people drag the row to another place; nil while they don't.
  @State private var dragged: CGFloat?
  @State private var action = ListRowAction()
  @Environment(\.editMode) private var editMode
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.selectionMenu) private var selectionMenu
  @Environment(\.navigationContext) private var navigation
  @Environment(\.leastListRowHeight) private var leastHeight
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
}

extension ListRow: View {
  /// The facts about the row that a body needs, read once.
  private struct Facts {
    let values: ContainerValues
    let isEditing: Bool
    let isSelected: Bool
    let isSelectable: Bool

    var canDelete: Bool { values.contentEdits.delete != nil && !values.isDeleteDisabled }
    var canMove: Bool { isEditing && values.contentEdits.move != nil && !values.isMoveDisabled }
  }

  @MainActor private var facts: Facts {
    let values = row.containerValues
    let isEditing = editMode?.wrappedValue.isEditing == true
    guard let selection = list.selection else {
      return Facts(values: values, isEditing: isEditing, isSelected: false, isSelectable: false)
    }
    let key = RowKey(row)
    return Facts(
      values: values, isEditing: isEditing, isSelected: selection.isSelected(key),
      isSelectable: !values.isSelectionDisabled && (!isEditing || selection.allowsMany) && selection.canSelect(key))
  }

  var body: some View {
    let facts = facts
    let shape = shape
    ListRowLayout(insets: insets(facts.values), trailing: list.metrics.insets.trailing, leastHeight: leastHeightOfRow) {
      if let leading = leading(facts) { leading.layoutValue(key: ListRowPart.self, value: .leading) }
      row.view.layoutValue(key: ListRowPart.self, value: .content)
      if let badge = facts.values.badge {
        RowBadge(text: badge).padding(.leading, 4.5).layoutValue(key: ListRowPart.self, value: .trailing)
      }
      if facts.values.leadsToPage, !facts.isEditing {
        NavigationIndicator().padding(.leading, 8).layoutValue(key: ListRowPart.self, value: .trailing)
      }
      if facts.canMove {
        MoveGrip(row: row, moved: { dragged = $0 }).layoutValue(key: ListRowPart.self, value: .trailing)
      }
      if list.metrics.hasSeparators {
        if let color = lineAbove(facts) { line(color).layoutValue(key: ListRowPart.self, value: .upperLine) }
        if let color = lineBelow(facts) { line(color).layoutValue(key: ListRowPart.self, value: .lowerLine) }
      }
    }
    .background { ground(facts, shape) }
    .contentShape(Rectangle())
    .gesture(
      TapGesture().modifiers(.control).onEnded { select(toggles: true) }
        .exclusively(before: TapGesture().modifiers(.shift).onEnded { extendSelection() }),
      isEnabled: facts.isSelectable && list.selection?.allowsMany == true
    )
    .gesture(TapGesture().onEnded { press() }, isEnabled: canPress(facts))
    .simultaneousGesture(
      TapGesture(count: 2).onEnded { if let values = menuValues { selectionMenu?.primaryAction?(values) } },
      isEnabled: idiom == .desktop && selectionMenu?.primaryAction != nil
    )
    .onPreferenceChange(ListRowAction.self) { action = $0 }
    .modifier(SelectableRow(isSelectable: facts.isSelectable, isSelected: facts.isSelected, select: press))
    .offset(y: dragged ?? 0)
    .zIndex(dragged == nil ? 0 : 1)
    .modifier(RowMenu { menuValues })
    .modifier(InsertableRow(row: row, insertion: facts.values.contentInsertion))
    .modifier(SwipeableRow(actions: swipeActions(facts), shape: shape))
  }

  @MainActor private func insets(_ values: ContainerValues) -> EdgeInsets {
    var insets = values.listRowInsets.resolved(in: list.metrics.insets)
    insets.leading += CGFloat(values.listIndentation) * list.metrics.indentation
    return insets
  }

  @MainActor private var leastHeightOfRow: CGFloat { leastHeight ?? list.metrics.minHeight * scale }

  // MARK: Acting

  @MainActor private func canPress(_ facts: Facts) -> Bool {
    isEnabled && (facts.isSelectable || action.onlyTrigger != nil)
  }

  /// Does what a press of the row does: the action of its only button, or else opening or selecting the row.
  @MainActor private func press() {
    if let trigger = action.onlyTrigger { return trigger.action() }
    let isEditing = editMode?.wrappedValue.isEditing == true
    if idiom == .phone, !isEditing, let open = selectionMenu?.primaryAction, let values = menuValues {
      return open(values)
    }
    select(toggles: isEditing)
  }

  @MainActor private func select(toggles: Bool) {
    list.current.begin(at: row, list.selection)
    list.selection?.select(RowKey(row), toggles: toggles)
    if !toggles { navigation.place?.showNextColumn() }
  }

  /// Selects all rows from the one where the selection began to this one.
  @MainActor private func extendSelection() {
    guard let selection = list.selection else { return }
    list.current.extend(to: row, selection, among: list.rows)
  }

  /// The values that a menu of the row is for: all selected ones if the row is one of them.
  @MainActor private var menuValues: Set<AnyHashable>? {
    let key = RowKey(row)
    guard let selection = list.selection, let value = selection.anyValue(of: key) else { return nil }
    return selection.isSelected(key) ? selection.anyValues : [value]
  }

  /// Returns the actions of a row that people swipe to. Rows that can be deleted have an action for that, unless the app sets others.
  @MainActor private func swipeActions(_ facts: Facts) -> [SwipeActions] {
    if facts.isEditing { return [] }
    if !facts.values.swipeActions.isEmpty { return facts.values.swipeActions }
    guard facts.canDelete else { return [] }
    return [SwipeActions(edge: .trailing, allowsFullSwipe: true, content: AnyView(DeleteButton(row: row)))]
  }

  // MARK: Parts

  @MainActor private func leading(_ facts: Facts) -> AnyView? {
    guard facts.isEditing else { return nil }
    // Rows that people select while they edit the list are deleted by other means.
    if facts.isSelectable, list.selection?.allowsMany == true {
      return AnyView(SelectionMark(isSelected: facts.isSelected))
    }
    return facts.canDelete ? AnyView(DeleteDisc(row: row)) : nil
  }

  @MainActor private func line(_ color: Color) -> some View {
    Rectangle().fill(color).frame(height: 1).accessibilityHidden(true)
  }

  /// Returns the color of the line above the row, which only the first row of a section may have; nil for none.
  @MainActor private func lineAbove(_ facts: Facts) -> Color? {
    let section = facts.values.sectionSeparators
    guard row.position.contains(.first), section.visibility.top == .visible else { return nil }
    return section.tint.top ?? list.metrics.separatorColor
  }

  /// Returns the color of the line below the row; nil for none.
  @MainActor private func lineBelow(_ facts: Facts) -> Color? {
    if list.separatesRows || facts.isSelected || action.isPressed { return nil }
    let (own, usual) = (facts.values.rowSeparators, list.metrics.separatorColor)
    if own.visibility.bottom == .hidden { return nil }
    if row.position.contains(.last) {
      let section = facts.values.sectionSeparators
      return section.visibility.bottom == .visible ? section.tint.bottom ?? own.tint.bottom ?? usual : nil
    }
    guard let next = row.next else { return own.tint.bottom ?? usual }
    let below = next.containerValues.rowSeparators
    if below.visibility.top == .hidden || list.selection?.isSelected(RowKey(next)) == true { return nil }
    return own.tint.bottom ?? below.tint.top ?? usual
  }

  @ViewBuilder @MainActor
  private func ground(_ facts: Facts, _ shape: UnevenRoundedRectangle) -> some View {
    ZStack {
      if let background = facts.values.listRowBackground {
        background.view.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)
      } else if row.position.contains(.alternate) {
        RoundedRectangle(cornerRadius: list.metrics.alternateRadius).fill(list.metrics.alternateFill)
      } else if let fill = list.metrics.rowFill {
        shape.fill(fill)
      }
      if facts.isSelected || action.isPressed {
        RoundedRectangle(cornerRadius: list.metrics.selectionRadius)
          .fill(list.metrics.selectionFill)
          .padding(.horizontal, list.metrics.selectionInset)
          .clipShape(shape)
      }
    }
  }

  /// The shape behind the row: the part of the card of its section.
  @MainActor private var shape: UnevenRoundedRectangle {
    let radius = list.metrics.cornerRadius ?? 0
    let isFirst = list.separatesRows || row.position.contains(.first)
    let isLast = list.separatesRows || row.position.contains(.last)
    return UnevenRoundedRectangle(
      topLeadingRadius: isFirst ? radius : 0, bottomLeadingRadius: isLast ? radius : 0,
      bottomTrailingRadius: isLast ? radius : 0, topTrailingRadius: isFirst ? radius : 0)
  }
}

/// A modifier that says to assistive technologies that a row is selected, and lets them select it.
private struct SelectableRow: ViewModifier {
  let isSelectable: Bool
  let isSelected: Bool
  let select: () -> Void

  func body(content: Content) -> some View {
    if isSelectable {
      content
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? [.isSelected, .isButton] : .isButton)
        .accessibilityAction { select() }
    } else {
      content
    }
  }
}
