internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

/// The content for a tab and the tab's associated tab item in a tab view.
///
/// ```swift
/// TabView(selection: $selection) {
///   Tab("Mail", systemImage: "envelope", value: .mail) { Inbox() }
///   Tab(value: .search, role: .search) { Search() }
/// }
/// ```
public struct Tab<Value, Content, Label> {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  nonisolated init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public var _tabs: AnyView {
    let page = TabPage(content: content, label: AnyView(label), role: role)
    return if let value { AnyView(page.tag(value)) } else { AnyView(page) }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind

  /// A tab for searching, which stands apart from the other tabs.
  public static let search = TabRole(kind: .search)
}

/// The label of a tab with a title and an image, or the label that belongs to the role of a tab.
public struct DefaultTabLabel {
  let title: Text?
  let image: Image?
}

extension DefaultTabLabel: View {
  /// The title and the image.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

extension DefaultTabLabel {
  nonisolated init(role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: isSearch ? Text("Search") : nil, image: isSearch ? Image(systemName: "magnifyingglass") : nil)
  }
}

// MARK: Tabs with a label

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab that is selected by a value.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  ///   - label: The label of the tab.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content(), label())
  }

  /// Creates a tab that is selected by a value of an optional selection.
  nonisolated public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(.some(value), role, content(), label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that is selected by a value, with the label of its role.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), DefaultTabLabel(role: role))
  }

  /// Creates a tab that is selected by a value of an optional selection, with the label of its role.
  nonisolated public init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value == V? {
    self.init(.some(value), role, content(), DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab that people select, and the program doesn't.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content(), label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab that people select, with the label of its role.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), DefaultTabLabel(role: role))
  }
}
