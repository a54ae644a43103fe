internal import CanopyAccessibility
internal import CanopyControls
public import CanopyCore
internal import CanopyLayout
public import CanopyStyle
public import CanopyText
internal import Foundation

/// The placement of a tab in the tab bar and the sidebar of an adaptable tab view.
public struct TabPlacement: Hashable, Sendable {
  private enum Kind { case automatic, pinned, sidebarOnly }
  private let kind: Kind

  /// In the bar and in the sidebar.
  public static let automatic = TabPlacement(kind: .automatic)
  /// At the trailing end of the bar.
  public static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar, and not in the bar.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// A placement of the tabs of an adaptable tab view: in its bar or in its sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }
  private let kind: Kind

  /// All placements.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// The tab bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

extension TabContent {
  /// Changes the properties of the tabs.
  nonisolated func _changingTabs(_ change: @escaping (inout TabItem) -> Void) -> some TabContent<TabValue> {
    ModifiedTabContent(self) { AnyView($0._changingContainerValues { change(&$0.tab) }) }
  }

  /// Modifies the buttons of the tabs in the bar or the sidebar.
  nonisolated func _modifyingButtons(_ modify: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> {
    _changingTabs { $0.modifiers.append(modify) }
  }

  // MARK: Visibility

  /// Hides this tab, which the program can still select.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _changingTabs { $0.isHidden = $0.isHidden || hidden }
  }

  /// Prevents people from selecting this tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _changingTabs { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Sets where this tab is shown in a tab view with a bar and a sidebar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _changingTabs { $0.placement = placement }
  }

  // MARK: Badges

  /// Shows a number on this tab; 0 for none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text on this tab; nil for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabContent(self) { AnyView($0.badge(label)) }
  }

  /// Shows a localized text on this tab; nil for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

  /// Shows a localized text from a resource on this tab; nil for none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource.map { Text($0) })
  }

  /// Shows a text on this tab; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Adds buttons to this section, which a sidebar shows below the tabs.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return _changingTabs { $0.section?.actions = actions }
  }

  // MARK: The button

  /// Adds a menu to the button of this tab.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = menuItems()
    return _modifyingButtons { AnyView($0.contextMenu { items }) }
  }

  /// Adds an accessibility label to the button of this tab.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _modifyingButtons { isEnabled ? AnyView($0.accessibilityLabel(label)) : $0 }
  }

  /// Adds a localized accessibility label to the button of this tab.
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Adds an accessibility label to the button of this tab.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Adds an accessibility hint to the button of this tab.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    _modifyingButtons { isEnabled ? AnyView($0.accessibilityHint(hint)) : $0 }
  }

  /// Adds an accessibility identifier to the button of this tab.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    _modifyingButtons { isEnabled ? AnyView($0.accessibilityIdentifier(identifier)) : $0 }
  }

  /// Adds a keyboard shortcut that selects this tab.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some TabContent<TabValue> {
    _modifyingButtons { AnyView($0.keyboardShortcut(key, modifiers: modifiers)) }
  }

  // MARK: Customization

  /// Sets the identifier of this tab in the customization of its tab view.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _changingTabs { $0.customizationID = id }
  }

  /// Sets whether this tab is shown unless people customize it.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _changingTabs { item in
      for placement in placements.isEmpty ? [.automatic] : placements { item.visibilities[placement] = visibility }
    }
  }
}
