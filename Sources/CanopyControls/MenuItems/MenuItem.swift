internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A row of a menu that people press, or a column of a row.
struct MenuItem<Label: View>: View {
  /// The mark of a row: a checkmark before the label of an item that people turn on, or the chevron of a submenu at the end.
  enum Mark {
    case none, submenu(isOpen: Bool), checkmark(isOn: Bool)

    var isCheckmark: Bool { if case .checkmark = self { true } else { false } }
    var isOn: Bool { if case .checkmark(true) = self { true } else { false } }
  }

  private let role: ButtonRole?
  private let mark: Mark
  private let isColumn: Bool
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isPressed = false
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlTokens.menu) private var tokens
  @ScaledMetric private var scale: CGFloat = 1

  init(
    role: ButtonRole? = nil, mark: Mark = .none, isColumn: Bool = false, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    (self.role, self.mark, self.isColumn, self.action, self.label) = (role, mark, isColumn, action, label())
  }

  var body: some View {
    PressableView(role: role?.name, action: action, pressingChanged: { isPressed = $0 }) {
      content
        .foregroundStyle(color)
        .padding(.horizontal, isColumn ? tokens.columnPadding : tokens.rowPadding.width)
        .padding(.vertical, tokens.rowPadding.height)
        .frame(maxWidth: .infinity)
        ._leastFrame(height: tokens.rowHeight)
        .background {
          let outline = ControlOutline(radius: tokens.highlightRadius)
          Group {
            if isColumn, mark.isOn { outline.fill(tokens.columnFill) }
            outline.fill(tokens.highlight).opacity(isHighlighted ? 1 : 0)
          }
          .padding(.horizontal, tokens.highlightInset)
        }
        .contentShape(.rect)
    }
    .focused($isFocused)
    .focusEffectDisabled()
    // The row below the pointer is the one that keys press, so that only one row is highlighted.
    .onHover { isFocused = $0 }
    .containerValue(\.menuRow, .item)
    .containerValue(\.canBeChecked, mark.isCheckmark)
  }

  private var isHighlighted: Bool { isPressed || isFocused }

  @ViewBuilder @MainActor private var content: some View {
    if isColumn {
      label.multilineTextAlignment(.center)
    } else {
      HStack(spacing: tokens.spacing) {
        MenuCheckmark(isOn: mark.isOn)
        label
        Spacer(minLength: 0)
        if case .submenu(let isOpen) = mark {
          Image(systemName: "chevron.forward").resizable().scaledToFit()
            .frame(width: tokens.chevron.width * scale, height: tokens.chevron.height * scale)
            .rotationEffect(.degrees(isOpen ? (direction == .leftToRight ? 90 : -90) : 0))
            .accessibilityHidden(true)
        }
      }
    }
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.primary.opacity(tokens.disabledOpacity)) }
    if isHighlighted, let color = tokens.highlightedLabel { return AnyShapeStyle(color) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

/// The checkmark of an item, or the room for it if another item can have one.
struct MenuCheckmark: View {
  let isOn: Bool
  @Environment(\.menuHasCheckmarks) private var isShown
  @Environment(\.controlTokens.menu) private var tokens
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    if isShown {
      Image(systemName: "checkmark").resizable().scaledToFit().fontWeight(.semibold)
        .frame(width: tokens.checkmarkWidth * scale)
        .opacity(isOn ? 1 : 0)
        .accessibilityHidden(true)
    }
  }
}

/// An item that closes the menu before it acts, unless the app wants the menu to stay open.
struct ClosingMenuItem<Label: View>: View {
  var role: ButtonRole?
  var mark = MenuItem<Label>.Mark.none
  var isColumn = false
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
  @Environment(\.closeMenu) private var close
  @Environment(\.menuActionDismissBehavior) private var behavior

  var body: some View {
    MenuItem(role: role, mark: mark, isColumn: isColumn) {
      if behavior != .disabled { close?() }
      action()
    } label: {
      label
    }
  }
}

/// The label of an item: a title, texts below it, and an icon, in whatever order the app lists them.
struct MenuItemLabel<Content: View>: View {
  let label: Content
  @Environment(\.controlTokens.menu) private var tokens
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    Group(subviews: label) { parts in
      if parts.count > 1 {
        let icons = parts.filter { !$0.node.unwrapped.isText }
        HStack(spacing: tokens.spacing) {
          if !icons.isEmpty { ForEach(icons) { $0 }.frame(minWidth: tokens.iconWidth * scale) }
          VStack(alignment: .leading, spacing: 0) {
            let texts = parts.filter(\.node.unwrapped.isText)
            ForEach(texts.prefix(1)) { $0 }
            ForEach(texts.dropFirst()) { $0 }.font(tokens.captionFont).foregroundStyle(.secondary)
          }
        }
      } else {
        parts
      }
    }
  }
}

/// An action that closes the menu of the view.
struct CloseMenuAction {
  let close: @MainActor () -> Void

  @MainActor func callAsFunction() { close() }
}

extension EnvironmentValues {
  /// An action that closes the enclosing menu, or nil outside of menus.
  @Entry var closeMenu: CloseMenuAction?

  /// A Boolean value that indicates whether the rows of the enclosing menu have room for a checkmark.
  @Entry var menuHasCheckmarks = false
}
