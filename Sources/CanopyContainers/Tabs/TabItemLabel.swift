internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

/// A view created from the title and the icon of a tab: the first text of its label, and the first other view.
struct TabItemLabel<Content: View>: View {
  let label: AnyView?
  @ViewBuilder let content: (_ title: Subview?, _ icon: Subview?) -> Content

  var body: some View {
    Group(subviews: label._containerStyle(LabelKind.self, SplitLabelStyle(), for: "TabView")) { parts in
      content(parts.first(where: isText), parts.first { !isText($0) })
    }
  }

  @MainActor private func isText(_ part: Subview) -> Bool { part.node.unwrapped.isText }
}

/// The style of labels in tabs: the icon and the title as two views, which the bar places.
private struct SplitLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The title of a tab, or its icon if it has no title.
struct TabTitle: View {
  let label: AnyView?

  var body: some View {
    TabItemLabel(label: label) { title, icon in
      if let title { title } else { icon }
    }
  }
}

/// A tab for assistive technologies: its title, and its place among the tabs.
struct TabAccessibility: ViewModifier {
  let tab: TabEntry
  let place: Int
  let count: Int
  let isSelected: Bool

  func body(content: Content) -> some View {
    content
      ._accessibilityControl(AccessibilityControl(.tab, value: value), label: TabTitle(label: tab.item.label))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var value: Text {
    let position = Text("\(place + 1) of \(count)")
    return tab.badge.map { Text("\($0), \(position)") } ?? position
  }
}

extension KeyPress {
  /// Returns the place that a key moves to in a bar of tabs, or nil if the key doesn't move. After the last place comes the first.
  func place(from place: Int, of count: Int, _ direction: LayoutDirection) -> Int? {
    guard modifiers.isDisjoint(with: [.command, .control, .option, .shift]) else { return nil }
    let isForward = (key == .rightArrow) == (direction == .leftToRight)
    return switch key {
    case .home: 0
    case .end: count - 1
    default: (place + (isForward ? 1 : count - 1)) % count
    }
  }
}
