public import CanopyCore
internal import CanopyLayout

/// A type that provides content for programmatically selectable tabs in a tab view.
///
/// ```swift
/// struct MusicTabs: TabContent {
///   var body: some TabContent<Int> {
///     Tab("Songs", systemImage: "music.note", value: 0) { Songs() }
///     Tab("Albums", systemImage: "square.stack", value: 1) { Albums() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the tabs that `body` returns.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views. Not for apps.
  @MainActor var _tabs: AnyView { get }
}

extension TabContent {
  public var _tabs: AnyView { AnyView(StyleBody(self) { $0.body._tabs }) }
}

/// Tabs that aren't composed of others.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {}

@MainActor
extension PrimitiveTabContent {
  public var body: Never { preconditionFailure("\(Self.self) consists of primitive tabs, which have no body.") }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public var _tabs: AnyView { AnyView(EmptyView()) }
}

/// Tabs with a hidden type.
public struct AnyTabContent<SelectionValue: Hashable> {
  private let content: any TabContent<SelectionValue>

  /// Creates tabs that hide the type of `content`.
  nonisolated public init<C: TabContent>(_ content: C) where C.TabValue == SelectionValue { self.content = content }
}

extension AnyTabContent: PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  public var _tabs: AnyView { content._tabs }
}

/// Tabs with a modifier around them.
struct ModifiedTabContent<Content: TabContent> {
  private let content: Content
  private let modify: (AnyView) -> AnyView

  /// - Parameter modify: A closure that modifies the tabs as views.
  nonisolated init(_ content: Content, _ modify: @escaping (AnyView) -> AnyView) {
    self.content = content
    self.modify = modify
  }
}

extension ModifiedTabContent: PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  var _tabs: AnyView { modify(content._tabs) }
}

/// The tabs of one element of a `ForEach`.
private struct TabRow<Content: TabContent>: View {
  let content: Content
  var body: AnyView { content._tabs }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _tabs: AnyView { AnyView(mapContent { TabRow(content: $0) }) }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for the elements of a collection of identifiable data.
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
    self.init(data, identifier: { $0.id }, content: content)
  }

  /// Creates tabs for the elements of a collection, identified by a key path.
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data, identifier: { $0[keyPath: id] }, content: content)
  }

  /// Creates tabs for the numbers of a constant range.
  nonisolated public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, T == Content.TabValue {
    self.init(data, identifier: { $0 }, content: content)
  }
}

extension Group where Content: TabContent {
  /// Creates a group of tabs.
  nonisolated public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where T == Content.TabValue {
    self.init(of: content(), ())
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var _tabs: AnyView { content._tabs }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var _tabs: AnyView { AnyView(self?._tabs) }
}

extension _ConditionalContent: TabContent, PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public var _tabs: AnyView { AnyView(mapContent({ $0._tabs }, { $0._tabs })) }
}
