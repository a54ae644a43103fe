public import CanopyCore
internal import CanopyStyle
public import CanopyText

/// A container that you can use to add hierarchy within a tab view.
///
/// ```swift
/// TabSection("Playlists") {
///   Tab("Recent", systemImage: "clock", value: .recent) { Recent() }
///   Tab("Favorites", systemImage: "heart", value: .favorites) { Favorites() }
/// }
/// ```
///
/// A sidebar shows the header above the tabs. A tab bar shows the tabs beside the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content

  nonisolated private init(_ header: Header, _ content: Content) { (self.header, self.content) = (header, content) }
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  public var _tabs: AnyView { AnyView(SectionTabs(tabs: content._tabs, header: AnyView(header))) }
}

/// A section of a tab view, as its tabs know it.
struct TabSectionItem {
  let identity: TabSectionIdentity
  let header: AnyView
  /// The buttons below the tabs in a sidebar.
  var actions: AnyView?
}

/// The identity of a section of tabs.
final class TabSectionIdentity {
  nonisolated init() {}
}

/// The tabs of a section.
private struct SectionTabs: View {
  let tabs: AnyView
  let header: AnyView
  @State private var identity = TabSectionIdentity()

  init(tabs: AnyView, header: AnyView) { (self.tabs, self.header) = (tabs, header) }

  var body: some View {
    tabs._changingContainerValues { $0.tab.section = TabSectionItem(identity: identity, header: header) }
  }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header(), content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates a section with a localized title from a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(Text(titleResource), content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(Text(title), content())
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(EmptyView(), content())
  }
}
